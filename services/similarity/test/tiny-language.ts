import { createExactIndex } from '../src/domain/exact-index';
import { createLanguage, type Language } from '../src/domain/language';
import { buildRankTable, childSafeTable, neighborhoodSize, type RankTable } from '../src/domain/rank-table';
import type { VectorSet } from '../src/domain/vector-set';
import { rowOf } from './tiny-vector-set';

export function tinyLanguage(set: VectorSet): Language {
  return createLanguage({ set, hash: 'tiny', index: createExactIndex(set), capacity: 4 });
}

export function tableAround(set: VectorSet, secret: string, { childSafe = false } = {}): RankTable {
  const row = rowOf(set, secret);
  const table = buildRankTable(set, row, createExactIndex(set).neighbors(row, neighborhoodSize(set)));
  return childSafe ? childSafeTable(set, table) : table;
}
