const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  calendar: 'iso8601',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours from UTC midnight to New York's: 4 in summer, 5 in winter. The clocks change at 2 a.m., never at midnight. */
const MIDNIGHTS = [4, 5];

/**
 * New York's calendar date (yyyy-MM-dd) at an instant. Intl reads the zone's rules directly, so the answer does
 * not depend on the zone of the machine, as it does where a library goes by way of local time.
 */
export function newYorkDate(instant: Date): string {
  const { year, month, day } = newYorkParts(instant);
  return `${year}-${month}-${day}`;
}

/** The instant at which a calendar date (yyyy-MM-dd) begins in New York. */
export function newYorkMidnight(date: string): Date {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  const candidates = MIDNIGHTS.map((hours) => new Date(utcMidnight + hours * HOUR_MS));
  const midnight = candidates.find((instant) => newYorkParts(instant).hour === '00');
  if (!midnight) throw new RangeError(`${date} has no midnight in New York.`);
  return midnight;
}

/** The first midnight in New York after an instant. */
export function nextNewYorkMidnight(instant: Date): Date {
  const today = Date.parse(`${newYorkDate(instant)}T00:00:00Z`);
  return newYorkMidnight(new Date(today + DAY_MS).toISOString().slice(0, 10));
}

function newYorkParts(instant: Date): Record<'year' | 'month' | 'day' | 'hour', string> {
  const parts = new Map(NEW_YORK.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') };
}
