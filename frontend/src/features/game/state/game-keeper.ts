import { gameKey } from '@proximity/rules/game-key';
import { mergeGames } from '@proximity/rules/merge-games';
import { newGame, type NewGame } from '@proximity/rules/new-game';
import { restoreGame } from '@proximity/rules/restore-game';
import { storeGame } from '@proximity/rules/store-game';
import type { GameState, Move } from '@proximity/rules/game-state';
import type { DeviceStorage } from '../../../device/device-storage';
import type { KeepRecords } from '../../../device/keep-records';
import { withSameRows } from './same-rows';

/** Keeps one game on the device, together with the other tabs that have it open. */
export interface GameKeeper {
  /** Names the game on this device. */
  readonly key: string;
  /** The game as it was left, or a new one. */
  open(): GameState;
  /** Writes the game, counts it, and returns it joined with what another tab has written meanwhile. */
  keep(game: GameState): GameState;
  /** The game joined with what another tab has written meanwhile. */
  join(game: GameState): GameState;
  /** Calls with the game joined whenever another tab has written; returns how to stop. */
  watch(current: () => GameState, onJoined: (game: GameState) => void): () => void;
}

/**
 * @param now the server's time, in ms since 1970: what a game counts for depends on the day
 * @param keepRecords what is to be done beside writing the game
 */
export function createGameKeeper(
  storage: DeviceStorage,
  start: NewGame,
  now: () => number,
  keepRecords: KeepRecords,
): GameKeeper {
  const key = gameKey(start);
  // Guesses that this tab has queued; of the waiting ones in the storage, the others belong to other tabs.
  const own = new Set<string>();
  // Those among them that were found in the storage: another tab may have them as well. One that is not there any more
  // was handled by it. (Not so one that was typed here: two tabs that write at the same moment may overlook each other.)
  const shared = new Set<string>();

  function stored(): GameState | undefined {
    const text = storage.read(key);
    const game = text === null ? undefined : restoreGame(text);
    return game && gameKey(game) === key ? game : undefined;
  }
  function join(game: GameState, theirs: GameState | undefined): GameState {
    if (theirs === undefined) return game;
    const joined = withSameRows(game, mergeGames(theirs, game));
    const theirWords = waitingWords(theirs.waiting);
    const isHandled = (move: Move) =>
      move.kind === 'guess' && shared.has(move.word) && !theirWords.includes(move.word);
    const waiting = joined.waiting.filter((move) => !isHandled(move));
    // typed again, it is a guess of this tab
    for (const word of shared) if (!waitingWords(waiting).includes(word)) shared.delete(word);
    return { ...joined, waiting };
  }
  return {
    key,
    open() {
      const game = finishedDaily(storage, start) ?? stored();
      for (const word of waitingWords(game?.waiting ?? [])) {
        own.add(word);
        shared.add(word);
      }
      return game ?? newGame(start);
    },
    join: (game) => join(game, stored()),
    keep(game) {
      const theirs = stored();
      const joined = join(game, theirs);
      for (const word of waitingWords(joined.waiting)) own.add(word);
      const at = new Date(now());
      storage.write(key, storeGame(withForeign(joined, theirs, own), at));
      // what was over before has been counted, a daily game under another mode where it was played
      const wasOver = theirs !== undefined && theirs.status !== 'playing';
      const isCounted = !wasOver && !finishedDaily(storage, start);
      keepRecords(storage, { game: joined, before: theirs?.guesses ?? [], at, isCounted });
      return joined;
    },
    watch: (current, onJoined) =>
      storage.watch((changed) => {
        const theirs = changed === null || changed === key ? stored() : undefined;
        if (theirs) onJoined(join(current(), theirs));
      }),
  };
}

// Another tab sends them itself; here they only must not be lost from the storage.
function withForeign(game: GameState, theirs: GameState | undefined, own: ReadonlySet<string>): GameState {
  const foreign = (theirs?.waiting ?? []).filter((move) => move.kind === 'guess' && !own.has(move.word));
  return foreign.length === 0 || game.status !== 'playing'
    ? game
    : { ...game, waiting: [...game.waiting, ...foreign] };
}

function waitingWords(moves: readonly Move[]): readonly string[] {
  return moves.flatMap((move) => (move.kind === 'guess' ? [move.word] : []));
}

// Yesterday's game is the daily one of its number: finished there, it is shown as finished.
function finishedDaily(storage: DeviceStorage, start: NewGame): GameState | undefined {
  if (start.mode !== 'yesterday') return undefined;
  const text = storage.read(gameKey({ ...start, mode: 'daily' }));
  const daily = text === null ? undefined : restoreGame(text);
  return daily === undefined || daily.status === 'playing' ? undefined : { ...daily, mode: 'yesterday' };
}
