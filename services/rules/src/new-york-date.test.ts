import { newYorkDate } from './new-york-date';

test.each([
  ['winter, just before midnight', '2026-11-22T04:59:59.999Z', '2026-11-21'],
  ['winter, midnight', '2026-11-22T05:00:00Z', '2026-11-22'],
  ['summer, just before midnight', '2026-07-01T03:59:59.999Z', '2026-06-30'],
  ['summer, midnight', '2026-07-01T04:00:00Z', '2026-07-01'],
  ['the night the clocks go forward', '2027-03-14T06:59:59Z', '2027-03-14'],
  ['the night the clocks go back', '2026-11-01T05:30:00Z', '2026-11-01'],
  ['the turn of the year', '2027-01-01T04:59:59Z', '2026-12-31'],
])('when it is %s in New York then the date is that of the game', (_case, instant, date) => {
  expect(newYorkDate(new Date(instant))).toBe(date);
});
