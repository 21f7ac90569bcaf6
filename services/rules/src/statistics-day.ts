import { numberOfDate } from './game-date';
import { newYorkDate } from './new-york-date';

/** A game begun before midnight may be finished so long after it and still counts for its day. */
const GRACE_MS = 3 * 3_600_000;

/** The days that a moment belongs to, as game numbers. */
export interface GameDays {
  readonly today: number;
  /** Today's, or yesterday's in the three hours after midnight: the earliest day that can still be finished. */
  readonly open: number;
}

/** @param at an instant by the server's clock */
export function gameDaysAt(at: Date): GameDays {
  return {
    today: numberOfDate(newYorkDate(at)),
    open: numberOfDate(newYorkDate(new Date(at.getTime() - GRACE_MS))),
  };
}
