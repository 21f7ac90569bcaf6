import { gameCode } from '@proximity/rules/game-code';
import { guessCount } from '@proximity/rules/game-counts';
import { gameKey } from '@proximity/rules/game-key';
import type { GameState } from '@proximity/rules/game-state';
import { mergeGames } from '@proximity/rules/merge-games';
import { storeGame } from '@proximity/rules/store-game';
import type { DeviceStorage } from '../device/device-storage';
import { serverTime } from '../device/remembered-day';
import type { OwnAccount } from './account';
import type { AccountCalls } from './account-calls';
import { deviceGame } from './device-games';
import type { Log } from './log';
import type { OpenGame } from './open-game';
import type { StatsSync } from './stats-sync';
import { markSaved, markUnsaved } from './unsaved-games';
import { createUploadQueue } from './upload-queue';
import type { Wakings } from './wakings';

/** Guesses come in bursts: they are saved together. */
const GUESS_DELAY_MS = 2000;
/** An open game is not asked for more often than this, however often the page comes into view. */
const AT_MOST_EVERY_MS = 3000;
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

interface GameSyncParts {
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
  const { calls, own, storage, stats, wakings, isReady, now, log } = parts;
  const opened = new Map<OpenGame, number>();
  const queue = createUploadQueue({ calls, own, storage, now, log, onSaved: takeIn });

  function takeIn(theirs: GameState): void {
    own.tellSaved(theirs);
    const key = gameKey(theirs);
    const open = [...opened.keys()].find((each) => gameKey(each.current()) === key);
    if (open) return open.join(theirs);
    const here = deviceGame(storage, key)?.game;
    if (here && hasNews(theirs, here)) {
      storage.write(key, storeGame(mergeGames(theirs, here), serverTime(storage, now())));
    }
  }

  async function refresh(open: OpenGame): Promise<void> {
    const { user } = own.current();
    const lastAsked = opened.get(open);
    if (!isReady() || user === null || lastAsked === undefined || now() - lastAsked < AT_MOST_EVERY_MS)
      return;
    opened.set(open, now());
    const game = open.current();
    const code = gameCode(game.mode, game.lang);
    try {
      const [theirs] = await Promise.all([
        calls.fetchGame(code, game.gameNumber),
        // what the account has counted must be known before its games are shown: they would count twice
        stats.syncOnce(code),
      ]);
      const isStill = own.current().user?.userId === user.userId;
      if (isStill && opened.has(open)) bringTogether(open, theirs, user.userId);
    } catch (error) {
      if (opened.has(open)) opened.set(open, -Infinity);
      log('A game could not be fetched', code, game.gameNumber, error);
    }
  }

  function bringTogether(open: OpenGame, theirs: GameState | null, userId: string): void {
    if (theirs) open.join(theirs);
    const game = open.current();
    const key = gameKey(game);
    const isKept = theirs ? !hasNews(game, theirs) : game.guesses.length === 0;
    if (isKept || queue.isRefused(key, game)) return markSaved(storage, [key]);
    markUnsaved(storage, key, userId);
    queue.runIn(0);
  }

  async function syncAll(): Promise<void> {
    if (!(await queue.run())) return;
    const { user } = own.current();
    if (user === null || user.gamesInitialLoadComplete) return;
    try {
      await calls.tellInitialLoadComplete();
      const { user: still } = own.current();
      if (still?.userId === user.userId) own.setUser({ ...still, gamesInitialLoadComplete: true });
    } catch (error) {
      log('The first upload could not be closed', error);
    }
  }

  async function saveEnd(game: GameState): Promise<void> {
    // a win changes no number of plays: unless it is told, another device's record takes its place
    if (await queue.run(gameKey(game))) await stats.upload(gameCode(game.mode, game.lang));
  }

  function refreshOpen(): void {
    for (const game of opened.keys()) void refresh(game);
  }

  wakings.onLeave(() => void queue.run());

  return {
    syncAll,
    save(game) {
      // the account's clock of a game starts with its first guess: kept back, a quick game would look too quick
      if (game.status === 'playing') queue.runIn(guessCount(game) === 1 ? 0 : GUESS_DELAY_MS);
      else void saveEnd(game);
    },
    hurry: () =>
      Promise.race([
        queue.run().then(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, HURRY_MS)),
      ]),
    open(game) {
      opened.set(game, -Infinity);
      void refresh(game);
      return () => opened.delete(game);
    },
    refreshOpen,
    wake() {
      refreshOpen();
      void queue.run();
    },
  };
}

/** Whether a game has rows, or an end, that another one lacks. */
function hasNews(game: GameState, other: GameState): boolean {
  const known = new Set(other.guesses.map(({ word }) => word));
  const isEndNew = game.status !== 'playing' && other.status === 'playing';
  return isEndNew || game.guesses.some(({ word }) => !known.has(word));
}
