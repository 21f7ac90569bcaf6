import { gameCode } from '@proximity/rules/game-code';
import { guessCount } from '@proximity/rules/game-counts';
import { gameKey } from '@proximity/rules/game-key';
import type { GameState } from '@proximity/rules/game-state';
import { mergeGames } from '@proximity/rules/merge-games';
import { storeGame } from '@proximity/rules/store-game';
import type { DeviceStorage } from '../device/device-storage';
import { serverTime } from '../device/remembered-day';
import type { OwnAccount } from './own-account';
import type { AccountCalls } from './account-calls';
import { atMost } from './at-most';
import { deviceGame } from './device-games';
import type { Log } from './log';
import { hasNews } from './has-news';
import type { OpenGame } from './open-game';
import { createOpenedGames } from './opened-games';
import type { StatsSync } from './stats-sync';
import { createUploadQueue } from './upload-queue';
import type { Wakings } from './wakings';

/** Guesses come in bursts: they are saved together. */
const GUESS_DELAY_MS = 2000;
/** Who signs out does not wait longer than this for what is not saved yet. */
const HURRY_MS = 2000;

export interface GameSync {
  /** Saves everything that the account does not have yet. Never rejects. */
  readonly syncAll: () => Promise<void>;
  readonly save: (game: GameState) => void;
  /** Saves what can be saved in a moment. */
  readonly hurry: () => Promise<void>;
  readonly open: (game: OpenGame) => () => void;
  /** Asks what the account has of the open games. */
  readonly refreshOpen: () => void;
  /** The page is looked at again: the same, and saves what waits. */
  readonly wake: () => void;
}

export interface GameSyncParts {
  readonly calls: Pick<AccountCalls, 'upsertGame' | 'fetchGame' | 'tellInitialLoadComplete'>;
  readonly own: OwnAccount;
  readonly storage: DeviceStorage;
  readonly stats: Pick<StatsSync, 'syncOnce' | 'upload'>;
  readonly wakings: Wakings;
  /** The session stands: before that nothing is asked for. */
  readonly isReady: () => boolean;
  readonly now: () => number;
  readonly log: Log;
}

/** Keeps the games of this device and those of the account the same. */
export function createGameSync(parts: GameSyncParts): GameSync {
  const { own, storage, stats, wakings, now } = parts;
  const queue = createUploadQueue({ ...parts, onSaved: takeIn });
  const opened = createOpenedGames({ ...parts, queue });
  const closeFirstUpload = createCloseFirstUpload(parts);

  function takeIn(theirs: GameState): void {
    own.tellSaved(theirs);
    const key = gameKey(theirs);
    const open = opened.find(key);
    if (open) return open.join(theirs);
    const here = deviceGame(storage, key)?.game;
    if (here && hasNews(theirs, here)) {
      storage.write(key, storeGame(mergeGames(theirs, here), serverTime(storage, now())));
    }
  }

  async function saveEnd(game: GameState): Promise<void> {
    // a win changes no number of plays: unless it is told, another device's record takes its place
    if (await queue.run(gameKey(game))) await stats.upload(gameCode(game.mode, game.lang));
  }

  wakings.onLeave(() => void queue.run());

  return {
    async syncAll() {
      if (await queue.run()) await closeFirstUpload();
    },
    save(game) {
      // the account's clock of a game starts with its first guess: kept back, a quick game would look too quick
      if (game.status === 'playing') queue.runIn(guessCount(game) === 1 ? 0 : GUESS_DELAY_MS);
      else void saveEnd(game);
    },
    hurry: () => atMost(HURRY_MS, queue.run()),
    open: opened.open,
    refreshOpen: opened.refreshAll,
    wake() {
      opened.refreshAll();
      void queue.run();
    },
  };
}

function createCloseFirstUpload({ calls, own, log }: GameSyncParts): () => Promise<void> {
  return async () => {
    const { user } = own.current();
    if (user === null || user.gamesInitialLoadComplete) return;
    try {
      await calls.tellInitialLoadComplete();
      const { user: still } = own.current();
      if (still?.userId === user.userId) own.setUser({ ...still, gamesInitialLoadComplete: true });
    } catch (error) {
      log('The first upload could not be closed', error);
    }
  };
}
