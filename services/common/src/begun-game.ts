import { AppError } from './app-error';
import { dateOfNumber, numberOfDate } from './game-number';
import { newYorkDate } from './new-york-day';

/** The number of the game that runs at an instant. */
export function numberAt(instant: Date): number {
  return numberOfDate(newYorkDate(instant));
}

/**
 * The date (yyyy-MM-dd, New York) of a game that has begun.
 * @throws AppError `date_not_found` for a number of no date, `future_game` for one beyond today
 */
export function dateOfBegunGame(gameNumber: number, now: Date): string {
  const date = dateOfNumber(gameNumber);
  if (gameNumber > numberAt(now)) {
    throw new AppError('future_game', 'Hey! You cannot play future games!');
  }
  return date;
}
