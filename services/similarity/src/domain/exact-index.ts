import { rankedCosines } from './cosine';
import type { NeighborIndex } from './neighbor-index';
import type { VectorSet } from './vector-set';

/** An index without a native part: compares with every ranked word and sorts. */
export function createExactIndex(set: VectorSet): NeighborIndex {
  return {
    kind: 'exact',
    neighbors(row, count) {
      const cosines = rankedCosines(set, row);
      const cosineOf = (other: number): number => cosines[other] as number;
      const rows = Uint32Array.from(cosines.keys()).sort((a, b) => cosineOf(b) - cosineOf(a) || a - b);
      return rows.subarray(0, count);
    },
  };
}
