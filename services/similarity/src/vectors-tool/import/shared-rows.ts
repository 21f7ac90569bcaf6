/** So many words may have one row; where there are more, it is what a tool gives words that it knows nothing of. */
export const MOST_SHARING = 3;

/**
 * The rows that are no vector of their own.
 * @param prints a number for each row; equal rows, equal numbers
 */
export function sharedRows(prints: Float64Array): ReadonlySet<number> {
  const sorted = prints.slice().sort();
  const crowded = new Set<number>();
  for (let i = MOST_SHARING; i < sorted.length; i++) {
    if (sorted[i] === sorted[i - MOST_SHARING]) crowded.add(sorted[i] as number);
  }
  if (crowded.size === 0) return new Set();
  return new Set([...prints.keys()].filter((row) => crowded.has(prints[row] as number)));
}
