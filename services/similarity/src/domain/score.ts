import { cosine } from './cosine';
import { direction } from './direction';
import { percentileOf, proximityString, SECRET_PERCENTILE } from './percentile';
import { rankOf, type RankTable } from './rank-table';
import { initialSimilarity, SECRET_SIMILARITY, shownSimilarity } from './shown-similarity';
import { displayOf, wordAt, type VectorSet } from './vector-set';

/** What a player sees of one guess. */
export interface Score {
  word: string;
  display: string;
  /** 0 … 100. */
  similarity: number;
  /** -100 … 100. */
  initialSimilarity: number;
  /** The similarity of the secret's nearest word. */
  closestSimilarity: number;
  percentile: number | null;
  rank: number;
  proximityString: string;
  direction: number | null;
  correct: boolean;
  blocked: boolean;
}

export function score(set: VectorSet, table: RankTable, guess: number): Score {
  const rank = rankOf(set, table, guess);
  const percentile = percentileOf(rank);
  const initial =
    rank === 1
      ? SECRET_SIMILARITY
      : initialSimilarity(cosine(set, table.secret, guess), set.similarityExponent);
  return {
    word: wordAt(set, guess),
    display: displayOf(set, guess),
    similarity: shownSimilarity(initial),
    initialSimilarity: initial,
    closestSimilarity: initialSimilarity(table.cosines[0] ?? 0, set.similarityExponent),
    percentile,
    rank,
    proximityString: proximityString(percentile, initial),
    direction: direction(set, table.secret, guess),
    correct: percentile === SECRET_PERCENTILE,
    blocked: set.blocked.has(guess),
  };
}
