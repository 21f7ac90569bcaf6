import type { GameCompleted, GameStarted } from '@proximity/common/events/domain-event';

/** How a game of a player ended. */
export interface PlayEnd {
  readonly won: boolean;
  /** It counts for the game's own day. */
  readonly onItsDay: boolean;
  readonly guesses: number;
  readonly hints: number;
}

/** What is known of one game of one player. */
export interface Play {
  /** It was begun on the game's own day; null while only its end is known. */
  readonly startedOnItsDay: boolean | null;
  readonly end: PlayEnd | null;
}

/** A play in the series of a mode and language. */
export type NumberedPlay = Play & { readonly gameNumber: number };

export type GameEvent = GameStarted | GameCompleted;

/**
 * The play after one more event. The first start and the first end stay: whatever is told again, in any order and under
 * any event id, changes nothing, and the same play comes back.
 */
export function tellPlay(play: Play | undefined, event: GameEvent): Play {
  const { startedOnItsDay, end }: Play = play ?? { startedOnItsDay: null, end: null };
  if (event.type === 'game-started') {
    return play && startedOnItsDay !== null ? play : { startedOnItsDay: event.payload.onItsDay, end };
  }
  return play && end ? play : { startedOnItsDay, end: endOf(event) };
}

function endOf({ payload: { won, onItsDay, guessCount, hintCount } }: GameCompleted): PlayEnd {
  return { won, onItsDay, guesses: guessCount, hints: hintCount };
}
