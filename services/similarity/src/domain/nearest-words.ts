import { direction } from './direction';
import { percentileOf, SECRET_PERCENTILE } from './percentile';
import { cosineAt, countReaching, rowAt, type RankTable } from './rank-table';
import { initialSimilarity, listedSimilarity } from './shown-similarity';
import { displayOf, wordAt, type VectorSet } from './vector-set';

export interface Neighbor {
  neighbor: string;
  display: string;
  /** 0 … 1, stretched like the scores. */
  similarity: number;
  percentile: number;
  direction: number | null;
}

export interface NearestWords {
  /** The secret and its 999 nearest words. */
  data: Neighbor[];
  /** How many of the 999 reach the nearness floor; they are the first ones. */
  nearbyCount: number;
}

const LISTED_NEIGHBORS = SECRET_PERCENTILE - 1;

export function nearestWords(set: VectorSet, table: RankTable): NearestWords {
  const count = Math.min(LISTED_NEIGHBORS, table.rows.length);
  const neighbors = Array.from({ length: count }, (_, place) => neighborAt(set, table, place));
  return {
    data: [secretEntry(set, table.secret), ...neighbors],
    nearbyCount: countNearby(set, table),
  };
}

/** How many of the 999 nearest words reach the nearness floor. */
export function countNearby(set: VectorSet, table: RankTable): number {
  return Math.min(LISTED_NEIGHBORS, countReaching(table, set.nearnessFloor));
}

function secretEntry(set: VectorSet, secret: number): Neighbor {
  return {
    neighbor: wordAt(set, secret),
    display: displayOf(set, secret),
    similarity: 1,
    percentile: SECRET_PERCENTILE,
    direction: null,
  };
}

function neighborAt(set: VectorSet, table: RankTable, place: number): Neighbor {
  const row = rowAt(table, place);
  return {
    neighbor: wordAt(set, row),
    display: displayOf(set, row),
    similarity: listedSimilarity(initialSimilarity(cosineAt(table, place), set.similarityExponent)),
    percentile: percentileOf(place + 2) ?? 0,
    direction: direction(set, table.secret, row),
  };
}
