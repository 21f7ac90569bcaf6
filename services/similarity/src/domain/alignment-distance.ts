/**
 * Measures the optimal string alignment distance of two words: how many letters must be inserted, deleted, replaced,
 * or swapped with their neighbour, no letter being touched twice.
 */
export interface AlignmentMeter {
  /** @returns the distance, or `limit + 1` as soon as it is known to be greater than `limit` */
  distance(a: Uint32Array, b: Uint32Array, limit: number): number;
}

/**
 * Distances between the beginnings of a and of b are found line by line (one letter of a each), of which three are
 * needed at a time; only those at most `limit` off the diagonal can lead to a distance within the limit.
 * @param longest the length of the longest word that is ever given as b
 */
export function createAlignmentMeter(longest: number): AlignmentMeter {
  let [beforeLast, last, current] = [0, 1, 2].map(() => new Int32Array(longest + 2)) as [Line, Line, Line];
  return {
    distance(a, b, limit) {
      if (Math.abs(a.length - b.length) > limit) return limit + 1;
      for (let column = 0; column <= b.length; column++) last[column] = column;
      let lastBest = 0;
      for (let line = 1; line <= a.length; line++) {
        const best = fillLine(a, b, line, limit, current, last, beforeLast);
        // A swap reaches back over one line, so two lines must be beyond the limit.
        if (best > limit && lastBest > limit) return limit + 1;
        lastBest = best;
        [beforeLast, last, current] = [last, current, beforeLast];
      }
      return Math.min(last[b.length] ?? limit, limit + 1);
    },
  };
}

type Line = Int32Array;

/** Fills the part of the line near the diagonal, and a wall on either side of it. @returns its least distance */
function fillLine(
  a: Uint32Array,
  b: Uint32Array,
  line: number,
  limit: number,
  current: Line,
  last: Line,
  beforeLast: Line,
): number {
  const from = Math.max(1, line - limit);
  const to = Math.min(b.length, line + limit);
  let best = (current[from - 1] = from === 1 ? line : limit + 1);
  for (let column = from; column <= to; column++) {
    const same = a[line - 1] === b[column - 1];
    let distance = (last[column - 1] as number) + (same ? 0 : 1);
    distance = Math.min(distance, (last[column] as number) + 1, (current[column - 1] as number) + 1);
    if (line > 1 && column > 1 && a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1]) {
      distance = Math.min(distance, (beforeLast[column - 2] as number) + 1);
    }
    current[column] = distance;
    if (distance < best) best = distance;
  }
  current[to + 1] = limit + 1;
  return best;
}
