import { percentileOf, placeOf, proximityString } from './percentile';

test('when a rank is within the thousand then the percentile is 1001 less the rank, otherwise there is none', () => {
  expect([1, 2, 3, 1000, 1001, 20_000].map(percentileOf)).toEqual([1000, 999, 998, 1, null, null]);
});

test('when a percentile is looked up in a table then its word is at that rank, the secret not counted', () => {
  expect([999, 998, 1].map(placeOf)).toEqual([0, 1, 998]);
});

test.each([
  [1000, 100, 'correct'],
  [999, 81, '1 away'],
  [1, 25, '999 away'],
  [null, -0.01, 'far'],
  [null, 0, 'cold'],
  [null, 19.99, 'cold'],
  [null, 20, 'tepid'],
  [5, -1, '995 away'],
])('when the percentile is %p and the similarity %d then it reads "%s"', (percentile, initial, text) => {
  expect(proximityString(percentile, initial)).toBe(text);
});
