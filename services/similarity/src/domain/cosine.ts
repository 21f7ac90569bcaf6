import type { VectorSet } from './vector-set';

// Taken out of Math once: where globals are looked up slowly, as in Jest, each of five million products would pay.
const { imul } = Math;

/**
 * The cosine of two rows: their integer dot product times both scales, in double precision.
 * A float32 has 24 bits and the dot product at most 23, so the product of any two of the three factors is exact:
 * only the last multiplication rounds, and the number is the same on every machine and in either order of rows.
 */
export function cosine({ rows, scales, dimensions }: VectorSet, a: number, b: number): number {
  const dot = integerDot(rows, a * dimensions, b * dimensions, dimensions);
  return dot * (scaleAt(scales, a) * scaleAt(scales, b));
}

/** The cosines of one row with every ranked word, by row. */
export function rankedCosines({ rows, scales, dimensions, ranked }: VectorSet, row: number): Float64Array {
  const cosines = new Float64Array(ranked);
  const scale = scaleAt(scales, row);
  const dots = integerDots(rows, row * dimensions, dimensions, ranked);
  for (let other = 0; other < ranked; other++) {
    cosines[other] = dotAt(dots, other) * (scale * scaleAt(scales, other));
  }
  return cosines;
}

/**
 * The dot products of the row that starts at `start` with the first `count` rows. Four of them go side by side, two
 * entries at a time: so each entry of the one row is fetched once for four, and the processor is never without work
 * (18,000 words take 4 ms instead of 8). Integers may be added in any order.
 */
function integerDots(rows: Int8Array, start: number, length: number, count: number): Int32Array {
  const dots = new Int32Array(count);
  // Of an odd number of entries the last is paired with a 0.
  const own = new Int32Array(length + (length % 2));
  own.set(rows.subarray(start, start + length));
  let row = 0;
  for (; row + 3 < count; row += 4) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0, at = row * length; i < length; i += 2, at += 2) {
      const one = ownAt(own, i);
      const two = ownAt(own, i + 1);
      a = (a + imul(one, entryAt(rows, at)) + imul(two, entryAt(rows, at + 1))) | 0;
      const atB = at + length;
      b = (b + imul(one, entryAt(rows, atB)) + imul(two, entryAt(rows, atB + 1))) | 0;
      const atC = atB + length;
      c = (c + imul(one, entryAt(rows, atC)) + imul(two, entryAt(rows, atC + 1))) | 0;
      const atD = atC + length;
      d = (d + imul(one, entryAt(rows, atD)) + imul(two, entryAt(rows, atD + 1))) | 0;
    }
    dots[row] = a;
    dots[row + 1] = b;
    dots[row + 2] = c;
    dots[row + 3] = d;
  }
  for (; row < count; row++) dots[row] = integerDot(rows, start, row * length, length);
  return dots;
}

function integerDot(rows: Int8Array, a: number, b: number, length: number): number {
  let dot = 0;
  for (let i = 0; i < length; i++) dot = (dot + imul(entryAt(rows, a + i), entryAt(rows, b + i))) | 0;
  return dot;
}

// One accessor per type of array: shared by several types it would be slow.
function entryAt(rows: Int8Array, index: number): number {
  return rows[index] as number;
}

function ownAt(own: Int32Array, index: number): number {
  return own[index] as number;
}

function dotAt(dots: Int32Array, index: number): number {
  return dots[index] as number;
}

function scaleAt(scales: Float32Array, index: number): number {
  return scales[index] as number;
}
