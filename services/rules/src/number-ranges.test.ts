import fc from 'fast-check';
import { hasNumber, lastNumber, lastRun, withNumber, type NumberRanges } from './number-ranges';

test('when numbers come in any order then the ranges are the set of them, in as few runs as there are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 25 })), (numbers) => {
      const ranges = numbers.reduce<NumberRanges>(withNumber, []);
      const sorted = [...new Set(numbers)].sort((a, b) => a - b);
      expect(ranges.flatMap(([from, to]) => sorted.filter((each) => from <= each && each <= to))).toEqual(
        sorted,
      );
      expect(ranges).toHaveLength(sorted.filter((each) => !sorted.includes(each - 1)).length);
      for (let number = -5; number <= 27; number += 1) {
        expect(hasNumber(ranges, number)).toBe(sorted.includes(number));
      }
      expect(lastNumber(ranges)).toBe(sorted.at(-1) ?? -Infinity);
      const gap = sorted.findLastIndex((each, index) => each - 1 !== sorted[index - 1]);
      expect(lastRun(ranges)).toBe(sorted.length === 0 ? 0 : sorted.length - gap);
    }),
  );
});

test('when a number is in already then the same ranges come back', () => {
  const ranges: NumberRanges = [[3, 5]];
  expect(withNumber(ranges, 4)).toBe(ranges);
});
