import type { Score } from '../src/game-state';

/** A score as the server gives it for a word at this rank, for tests. */
export function scoreOf(word: string, rank = 500): Score {
  const percentile = rank <= 1000 ? 1001 - rank : null;
  const initialSimilarity = rank === 1 ? 100 : Math.round(8000 / Math.sqrt(rank)) / 100;
  return {
    word,
    display: word,
    similarity: initialSimilarity,
    initialSimilarity,
    percentile,
    rank,
    proximityString: rank === 1 ? 'correct' : percentile === null ? 'cold' : `${1000 - percentile} away`,
    direction: rank === 1 ? null : (rank * 37) % 360,
    correct: rank === 1,
    blocked: false,
  };
}
