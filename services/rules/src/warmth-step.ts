import { MAX_PERCENTILE } from './game-limits';

/** 0 outside the 1000, 1 from 600 away, 2 from 300, 3 from 100, 4 nearer, 5 found. */
export type WarmthStep = 0 | 1 | 2 | 3 | 4 | 5;

/** The colour step of a guess. */
export function warmthStep({ percentile }: { percentile: number | null }): WarmthStep {
  if (percentile === null) return 0;
  const away = MAX_PERCENTILE - percentile;
  if (away >= 600) return 1;
  if (away >= 300) return 2;
  if (away >= 100) return 3;
  return away > 0 ? 4 : 5;
}
