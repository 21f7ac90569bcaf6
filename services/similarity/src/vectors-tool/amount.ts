/** How many of something, in words: "1 word", "2 words". */
export function amount(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}
