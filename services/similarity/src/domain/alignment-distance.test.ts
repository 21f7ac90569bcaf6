import fc from 'fast-check';
import { createAlignmentMeter } from './alignment-distance';

const letters = (text: string): Uint32Array =>
  Uint32Array.from([...text], (letter) => letter.codePointAt(0) ?? 0);
const distance = (a: string, b: string, limit: number): number =>
  createAlignmentMeter(b.length).distance(letters(a), letters(b), limit);

test.each([
  ['ocean', 'ocean', 0],
  ['ocen', 'ocean', 1],
  ['oceann', 'ocean', 1],
  ['ocaen', 'ocean', 1],
  ['oxean', 'ocean', 1],
  ['oaecn', 'ocean', 2],
  ['oaecm', 'ocean', 3],
  ['ca', 'abc', 3],
  ['', 'ab', 2],
  ['ab', '', 2],
])('when %s is compared with %s then the distance is %d', (a, b, expected) => {
  expect(distance(a, b, 2)).toBe(expected);
});

test('when any words are compared then the distance is that of the textbook, cut at the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ß'), maxLength: 9 });
  const meter = createAlignmentMeter(9);
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      const expected = Math.min(textbookDistance([...a], [...b]), limit + 1);
      expect(meter.distance(letters(a), letters(b), limit)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

function textbookDistance(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const [lastA, lastB] = [a.at(-1), b.at(-1)];
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  if (lastA === lastB) return textbookDistance(restA, restB);
  const ways = [textbookDistance(restA, b), textbookDistance(a, restB), textbookDistance(restA, restB)];
  if (a.length > 1 && b.length > 1 && lastA === b.at(-2) && lastB === a.at(-2)) {
    ways.push(textbookDistance(a.slice(0, -2), b.slice(0, -2)));
  }
  return 1 + Math.min(...ways);
}
