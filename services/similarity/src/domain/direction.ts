import { cosine } from './cosine';
import type { VectorSet } from './vector-set';

/**
 * Where a guess lies around the secret on the map: the angle, in its first two dimensions, of what is left of the
 * guess after taking the secret out of it (g − cos · s).
 * @returns whole degrees 0 … 359, counter-clockwise; null for the secret and for a word with the same row
 */
export function direction(set: VectorSet, secret: number, guess: number): number | null {
  if (haveEqualRows(set, secret, guess)) return null;
  const cos = cosine(set, secret, guess);
  const rest = (dimension: number): number =>
    component(set, guess, dimension) - cos * component(set, secret, dimension);
  const degrees = Math.round((Math.atan2(rest(1), rest(0)) * 180) / Math.PI);
  return (degrees + 360) % 360;
}

function component({ rows, scales, dimensions }: VectorSet, row: number, dimension: number): number {
  return (rows[row * dimensions + dimension] ?? 0) * (scales[row] ?? 0);
}

function haveEqualRows({ rows, dimensions }: VectorSet, a: number, b: number): boolean {
  for (let i = 0; i < dimensions; i++) {
    if (rows[a * dimensions + i] !== rows[b * dimensions + i]) return false;
  }
  return true;
}
