import type { ScheduledMode } from '@proximity/common/game-mode';

/** The words and vectors of one language. A word is meant by its row: its line in words.txt, counted from 0. */
export interface VectorSet {
  lang: string;
  dimensions: number;
  words: readonly string[];
  /** Rows 0 … ranked − 1 are the ranked words: common base forms, over which ranks are counted. */
  ranked: number;
  /** Row-major, `words.length × dimensions`; a row times its scale is the unit vector. */
  rows: Int8Array;
  scales: Float32Array;
  /** The cosine from which a word counts as nearby. */
  nearnessFloor: number;
  /** The exponent that stretches cosines to shown similarities. */
  similarityExponent: number;
  /** What may be typed, base forms and their variants, and the row that it means. */
  rowOf: ReadonlyMap<string, number>;
  /** How a word is written where that differs from the word itself. */
  displays: ReadonlyMap<number, string>;
  /** Slurs and obscenities: may be guessed, never secret, hint or listed. */
  blocked: ReadonlySet<number>;
  /** Not in hints and lists of the modes for children. */
  sensitive: ReadonlySet<number>;
  /** The curated secret words, best first. */
  secrets: Readonly<Record<ScheduledMode, readonly string[]>>;
}

/** @throws RangeError for a row that does not exist */
export function wordAt(set: VectorSet, row: number): string {
  const word = set.words[row];
  if (word === undefined) throw new RangeError(`There is no row ${row}.`);
  return word;
}

export function displayOf(set: VectorSet, row: number): string {
  return set.displays.get(row) ?? wordAt(set, row);
}
