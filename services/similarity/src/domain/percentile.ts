/** The percentile of the secret, and of nothing else. */
export const SECRET_PERCENTILE = 1000;

/** 1000 for the secret (rank 1), 999 for its nearest word …, null from rank 1001 on. */
export function percentileOf(rank: number): number | null {
  return rank <= SECRET_PERCENTILE ? SECRET_PERCENTILE + 1 - rank : null;
}

/** The place in a rank table of the word with this percentile (999 → 0). */
export function placeOf(percentile: number): number {
  return SECRET_PERCENTILE - 1 - percentile;
}

/** "correct" or "N away" within the thousand nearest; beyond them a word for the warmth. */
export function proximityString(percentile: number | null, initialSimilarity: number): string {
  if (percentile === SECRET_PERCENTILE) return 'correct';
  if (percentile !== null) return `${SECRET_PERCENTILE - percentile} away`;
  if (initialSimilarity < 0) return 'far';
  return initialSimilarity < 20 ? 'cold' : 'tepid';
}
