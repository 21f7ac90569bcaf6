/** Hints per game. */
export const MAX_HINTS = 3;

/** Shortest guess, in code points. */
export const MIN_GUESS_LENGTH = 2;

/** Ranks up to this one have a percentile; the secret's is this number. */
export const MAX_PERCENTILE = 1000;
