/** Some of the values, from all over the list. */
export function evenly<T>(values: readonly T[], count: number): T[] {
  const step = Math.max(1, values.length / count);
  return Array.from(
    { length: Math.min(count, values.length) },
    (_, i) => values[Math.floor(i * step)],
  ).filter((value) => value !== undefined);
}
