import { gameCode } from '@proximity/rules/game-code';
import { gameKey } from '@proximity/rules/game-key';
import type { GameState } from '@proximity/rules/game-state';
import type { GameSyncParts } from './game-sync';
import { hasNews } from './has-news';
import type { OpenGame } from './open-game';
import { markSaved, markUnsaved } from './unsaved-games';
import type { UploadQueue } from './upload-queue';

/** A game is not asked for more often than this, however often the page comes into view. */
const AT_MOST_EVERY_MS = 3000;

/** The games that are open on this page. */
export interface OpenedGames {
  /** Asks what the account has of a game, now and whenever all are refreshed; returns how to stop. */
  readonly open: (game: OpenGame) => () => void;
  readonly find: (key: string) => OpenGame | undefined;
  readonly refreshAll: () => void;
}

interface OpenedGamesParts extends GameSyncParts {
  readonly queue: Pick<UploadQueue, 'isRefused' | 'runIn'>;
}

/** Keeps the open games and the account's the same. */
export function createOpenedGames(parts: OpenedGamesParts): OpenedGames {
  const { own, isReady, now, log } = parts;
  const opened = new Map<OpenGame, number>();

  async function refresh(open: OpenGame): Promise<void> {
    const { user } = own.current();
    const lastAsked = opened.get(open);
    if (!isReady() || user === null || lastAsked === undefined || now() - lastAsked < AT_MOST_EVERY_MS)
      return;
    opened.set(open, now());
    const { mode, lang, gameNumber } = open.current();
    const code = gameCode(mode, lang);
    try {
      const theirs = await fetchGame(parts, code, gameNumber);
      const isStill = own.current().user?.userId === user.userId;
      if (isStill && opened.has(open)) bringTogether(parts, { open, theirs, userId: user.userId });
    } catch (error) {
      if (opened.has(open)) opened.set(open, -Infinity);
      log('A game could not be fetched', code, gameNumber, error);
    }
  }

  return {
    open(game) {
      opened.set(game, -Infinity);
      void refresh(game);
      return () => opened.delete(game);
    },
    find: (key) => [...opened.keys()].find((each) => gameKey(each.current()) === key),
    refreshAll() {
      for (const game of opened.keys()) void refresh(game);
    },
  };
}

async function fetchGame({ calls, stats }: OpenedGamesParts, code: string, gameNumber: number) {
  const [theirs] = await Promise.all([
    calls.fetchGame(code, gameNumber),
    // what the account has counted must be known before its games are shown: they would count twice
    stats.syncOnce(code),
  ]);
  return theirs;
}

interface BothGames {
  readonly open: OpenGame;
  readonly theirs: GameState | null;
  readonly userId: string;
}

function bringTogether({ storage, queue }: OpenedGamesParts, { open, theirs, userId }: BothGames): void {
  if (theirs) open.join(theirs);
  const game = open.current();
  const key = gameKey(game);
  const isKept = theirs ? !hasNews(game, theirs) : game.guesses.length === 0;
  if (isKept || queue.isRefused(key, game)) return markSaved(storage, [key]);
  markUnsaved(storage, key, userId);
  queue.runIn(0);
}
