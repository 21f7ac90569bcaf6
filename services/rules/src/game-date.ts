const DAY_MS = 86_400_000;
const FIRST_DATE = '2024-06-01';

/** The numbers of the list, 2024-06-01 to 2033-12-31. */
export const FIRST_GAME_NUMBER = 1;
export const LAST_GAME_NUMBER = 3501;

/** The game number of a calendar date `yyyy-MM-dd` (in New York); 1 for anything that is not a date of the list. */
export function numberOfDate(date: string): number {
  const gameNumber = daysSince1970(date) - daysSince1970(FIRST_DATE) + FIRST_GAME_NUMBER;
  return dateOfNumber(gameNumber) === date ? gameNumber : FIRST_GAME_NUMBER;
}

/** The calendar date `yyyy-MM-dd` of a game number, undefined where there is none. */
export function dateOfNumber(gameNumber: number): string | undefined {
  if (!Number.isInteger(gameNumber)) return undefined;
  if (gameNumber < FIRST_GAME_NUMBER || gameNumber > LAST_GAME_NUMBER) return undefined;
  const days = daysSince1970(FIRST_DATE) + gameNumber - FIRST_GAME_NUMBER;
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

// Arithmetic on the calendar only: midnight UTC stands for the date, no zone is involved.
function daysSince1970(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}
