import type { Guess, SortType } from './game-state';

/** The list as it is shown: by guess number, or by proximity with the nearest first (unranked ones follow by rank). */
export function sortGuesses(guesses: readonly Guess[], sortType: SortType): readonly Guess[] {
  return [...guesses].sort(sortType === 'guess' ? byGuessNumber : byProximity);
}

function byGuessNumber(a: Guess, b: Guess): number {
  return a.guessNumber - b.guessNumber;
}

// The percentile is 1001 − rank, so the rank orders both; rare words can share a rank with a listed one.
function byProximity(a: Guess, b: Guess): number {
  return a.rank - b.rank || b.initialSimilarity - a.initialSimilarity || byGuessNumber(a, b);
}
