import { countNearby } from './nearest-words';
import type { RankTables } from './rank-tables';
import { displayOf, wordAt, type VectorSet } from './vector-set';

/** What a word may be used for. */
export interface CheckedWord {
  word: string;
  display: string;
  blocked: boolean;
  nearbyCount: number;
  fitAsSecret: boolean;
}

/** A game needs this many words near its secret. */
export const LEAST_NEARBY = 900;

/** A blocked word has no list, and so nothing nearby; a sensitive one is no secret for children. */
export function checkWord(set: VectorSet, tables: RankTables, row: number, childSafe: boolean): CheckedWord {
  const blocked = set.blocked.has(row);
  const nearbyCount = blocked ? 0 : countNearby(set, tables.of(row, childSafe));
  const unsuited = blocked || (childSafe && set.sensitive.has(row));
  return {
    word: wordAt(set, row),
    display: displayOf(set, row),
    blocked,
    nearbyCount,
    fitAsSecret: !unsuited && nearbyCount >= LEAST_NEARBY,
  };
}
