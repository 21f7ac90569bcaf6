const GUESSES_AT_MOST = 999_999;

/** The score on the top list, less is better: any win with fewer hints comes first, then fewer guesses. */
export function topScore({ hintCount, guessCount }: { hintCount: number; guessCount: number }): number {
  return hintCount * (GUESSES_AT_MOST + 1) + Math.min(guessCount, GUESSES_AT_MOST);
}
