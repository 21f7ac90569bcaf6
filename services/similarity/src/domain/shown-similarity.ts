/** What a player sees of the secret itself. */
export const SECRET_SIMILARITY = 100;

/**
 * Stretches a cosine for showing, without changing an order: 100 · sign · |cosine|^exponent.
 * @returns -100 … 100 with two decimals
 */
export function initialSimilarity(cosine: number, exponent: number): number {
  const hundredths = Math.round(10_000 * Math.abs(cosine) ** exponent);
  return hundredths === 0 ? 0 : (Math.sign(cosine) * hundredths) / 100;
}

/** Cut to what a bar can show: 0 … 100. */
export function shownSimilarity(initial: number): number {
  return Math.min(SECRET_SIMILARITY, Math.max(0, initial));
}

/** The same as a part of one, as the nearest-words lists carry it: 0 … 1 with four decimals. */
export function listedSimilarity(initial: number): number {
  return Math.round(100 * shownSimilarity(initial)) / 10_000;
}
