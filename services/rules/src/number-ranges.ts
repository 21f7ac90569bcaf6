/** A set of whole numbers as its unbroken runs, `[from, to]`, in rising order and never touching: small where days follow days. */
export type NumberRanges = readonly (readonly [from: number, to: number])[];

/** Whether the number is in the set. */
export function hasNumber(ranges: NumberRanges, number: number): boolean {
  return ranges.some(([from, to]) => from <= number && number <= to);
}

/** The set with one number more. */
export function withNumber(ranges: NumberRanges, number: number): NumberRanges {
  if (hasNumber(ranges, number)) return ranges;
  const before = ranges.filter(([, to]) => to < number - 1);
  const after = ranges.filter(([from]) => from > number + 1);
  const touching = ranges.slice(before.length, ranges.length - after.length);
  const from = Math.min(number, ...touching.map(([first]) => first));
  const to = Math.max(number, ...touching.map(([, last]) => last));
  return [...before, [from, to], ...after];
}

/** The greatest number; −∞ of none. */
export function lastNumber(ranges: NumberRanges): number {
  return ranges.at(-1)?.[1] ?? -Infinity;
}

/** How many numbers follow each other without a gap up to the greatest. */
export function lastRun(ranges: NumberRanges): number {
  const last = ranges.at(-1);
  return last === undefined ? 0 : last[1] - last[0] + 1;
}
