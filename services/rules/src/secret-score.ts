import { MAX_PERCENTILE } from './game-limits';
import type { Score } from './game-state';

/** The score of the secret itself: the same in every game, so a revealed word can be listed without asking again. */
export function secretScore(word: string, display: string = word): Score {
  return {
    word,
    display,
    similarity: 100,
    initialSimilarity: 100,
    percentile: MAX_PERCENTILE,
    rank: 1,
    proximityString: 'correct',
    direction: null,
    correct: true,
    blocked: false,
  };
}
