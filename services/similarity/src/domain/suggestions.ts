import { createAlignmentMeter } from './alignment-distance';
import type { VectorSet } from './vector-set';

/** Finds words that a mistyped one may have meant. */
export interface Suggester {
  /** Up to three rows, the nearest first, then by line. */
  suggest(typed: string, childSafe: boolean): number[];
}

interface Candidate {
  row: number;
  distance: number;
}

const MOST = 3;
/** Words of this length and more may have two mistakes. */
const LONG_WORD = 5;

/** @param set its base forms and all that folds to them are compared with what was typed */
export function createSuggester(set: VectorSet): Suggester {
  const forms = [...set.rowOf.keys()];
  const rows = Uint32Array.from(set.rowOf.values());
  const { lettersAt } = packLetters(forms);
  const profiles = Uint32Array.from(forms, (_, index) => profileOf(lettersAt(index)));
  const meter = createAlignmentMeter(forms.reduce((longest, form) => Math.max(longest, form.length), 0));

  const candidates = (typed: Uint32Array): Candidate[] => {
    const limit = typed.length >= LONG_WORD ? 2 : 1;
    const profile = profileOf(typed);
    const nearest = new Map<number, number>();
    profiles.forEach((other, index) => {
      if (countBits(other ^ profile) > 2 * limit) return;
      const distance = meter.distance(typed, lettersAt(index), limit);
      const row = rows[index] ?? 0;
      if (distance < (nearest.get(row) ?? limit + 1)) nearest.set(row, distance);
    });
    return [...nearest].map(([row, distance]) => ({ row, distance }));
  };

  return {
    suggest: (typed, childSafe) =>
      candidates(lettersOf(typed))
        .filter(({ row }) => !set.blocked.has(row) && !(childSafe && set.sensitive.has(row)))
        .sort((a, b) => a.distance - b.distance || a.row - b.row)
        .slice(0, MOST)
        .map(({ row }) => row),
  };
}

function lettersOf(text: string): Uint32Array {
  return Uint32Array.from([...text], (letter) => letter.codePointAt(0) ?? 0);
}

/** Keeps the letters of all words in one array: a hundred thousand small ones would take ten times the memory. */
function packLetters(words: readonly string[]): { lettersAt: (index: number) => Uint32Array } {
  const letters = new Uint32Array(words.reduce((sum, word) => sum + word.length, 0));
  const starts = new Uint32Array(words.length + 1);
  let end = 0;
  words.forEach((word, index) => {
    for (const letter of word) letters[end++] = letter.codePointAt(0) ?? 0;
    starts[index + 1] = end;
  });
  return { lettersAt: (index) => letters.subarray(starts[index], starts[index + 1]) };
}

/**
 * Which letters occur, one bit for each (letters share bits). One mistake changes at most two bits, so profiles that
 * differ in more tell apart most words without looking at the order of their letters.
 */
function profileOf(letters: Uint32Array): number {
  return letters.reduce((profile, letter) => profile | (1 << (letter & 31)), 0);
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
