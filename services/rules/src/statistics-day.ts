import { numberOfDate } from './game-date';
import type { GameState } from './game-state';
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

/**
 * Whether a game whose play begins now (see isPlay) is the game of the day. After midnight only one that was opened as the day's own
 * goes on; one from the archive is an archive play.
 */
export function isBegunOnItsDay(
  game: Pick<GameState, 'mode' | 'code' | 'gameNumber' | 'origin'>,
  { today, open }: GameDays,
): boolean {
  return hasDay(game) && game.gameNumber >= (game.origin === 'main' ? open : today);
}

/** Whether what happens now to a game that was begun on its day counts for that day. */
export function countsForItsDay(
  game: Pick<GameState, 'mode' | 'code' | 'gameNumber'>,
  { open }: GameDays,
): boolean {
  return hasDay(game) && game.gameNumber >= open;
}

/** Yesterday's game is played a day late by its nature; a custom one has no day. */
function hasDay({ mode, code }: Pick<GameState, 'mode' | 'code'>): boolean {
  return mode !== 'yesterday' && code === null;
}
