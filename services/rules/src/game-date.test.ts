import fc from 'fast-check';
import { dateOfNumber, LAST_GAME_NUMBER, numberOfDate } from './game-date';

describe('game numbers and dates', () => {
  test.each([
    ['2024-06-01', 1],
    ['2024-06-30', 30],
    ['2024-07-01', 31],
    ['2024-10-31', 153],
    ['2024-12-24', 207],
    ['2025-03-01', 274],
    ['2028-02-29', 1369],
    ['2026-11-21', 904],
    ['2033-12-31', 3501],
  ])('when the date is %s then the number is %i, and back', (date, gameNumber) => {
    expect(numberOfDate(date)).toBe(gameNumber);
    expect(dateOfNumber(gameNumber)).toBe(date);
  });

  test('when all numbers are walked through then every day of the list comes once, in order', () => {
    let date: CalendarDay = { year: 2024, month: 6, day: 1 };
    for (let gameNumber = 1; gameNumber <= LAST_GAME_NUMBER; gameNumber += 1) {
      const text = textOf(date);
      expect(dateOfNumber(gameNumber)).toBe(text);
      expect(numberOfDate(text)).toBe(gameNumber);
      date = dayAfter(date);
    }
    expect(textOf(date)).toBe('2034-01-01');
  });

  test.each([
    '2024-05-31',
    '2034-01-01',
    '2025-02-29',
    '2025-13-01',
    '2025-1-1',
    '1/6/2025',
    '2025-06-01T12:00',
    '',
  ])('when %j is not a date of the list then the number is 1', (date) => {
    expect(numberOfDate(date)).toBe(1);
  });

  test('when any text is read as a date then the answer is a number of the list', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(dateOfNumber(numberOfDate(text))).toBeDefined();
      }),
    );
  });

  test.each([0, -1, 3502, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'when the number is %d then there is no date',
    (n) => {
      expect(dateOfNumber(n)).toBeUndefined();
    },
  );
});

interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

// A calendar of its own, so that the arithmetic is not compared with itself.
function dayAfter({ year, month, day }: CalendarDay): CalendarDay {
  const isLeap = year % 4 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (day < (lengths[month - 1] ?? 0)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

function textOf({ year, month, day }: CalendarDay): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
