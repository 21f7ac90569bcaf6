import fc from 'fast-check';
import { LAST_GAME_NUMBER, dateOfNumber } from './game-number';
import { newYorkDate, newYorkMidnight, nextNewYorkMidnight } from './new-york-day';

const HOUR_MS = 3_600_000;
const allDates = Array.from({ length: LAST_GAME_NUMBER }, (_, index) => dateOfNumber(index + 1));

/** The law itself, by arithmetic: summer time from the second Sunday of March to the first of November, 2 a.m. */
function lawfulNewYorkDate(instant: Date): string {
  const year = instant.getUTCFullYear();
  const summerFrom = sunday(year, 2, 8) + 7 * HOUR_MS;
  const summerTo = sunday(year, 10, 1) + 6 * HOUR_MS;
  const isSummer = instant.getTime() >= summerFrom && instant.getTime() < summerTo;
  return new Date(instant.getTime() - (isSummer ? 4 : 5) * HOUR_MS).toISOString().slice(0, 10);
}

/** UTC midnight of the first Sunday on or after a day of a month (January = 0). */
function sunday(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7));
}

describe('New York day', () => {
  it('when it is 00:00 in New York, then it is 23:00 in Chicago, on every date of the list', () => {
    const chicago = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Chicago',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    const times = new Set(allDates.map((date) => chicago.format(newYorkMidnight(date))));
    expect([...times]).toEqual(['23:00:00']);
  });

  it('when a date begins, then one millisecond earlier it was the day before, on every date of the list', () => {
    const before = allDates.map((date) => newYorkDate(new Date(newYorkMidnight(date).getTime() - 1)));
    expect(before.slice(1)).toEqual(allDates.slice(0, -1));
    expect(allDates.map((date) => newYorkDate(newYorkMidnight(date)))).toEqual(allDates);
  });

  it.each([
    ['the clocks go forward', '2025-03-09', '2025-03-09T05:00:00.000Z', '2025-03-10T04:00:00.000Z'],
    ['the clocks go back', '2025-11-02', '2025-11-02T04:00:00.000Z', '2025-11-03T05:00:00.000Z'],
    ['it is a leap day', '2028-02-29', '2028-02-29T05:00:00.000Z', '2028-03-01T05:00:00.000Z'],
    ['the year ends', '2024-12-31', '2024-12-31T05:00:00.000Z', '2025-01-01T05:00:00.000Z'],
  ])('when %s, then the day begins and ends at its own instants', (_, date, begin, end) => {
    expect(newYorkMidnight(date).toISOString()).toBe(begin);
    expect(nextNewYorkMidnight(new Date(begin)).toISOString()).toBe(end);
    expect(nextNewYorkMidnight(new Date(Date.parse(end) - 1)).toISOString()).toBe(end);
  });

  it('when the instant is any, then the date is the lawful one and the next midnight is the next date', () => {
    const instant = fc.date({
      min: new Date('2024-05-01T00:00:00Z'),
      max: new Date('2034-02-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (now) => {
        const next = nextNewYorkMidnight(now);
        expect(newYorkDate(now)).toBe(lawfulNewYorkDate(now));
        expect(newYorkDate(next) > newYorkDate(now)).toBe(true);
        expect(newYorkDate(new Date(next.getTime() - 1))).toBe(newYorkDate(now));
      }),
      { numRuns: 500 },
    );
  });

  it('when the clocks change anywhere in America, then the date of each of these hours is the lawful one', () => {
    const changes = allDates.filter((date) => /-(03|04|10|11)-(0\d|1[0-4])$/.test(date));
    const hours = changes.flatMap((date) =>
      Array.from({ length: 24 }, (_, hour) => new Date(Date.parse(`${date}T00:05:00Z`) + hour * HOUR_MS)),
    );
    expect(hours.map(newYorkDate)).toEqual(hours.map(lawfulNewYorkDate));
  });
});
