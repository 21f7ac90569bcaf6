import fc from 'fast-check';
import { initialSimilarity, listedSimilarity, shownSimilarity } from './shown-similarity';

test.each([
  [1, 0.66, 100],
  [0.25, 0.5, 50],
  [-0.25, 0.5, -50],
  [0.1, 0.66, 21.88],
  [-0.1, 0.66, -21.88],
  [0, 0.66, 0],
])('when a cosine of %d is stretched by %d then %d is shown', (cosine, exponent, shown) => {
  expect(initialSimilarity(cosine, exponent)).toBe(shown);
});

test('when a cosine is negative but rounds to nothing then it is plain zero', () => {
  expect(Object.is(initialSimilarity(-1e-12, 0.66), 0)).toBe(true);
});

test('when cosines are stretched then their order stays', () => {
  const cosine = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(cosine, cosine, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(initialSimilarity(low, 0.71)).toBeLessThanOrEqual(initialSimilarity(high, 0.71));
    }),
  );
});

test('when a similarity is negative then what is shown is 0, and 0 … 1 in lists', () => {
  expect([-3.2, 0, 81.11, 100].map(shownSimilarity)).toEqual([0, 0, 81.11, 100]);
  expect([-3.2, 0, 81.11, 100].map(listedSimilarity)).toEqual([0, 0, 0.8111, 1]);
});
