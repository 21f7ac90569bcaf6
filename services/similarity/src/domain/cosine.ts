import type { VectorSet } from './vector-set';

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
  const start = row * dimensions;
  const scale = scaleAt(scales, row);
  for (let other = 0; other < ranked; other++) {
    const dot = integerDot(rows, start, other * dimensions, dimensions);
    cosines[other] = dot * (scale * scaleAt(scales, other));
  }
  return cosines;
}

/** Four sums side by side keep the processor busy (twice as fast); integers may be added in any order. */
function integerDot(rows: Int8Array, a: number, b: number, length: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let i = 0;
  for (; i + 3 < length; i += 4) {
    first = (first + entryAt(rows, a + i) * entryAt(rows, b + i)) | 0;
    second = (second + entryAt(rows, a + i + 1) * entryAt(rows, b + i + 1)) | 0;
    third = (third + entryAt(rows, a + i + 2) * entryAt(rows, b + i + 2)) | 0;
    fourth = (fourth + entryAt(rows, a + i + 3) * entryAt(rows, b + i + 3)) | 0;
  }
  for (; i < length; i++) first += entryAt(rows, a + i) * entryAt(rows, b + i);
  return first + second + third + fourth;
}

// One accessor per type of array: shared by both types it would be slow.
function entryAt(rows: Int8Array, index: number): number {
  return rows[index] as number;
}

function scaleAt(scales: Float32Array, index: number): number {
  return scales[index] as number;
}
