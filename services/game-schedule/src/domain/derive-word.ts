/** How far around a game its word must not be repeated, in game numbers to either side. */
export function repeatWindow(orderLength: number): number {
  return Math.min(365, Math.floor(orderLength / 2));
}

/**
 * The word of a game for which nobody has scheduled one: from the game's own position on, once around the
 * order, the first word that is not taken; the word at the position where all are.
 * @param order the series' words, at least one
 * @param taken the words stored at any number within the repeat window
 */
export function deriveWord(order: readonly string[], gameNumber: number, taken: ReadonlySet<string>): string {
  const position = (gameNumber - 1) % order.length;
  const fromPosition = [...order.slice(position), ...order.slice(0, position)];
  const word = fromPosition.find((candidate) => !taken.has(candidate)) ?? fromPosition[0];
  if (word === undefined) throw new RangeError('There is no word to derive a game from.');
  return word;
}
