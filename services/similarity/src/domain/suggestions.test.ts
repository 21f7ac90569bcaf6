import fc from 'fast-check';
import { tinyVectorSet } from '../../test/tiny-vector-set';
import { createAlignmentMeter } from './alignment-distance';
import { createSuggester } from './suggestions';
import { wordAt } from './vector-set';

const set = tinyVectorSet({
  rows: ['ocean', 'canoe', 'oven', 'cane', 'open', 'crane', 'cave', 'cage', 'came', 'ocelot', 'run'].map(
    (word) => [word, 1, 0] as const,
  ),
  fold: { oceans: 'ocean', ran: 'run', running: 'run' },
  blocked: ['cage'],
  sensitive: ['cave'],
});
const suggester = createSuggester(set);
const suggested = (typed: string, childSafe = false): string[] =>
  suggester.suggest(typed, childSafe).map((row) => wordAt(set, row));

test('when letters are missing, doubled, wrong or swapped then the word that was meant is suggested', () => {
  for (const typed of ['ocan', 'oceann', 'oceab', 'ocaen']) expect(suggested(typed)).toContain('ocean');
});

test('when a mistyped form is meant then its base form is suggested', () => {
  expect(suggested('runnnig')).toEqual(['run']);
  expect(suggested('raan')).toEqual(['run']);
});

test('when a word has fewer than five letters then one mistake is allowed, otherwise two', () => {
  expect(suggested('ovan')).toEqual(['oven']);
  expect(suggested('oxax')).toEqual([]);
  expect(suggested('oxlot')).toEqual(['ocelot']);
});

test('when several words are near then the three nearest come, then the earlier lines', () => {
  expect(suggested('cabe')).toEqual(['cane', 'cave', 'came']);
});

test('when a word is blocked then it is not suggested, a sensitive one not to children', () => {
  expect(suggested('cagee')).not.toContain('cage');
  expect(suggested('cabe', true)).toEqual(['cane', 'came']);
});

test('when nothing is near then nothing is suggested', () => {
  expect(suggested('zzzzzzzz')).toEqual([]);
  expect(suggested('')).toEqual([]);
  expect(suggested('🌊🌊🌊🌊🌊')).toEqual([]);
});

test('when a letter is outside the basic plane then it counts as one letter', () => {
  expect(suggested('ov🌊n')).toEqual(['oven']);
});

test('when any text is typed then the suggestions are those of a full comparison', () => {
  const meter = createAlignmentMeter(20);
  const codes = (text: string): Uint32Array => Uint32Array.from([...text], (c) => c.codePointAt(0) ?? 0);
  const text = fc.string({ unit: fc.constantFrom(...'aceno rlvtß'), maxLength: 8 });
  fc.assert(
    fc.property(text, (typed) => {
      const limit = [...typed].length >= 5 ? 2 : 1;
      const distanceOf = (row: number): number =>
        Math.min(
          ...[...set.rowOf]
            .filter(([, other]) => other === row)
            .map(([form]) => meter.distance(codes(typed), codes(form), limit)),
        );
      const expected = [...set.words.keys()]
        .filter((row) => distanceOf(row) <= limit && !set.blocked.has(row))
        .sort((a, b) => distanceOf(a) - distanceOf(b) || a - b)
        .slice(0, 3);
      expect(suggester.suggest(typed, false)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
