import type { GameState } from '@proximity/rules/game-state';
import { ApiError } from '../api/api-error';
import type { DeviceStorage } from '../device/device-storage';
import type { OwnAccount } from './own-account';
import type { AccountCalls } from './account-calls';
import { deviceGame, type DeviceGame } from './device-games';
import { createEarliestTimer } from './earliest-timer';
import type { Log } from './log';
import { nextUnsaved } from './next-unsaved';
import { oneAtATime } from './one-at-a-time';
import { markSaved, postpone } from './unsaved-games';

const BETWEEN_GAMES_MS = 200;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 300_000;

export interface UploadQueue {
  /** Saves what is unsaved, the given game first; resolves with whether nothing is left. Never rejects. */
  readonly run: (first?: string) => Promise<boolean>;
  /** Whether the account will not take this game as it is: it is the device's own then. */
  readonly isRefused: (key: string, game: GameState) => boolean;
  /** The same a while later; of several calls, the earliest counts. */
  readonly runIn: (ms: number) => void;
}

interface UploadQueueParts {
  readonly calls: Pick<AccountCalls, 'upsertGame'>;
  readonly own: Pick<OwnAccount, 'current'>;
  readonly storage: DeviceStorage;
  readonly now: () => number;
  readonly log: Log;
  /** Called with what the account has of a game after it was saved. */
  readonly onSaved: (theirs: GameState) => void;
}

/** Saves games to the account, one after the other, until the account has them all: through reloads and outages. */
export function createUploadQueue(parts: UploadQueueParts): UploadQueue {
  const { own, storage, now } = parts;
  const { upload, isRefused } = createUpload(parts);
  const running = oneAtATime(runOnce);
  const timer = createEarliestTimer(now, () => void run());
  let urgent: string | undefined;
  let retryMs = FIRST_RETRY_MS;

  function run(first?: string): Promise<boolean> {
    urgent = first ?? urgent;
    return running.run();
  }

  async function runOnce(): Promise<boolean> {
    timer.stop();
    for (let next = nextGame(); next !== undefined; next = nextGame()) {
      if (!(await upload(next))) {
        putBack(next.key);
        return false;
      }
      retryMs = FIRST_RETRY_MS;
      if (nextGame() !== undefined) await new Promise((resolve) => setTimeout(resolve, BETWEEN_GAMES_MS));
    }
    return own.current().user !== null;
  }

  // a game that nobody can save must not stand before those that can be
  function putBack(key: string): void {
    postpone(storage, key);
    if (urgent === key) urgent = undefined;
    timer.runIn(retryMs);
    retryMs = Math.min(LONGEST_RETRY_MS, 2 * retryMs);
  }

  function nextGame(): DeviceGame | undefined {
    const { user } = own.current();
    return user === null ? undefined : nextUnsaved(storage, user.userId, urgent);
  }

  return { run, runIn: timer.runIn, isRefused };
}

interface Upload extends Pick<UploadQueue, 'isRefused'> {
  /** Resolves with false if the account cannot be reached now. */
  readonly upload: (game: DeviceGame) => Promise<boolean>;
}

function createUpload({ calls, own, storage, log, onSaved }: UploadQueueParts): Upload {
  const refused = new Map<string, GameState>();
  return {
    async upload({ key, text, game }) {
      const { user } = own.current();
      let theirs: GameState;
      try {
        theirs = await calls.upsertGame(game, text);
      } catch (error) {
        log('A game could not be saved', key, error);
        if (!isRefusedForGood(error)) return false;
        refused.set(key, game);
        markSaved(storage, [key]);
        return true;
      }
      if (isAsSent(deviceGame(storage, key)?.game, game)) markSaved(storage, [key]);
      // who has signed out meanwhile leaves nothing more here
      if (own.current().user?.userId === user?.userId) onSaved(theirs);
      return true;
    },
    isRefused(key, game) {
      const sent = refused.get(key);
      return sent !== undefined && isAsSent(game, sent);
    },
  };
}

function isAsSent(now: GameState | undefined, sent: GameState): boolean {
  return now === undefined || (now.guesses.length === sent.guesses.length && now.status === sent.status);
}

/**
 * The account cannot take this game, however often it is asked: a win by a word that is no longer that of the game is a
 * conflict. Any other failure may pass, a lost session too.
 */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return [400, 404, 409, 413].includes(error.status) || error.code === 'future_game';
}
