import { MAX_PERCENTILE } from './game-limits';

/** What stands beside a guess, as a code: the page has the words for it. */
export type ProximityLabel =
  | { readonly kind: 'correct' | 'far' | 'cold' | 'tepid' }
  /** `away` places from the secret, 1 … 999. */
  | { readonly kind: 'away'; readonly away: number };

/** From the percentile where there is one, otherwise from the unclipped similarity (−100 … 100). */
export function proximityLabel(score: {
  percentile: number | null;
  initialSimilarity: number;
}): ProximityLabel {
  if (score.percentile === MAX_PERCENTILE) return { kind: 'correct' };
  if (score.percentile !== null) return { kind: 'away', away: MAX_PERCENTILE - score.percentile };
  if (score.initialSimilarity < 0) return { kind: 'far' };
  return { kind: score.initialSimilarity < 20 ? 'cold' : 'tepid' };
}
