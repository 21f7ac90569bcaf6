import { monthsBefore, yearsOf } from './months';

test('when the list of a day is made, then it has every game before it, newest first, by months', () => {
  const months = monthsBefore(904);
  expect(months[0]).toMatchObject({ id: '2026-11' });
  expect(months[0]?.gameNumbers).toEqual(Array.from({ length: 20 }, (_, index) => 903 - index));
  expect(months.at(-1)?.id).toBe('2024-06');
  const all = months.flatMap(({ gameNumbers }) => gameNumbers);
  expect(all).toEqual(Array.from({ length: 903 }, (_, index) => 903 - index));
});

test('when it is the first day, then there is nothing before it', () => {
  expect(monthsBefore(1)).toEqual([]);
});

test('when months are put into years, then none is lost and the order stays', () => {
  const months = monthsBefore(904);
  const years = yearsOf(months);
  expect(years.map(([year]) => year)).toEqual(['2026', '2025', '2024']);
  expect(years.flatMap(([, ofYear]) => ofYear)).toEqual(months);
});
