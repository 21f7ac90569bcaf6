import { AppError } from './app-error';

/** The numbers of the list of games, 2024-06-01 to 2033-12-31. */
export const FIRST_GAME_NUMBER = 1;
export const LAST_GAME_NUMBER = 3501;

const FIRST_DATE = '2024-06-01';
const DAY_MS = 86_400_000;

/**
 * The number of the game of a calendar date in New York; 1 for whatever is not a date of the list.
 * @param date yyyy-MM-dd
 */
export function numberOfDate(date: string): number {
  const gameNumber = (midnightUtc(date) - midnightUtc(FIRST_DATE)) / DAY_MS + FIRST_GAME_NUMBER;
  return isGameNumber(gameNumber) && dateOfNumber(gameNumber) === date ? gameNumber : FIRST_GAME_NUMBER;
}

/** The calendar date (yyyy-MM-dd, New York) of a game. @throws AppError `date_not_found` for a number of no date */
export function dateOfNumber(gameNumber: number): string {
  if (!isGameNumber(gameNumber)) throw new AppError('date_not_found', 'Date not found');
  const midnight = midnightUtc(FIRST_DATE) + (gameNumber - FIRST_GAME_NUMBER) * DAY_MS;
  return new Date(midnight).toISOString().slice(0, 10);
}

function isGameNumber(value: number): boolean {
  return Number.isInteger(value) && value >= FIRST_GAME_NUMBER && value <= LAST_GAME_NUMBER;
}

// A calendar has no zone: its days are counted in UTC, where each has 24 hours.
function midnightUtc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
