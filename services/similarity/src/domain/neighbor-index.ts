/** Finds the neighbourhood of a word among the ranked words of one language. */
export interface NeighborIndex {
  readonly kind: 'faiss' | 'exact';
  /**
   * Every ranked row once, nearest to the given row first. The order may be off where cosines differ by less than
   * single precision tells apart: `buildRankTable` puts that right.
   */
  neighbors(row: number): ArrayLike<number>;
}
