import type { NeighborIndex } from './neighbor-index';
import { createRankTables, type RankTables } from './rank-tables';
import { createSuggester, type Suggester } from './suggestions';
import type { VectorSet } from './vector-set';

/** All that answers questions about the words of one language. */
export interface Language {
  set: VectorSet;
  /** Names the version of the vectors: equal hashes, equal answers. */
  hash: string;
  tables: RankTables;
  suggester: Suggester;
}

export interface LanguageOptions {
  set: VectorSet;
  hash: string;
  index: NeighborIndex;
  /** How many secrets' rank tables are kept. */
  capacity: number;
}

export function createLanguage({ set, hash, index, capacity }: LanguageOptions): Language {
  return { set, hash, tables: createRankTables(set, index, capacity), suggester: createSuggester(set) };
}
