/** Finds the neighbourhood of a word among the ranked words of one language. */
export interface NeighborIndex {
  readonly kind: 'faiss' | 'exact';
  /**
   * The ranked rows nearest to the given row, each once, nearest first: `count` of them, or all there are. The order
   * may be off where cosines differ by less than single precision tells apart: `buildRankTable` puts that right.
   */
  neighbors(row: number, count: number): ArrayLike<number>;
}
