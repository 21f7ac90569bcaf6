import { AppError } from '@proximity/common/app-error';
import type { Clock } from '@proximity/common/clock';
import { dateOfNumber, numberOfDate } from './game-number';
import { newYorkDate, nextNewYorkMidnight } from './new-york-day';

/** The game that runs now. */
export interface Today {
  gameNumber: number;
  /** yyyy-MM-dd, New York. */
  date: string;
  now: Date;
  nextGameAt: Date;
}

export function today(clock: Clock): Today {
  const now = clock.now();
  const gameNumber = numberAt(now);
  return { gameNumber, date: dateOfNumber(gameNumber), now, nextGameAt: nextNewYorkMidnight(now) };
}

/**
 * The date of a game that has begun.
 * @throws AppError `date_not_found` for a number of no date, `future_game` for one beyond today
 */
export function dateOfBegunGame(gameNumber: number, clock: Clock): string {
  const date = dateOfNumber(gameNumber);
  if (gameNumber > numberAt(clock.now())) {
    throw new AppError('future_game', 'Hey! You cannot play future games!');
  }
  return date;
}

function numberAt(instant: Date): number {
  return numberOfDate(newYorkDate(instant));
}
