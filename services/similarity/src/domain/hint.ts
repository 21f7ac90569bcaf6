import { placeOf, SECRET_PERCENTILE } from './percentile';
import type { RankTable } from './rank-table';
import { isFormOf } from './word-form';
import { wordAt, type VectorSet } from './vector-set';

/**
 * A word about half way between the best guess so far and the secret.
 * @param best the best percentile so far, 0 if none
 * @returns null where no fit word is left
 */
export function hint(set: VectorSet, table: RankTable, best: number): string | null {
  const secret = wordAt(set, table.secret);
  for (const percentile of candidates(best)) {
    const row = table.rows[placeOf(percentile)];
    if (row === undefined || set.blocked.has(row)) continue;
    const word = wordAt(set, row);
    if (!isFormOf(secret, word)) return word;
  }
  return null;
}

/** From the middle up to 999, then from the middle down to just above the best. */
function* candidates(best: number): Generator<number> {
  const middle = Math.ceil((best + SECRET_PERCENTILE) / 2);
  for (let percentile = middle; percentile < SECRET_PERCENTILE; percentile++) yield percentile;
  for (let percentile = middle - 1; percentile > best; percentile--) yield percentile;
}
