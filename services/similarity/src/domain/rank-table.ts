import { cosine, rankedCosines } from './cosine';
import type { VectorSet } from './vector-set';

/** The ranked words around one secret, nearest first. */
export interface RankTable {
  secret: number;
  /** Whether the sensitive words are left out, as in the modes for children. */
  childSafe: boolean;
  /** The ranked rows of the mode, without the secret: by falling cosine, then by line. */
  rows: Uint32Array;
  /** The cosine of each of `rows` with the secret. */
  cosines: Float64Array;
}

/**
 * Orders the ranked words by their exact cosine with the secret.
 * @param found every ranked row once, in about the right order (`NeighborIndex.neighbors`)
 * @throws Error when `found` leaves a ranked row out or repeats one
 */
export function buildRankTable(set: VectorSet, secret: number, found: ArrayLike<number>): RankTable {
  const all = rankedCosines(set, secret);
  const order = everyRankedRow(set, found).filter((row) => row !== secret);
  const cosineOf = (row: number): number => all[row] as number;
  insertionSort(order, (a, b) => cosineOf(b) - cosineOf(a) || a - b);
  return { secret, childSafe: false, rows: order, cosines: Float64Array.from(order, cosineOf) };
}

/** The table of the modes for children: the same without the sensitive words. */
export function childSafeTable(set: VectorSet, table: RankTable): RankTable {
  const kept = [...table.rows.keys()].filter((place) => !set.sensitive.has(rowAt(table, place)));
  return {
    secret: table.secret,
    childSafe: true,
    rows: Uint32Array.from(kept, (place) => rowAt(table, place)),
    cosines: Float64Array.from(kept, (place) => cosineAt(table, place)),
  };
}

/**
 * 1 for the secret, else 2 + the number of ranked words of the mode, other than secret and guess, that come before
 * the guess: a greater cosine, or an equal one and an earlier line. A guess that is not ranked comes last of its equals.
 */
export function rankOf(set: VectorSet, table: RankTable, guess: number): number {
  if (guess === table.secret) return 1;
  const line = isRanked(set, table, guess) ? guess : Infinity;
  return 2 + placesBefore(table, cosine(set, table.secret, guess), line);
}

/** How many words of the table reach the cosine. */
export function countReaching(table: RankTable, least: number): number {
  return placesBefore(table, least, Infinity);
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

/** Words of the table with a greater cosine than this one, or an equal one and an earlier line: a binary search. */
function placesBefore({ rows, cosines }: RankTable, value: number, line: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = cosines[middle] as number;
    if (other > value || (other === value && (rows[middle] as number) < line)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function everyRankedRow(set: VectorSet, found: ArrayLike<number>): Uint32Array {
  const rows = Uint32Array.from(found);
  const seen = new Uint8Array(set.ranked);
  for (const row of rows) seen[row] = 1;
  if (rows.length !== set.ranked || seen.includes(0)) {
    throw new Error('The index did not answer with every ranked word once.');
  }
  return rows;
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
