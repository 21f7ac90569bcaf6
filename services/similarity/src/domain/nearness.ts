import { placeOf } from './percentile';
import type { RankTable } from './rank-table';
import { initialSimilarity, shownSimilarity } from './shown-similarity';
import type { VectorSet } from './vector-set';

/** How near the secret's nearest, tenth and thousandth word are: shown similarities, 0 … 100. */
export interface Nearness {
  nearest: number;
  tenth: number;
  thousandth: number;
}

/** The words at ranks 2, 11 and 1000, for the opening line of a game. */
export function nearness(set: VectorSet, table: RankTable): Nearness {
  const shown = (percentile: number): number =>
    shownSimilarity(initialSimilarity(table.cosines[placeOf(percentile)] ?? 0, set.similarityExponent));
  return { nearest: shown(999), tenth: shown(990), thousandth: shown(1) };
}
