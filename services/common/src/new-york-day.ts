import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';

const NEW_YORK = 'America/New_York';
const DAY_MS = 24 * 3_600_000;

/**
 * New York's calendar date (yyyy-MM-dd) at an instant. Dates and midnights only: hours formatted by date-fns-tz are
 * wrong near a change of the machine's own clock (marnusw/date-fns-tz#258), and nobody here asks for hours.
 */
export function newYorkDate(instant: Date): string {
  return formatInTimeZone(instant, NEW_YORK, 'yyyy-MM-dd');
}

/** The instant at which a calendar date (yyyy-MM-dd) begins in New York. */
export function newYorkMidnight(date: string): Date {
  return fromZonedTime(`${date}T00:00:00`, NEW_YORK);
}

/** The first midnight in New York after an instant. */
export function nextNewYorkMidnight(instant: Date): Date {
  const today = Date.parse(`${newYorkDate(instant)}T00:00:00Z`);
  return newYorkMidnight(new Date(today + DAY_MS).toISOString().slice(0, 10));
}
