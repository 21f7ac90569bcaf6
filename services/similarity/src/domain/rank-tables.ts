import { LRUCache } from 'lru-cache';
import type { NeighborIndex } from './neighbor-index';
import { buildRankTable, childSafeTable, neighborhoodSize, type RankTable } from './rank-table';
import type { VectorSet } from './vector-set';

/** The rank tables of one language: a secret is searched once, however many guesses follow. */
export interface RankTables {
  of(secret: number, childSafe: boolean): RankTable;
}

interface Entry {
  full: RankTable;
  childSafe?: RankTable;
}

/** @param capacity how many secrets are kept; the one that was asked for longest ago goes first */
export function createRankTables(set: VectorSet, index: NeighborIndex, capacity: number): RankTables {
  const entries = new LRUCache<number, Entry>({ max: capacity });
  const search = (secret: number): Entry => {
    const entry = { full: buildRankTable(set, secret, index.neighbors(secret, neighborhoodSize(set))) };
    entries.set(secret, entry);
    return entry;
  };
  return {
    of(secret, childSafe) {
      const entry = entries.get(secret) ?? search(secret);
      if (!childSafe) return entry.full;
      return (entry.childSafe ??= childSafeTable(set, entry.full));
    },
  };
}
