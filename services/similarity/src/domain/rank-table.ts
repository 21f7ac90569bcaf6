import { cosine, rankedCosines } from './cosine';
import { SECRET_PERCENTILE } from './percentile';
import type { VectorSet } from './vector-set';

/** The ranked words around one secret. */
export interface RankTable {
  secret: number;
  /** Whether the sensitive words are left out, as in the modes for children. */
  childSafe: boolean;
  /** The nearest ranked rows of the mode without the secret, by falling cosine, then by line: 999 at least, where there are so many. */
  rows: Uint32Array;
  /** The cosines of all ranked rows of the mode with the secret, without its own, falling. */
  cosines: Float64Array;
  /** The cosine of every ranked row with the secret, by row. */
  cosineOfRow: Float64Array;
}

const LISTED = SECRET_PERCENTILE - 1;
/** An index may take one row for another where single precision cannot tell them apart: so many of them in a row are unheard of. */
const SPARE = 64;

/** How many neighbours a table is made of: all that a list can show, the secret itself, and some to spare. */
export function neighborhoodSize({ ranked }: VectorSet): number {
  return Math.min(ranked, LISTED + 1 + SPARE);
}

/**
 * Orders the ranked words by their exact cosine with the secret.
 * @param found the nearest ranked rows in about the right order (`NeighborIndex.neighbors`), `neighborhoodSize` of them
 * @throws Error when these are not the nearest rows, or one of them comes twice
 */
export function buildRankTable(set: VectorSet, secret: number, found: ArrayLike<number>): RankTable {
  const cosineOfRow = rankedCosines(set, secret);
  const nearest = Uint32Array.from(found).filter((row) => row !== secret);
  insertionSort(nearest, nearestFirst(cosineOfRow));
  const rows = found.length < set.ranked ? nearest.slice(0, -SPARE) : nearest;
  const cosines = falling(without(secret, cosineOfRow));
  const table = { secret, childSafe: false, rows, cosines, cosineOfRow };
  requireNearest(set, table, found.length);
  return table;
}

/** The table of the modes for children: the same without the sensitive words. */
export function childSafeTable(set: VectorSet, { secret, cosineOfRow }: RankTable): RankTable {
  const kept = Uint32Array.from(cosineOfRow.keys()).filter(
    (row) => row !== secret && !set.sensitive.has(row),
  );
  const cosines = falling(Float64Array.from(kept, (row) => cosineOfRow[row] as number));
  const least = cosines[LISTED - 1] ?? -Infinity;
  const rows = kept.filter((row) => (cosineOfRow[row] as number) >= least).sort(nearestFirst(cosineOfRow));
  return { secret, childSafe: true, rows, cosines, cosineOfRow };
}

/**
 * 1 for the secret, else 2 + the number of ranked words of the mode, other than secret and guess, that come before
 * the guess: a greater cosine, or an equal one and an earlier line. A guess that is not ranked comes last of its equals.
 */
export function rankOf(set: VectorSet, table: RankTable, guess: number): number {
  if (guess === table.secret) return 1;
  const value = cosine(set, table.secret, guess);
  const before = countWhile(table.cosines, (other) => other > value);
  const equals = countReaching(table, value) - before;
  const ranked = isRanked(set, table, guess);
  if (!ranked) return 2 + before + equals;
  // Almost always it is its own only equal.
  return 2 + before + (equals > 1 ? equalsOnEarlierLines(set, table, guess) : 0);
}

/** How many words of the mode reach the cosine. */
export function countReaching({ cosines }: RankTable, least: number): number {
  return countWhile(cosines, (other) => other >= least);
}

export function rowAt(table: RankTable, place: number): number {
  const row = table.rows[place];
  if (row === undefined) throw new RangeError(`The table has no place ${place}.`);
  return row;
}

export function cosineAt(table: RankTable, place: number): number {
  const value = table.cosines[place];
  if (value === undefined) throw new RangeError(`The table has no place ${place}.`);
  return value;
}

function isRanked(set: VectorSet, table: RankTable, row: number): boolean {
  return row < set.ranked && !(table.childSafe && set.sensitive.has(row));
}

function equalsOnEarlierLines(set: VectorSet, table: RankTable, guess: number): number {
  const { cosineOfRow, secret } = table;
  let count = 0;
  for (let row = 0; row < guess; row++) {
    if (cosineOfRow[row] === cosineOfRow[guess] && row !== secret && isRanked(set, table, row)) count++;
  }
  return count;
}

/** How many values at the front meet a condition that none meets after the first that does not: a binary search. */
function countWhile(values: Float64Array, meets: (value: number) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (meets(values[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nearestFirst(cosineOfRow: Float64Array): (a: number, b: number) => number {
  return (a, b) => (cosineOfRow[b] as number) - (cosineOfRow[a] as number) || a - b;
}

/** A copy of the values but for one, if that is among them. */
function without(index: number, values: Float64Array): Float64Array {
  if (index >= values.length) return values.slice();
  const others = new Float64Array(values.length - 1);
  others.set(values.subarray(0, index));
  others.set(values.subarray(index + 1), index);
  return others;
}

function falling(values: Float64Array): Float64Array {
  return values.sort().reverse();
}

/** The nearest rows have the greatest cosines, each row once: an index that is not of these vectors shows here. */
function requireNearest(set: VectorSet, { rows, cosines, cosineOfRow }: RankTable, found: number): void {
  const isNearest = rows.every((row, place) => cosineOfRow[row] === cosines[place]);
  if (found !== neighborhoodSize(set) || !isNearest || new Set(rows).size !== rows.length) {
    throw new Error('The index did not answer with the nearest words, each once.');
  }
}

/** Takes one pass where the order is right already, which an index leaves it in but for a few neighbours. */
function insertionSort(rows: Uint32Array, compare: (a: number, b: number) => number): void {
  for (let end = 1; end < rows.length; end++) {
    const row = rows[end] as number;
    let place = end;
    for (; place > 0 && compare(rows[place - 1] as number, row) > 0; place--)
      rows[place] = rows[place - 1] as number;
    rows[place] = row;
  }
}
