import fc from 'fast-check';
import { initialSimilarity } from '../../domain/shown-similarity';
import { Refusal } from '../refusal';
import { exponentFor, median } from './game-scale';

test('when there is an exponent then it shows the cosine as 26, but for its two decimals', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 0.9, noNaN: true }), (cosine) => {
      const exponent = exponentFor(cosine);
      expect(initialSimilarity(cosine, exponent - 0.0051)).toBeGreaterThanOrEqual(26);
      expect(initialSimilarity(cosine, exponent + 0.0051)).toBeLessThanOrEqual(26);
    }),
  );
});

test.each([0, -0.2, 1, NaN])('when the cosine is %d then no exponent shows it as 26', (cosine) => {
  expect(() => exponentFor(cosine)).toThrow(Refusal);
});

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('when the values are %j then the median is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});
