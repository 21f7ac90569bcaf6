const LARGEST = 127;

/**
 * Rounds a row to whole numbers, of which the largest is ±127.
 * @param out where the row is put, from `start` on
 * @returns the scale that makes a unit vector of it again
 */
export function quantise(row: Float64Array, out: Int8Array, start: number): number {
  let largest = 0;
  for (const value of row) largest = Math.max(largest, Math.abs(value));
  let squares = 0;
  for (let i = 0; i < row.length; i++) {
    const entry = Math.round(((row[i] as number) / largest) * LARGEST);
    out[start + i] = entry;
    squares += entry * entry;
  }
  return Math.fround(1 / Math.sqrt(squares));
}
