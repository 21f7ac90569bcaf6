import { MAX_PERCENTILE } from './game-limits';

/**
 * Length of a guess's bar in % of the space left of the number: half linear, half logarithmic over the 1000 nearest,
 * so that the last hundred places still move; a sliver beyond them. 100 for the secret, never below 0.
 */
export function barPercent({ percentile, rank }: { percentile: number | null; rank: number }): number {
  if (percentile === null) return Math.max(0, 3.6 - (2.2 * Math.log(rank / MAX_PERCENTILE)) / Math.log(19));
  const away = MAX_PERCENTILE - percentile;
  const linear = 1 - away / MAX_PERCENTILE;
  const logarithmic = 1 - Math.log(1 + away / 30) / Math.log(1 + MAX_PERCENTILE / 30);
  return 8 + (92 * (linear + logarithmic)) / 2;
}
