import { newYorkDate } from './new-york-date';

describe('newYorkDate', () => {
  test.each([
    ['the last moment of a day in winter', '2026-11-22T04:59:59.999Z', '2026-11-21'],
    ['midnight in winter', '2026-11-22T05:00:00.000Z', '2026-11-22'],
    ['the last moment of a day in summer', '2026-07-01T03:59:59.999Z', '2026-06-30'],
    ['midnight in summer', '2026-07-01T04:00:00.000Z', '2026-07-01'],
    ['the night in which the clocks go back', '2026-11-01T06:30:00.000Z', '2026-11-01'],
    ['the turn of a year', '2027-01-01T04:59:59.999Z', '2026-12-31'],
  ])('when it is %s then the date is that of New York', (_name, instant, date) => {
    expect(newYorkDate(new Date(instant))).toBe(date);
  });
});
