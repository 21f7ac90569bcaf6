import fc from 'fast-check';
import { tinyVectorSet } from '../../test/tiny-vector-set';
import { cosine, rankedCosines } from './cosine';

const row = fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 7, maxLength: 7 });
const notZero = row.filter((entries) => entries.some((entry) => entry !== 0));

test('when two rows are compared then their cosine is the integer dot product times both scales', () => {
  const set = tinyVectorSet({
    rows: [
      ['a', 3, 4],
      ['b', 4, 3],
      ['c', -3, -4],
    ],
  });
  const scale = Math.fround(0.2);
  expect(cosine(set, 0, 1)).toBe(24 * scale * scale);
  expect(cosine(set, 0, 2)).toBe(-25 * scale * scale);
});

test('when the factors are multiplied in any order then the cosine is the same number', () => {
  fc.assert(
    fc.property(notZero, notZero, (a, b) => {
      const set = tinyVectorSet({
        rows: [
          ['a', ...a],
          ['b', ...b],
        ],
      });
      const dot = a.reduce((sum, entry, i) => sum + entry * (b[i] ?? 0), 0);
      const [first = 0, second = 0] = set.scales;
      expect(cosine(set, 0, 1)).toBe(dot * first * second);
      expect(cosine(set, 0, 1)).toBe(dot * second * first);
      expect(cosine(set, 1, 0)).toBe(cosine(set, 0, 1));
    }),
  );
});

test('when all ranked words are compared at once then each has the cosine that it has alone', () => {
  const set = tinyVectorSet({
    rows: [
      ['a', 1, 2, 3, 4, 5],
      ['b', -5, 4, 3, 2, 1],
      ['c', 9, 0, 0, 0, 1],
      ['unranked', 1, 1, 1, 1, 1],
    ],
    ranked: 3,
  });
  expect([...rankedCosines(set, 3)]).toEqual([0, 1, 2].map((other) => cosine(set, 3, other)));
});
