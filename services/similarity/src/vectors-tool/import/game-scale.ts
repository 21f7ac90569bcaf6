import { rankedCosines } from '../../domain/cosine';
import type { VectorSet } from '../../domain/vector-set';
import type { Stage } from '../progress';
import { Refusal } from '../refusal';

/** How near "near" is in these vectors. */
export interface GameScale {
  nearnessFloor: number;
  similarityExponent: number;
}

/** A game lists this many words, the secret among them. */
export const LEAST_RANKED = 1000;
const NEARBY = 900;
/** The place of the word that has percentile 1: the last one listed. */
const LAST_LISTED = LEAST_RANKED - 1;
/** What the last listed word of the median secret shows. */
export const SHOWN_LAST = 26;

/** @throws Refusal when there are too few words for the lists of a game, also in the modes for children */
export function refuseTooFew(ranked: readonly string[], sensitive: ReadonlySet<string>): void {
  const safe = ranked.filter((word) => !sensitive.has(word)).length;
  if (safe >= LEAST_RANKED) return;
  throw new Refusal(
    `Only ${safe} words can be ranked (and are not sensitive); a game needs ${LEAST_RANKED}.`,
  );
}

/**
 * The floor is the lowest cosine that a curated secret has with its 900th neighbour in its modes, so that each has
 * 900 nearby words (rounded down to three decimals). The exponent is the one that makes the thousandth word of the
 * median secret of the daily game show 26 (two decimals).
 * @param set its curated secrets and sensitive words count
 * @throws Refusal when the cosines give no exponent
 */
export async function gameScale(set: VectorSet, stage: Stage): Promise<GameScale> {
  const { daily, junior, child } = set.secrets;
  const forChildren = new Set([...junior, ...child]);
  const all = [...new Set([...daily, ...forChildren])];
  const isDaily = new Set(daily);
  const none: ReadonlySet<number> = new Set();
  const floors: number[] = [];
  const last: number[] = [];
  for (const [done, word] of all.entries()) {
    const row = set.rowOf.get(word) ?? -1;
    const cosines = rankedCosines(set, row);
    const others = without(cosines, row, none);
    floors.push(nearest(others, NEARBY));
    if (forChildren.has(word) && set.sensitive.size > 0) {
      floors.push(nearest(without(cosines, row, set.sensitive), NEARBY));
    }
    if (isDaily.has(word)) last.push(nearest(others, LAST_LISTED));
    await stage.step((done + 1) / all.length, done + 1);
  }
  return {
    nearnessFloor: Math.floor(Math.min(...floors) * 1000) / 1000,
    similarityExponent: exponentFor(median(last)),
  };
}

/** The cosine of the last word that a game lists around a ranked secret. */
export function lastListed(set: VectorSet, secret: number): number {
  return nearest(without(rankedCosines(set, secret), secret, new Set()), LAST_LISTED);
}

/** @throws Refusal when no exponent makes the cosine show 26 */
export function exponentFor(cosine: number): number {
  const exponent = Math.round((Math.log(SHOWN_LAST / 100) / Math.log(cosine)) * 100) / 100;
  if (cosine > 0 && cosine < 1 && exponent > 0) return exponent;
  throw new Refusal(
    `The thousandth neighbour of the median secret has the cosine ${cosine.toFixed(3)}, which no scale can show as ${SHOWN_LAST}: the words are too few, or their vectors too alike.`,
  );
}

/** The cosines of the ranked words that count as neighbours, ascending. */
function without(cosines: Float64Array, secret: number, left: ReadonlySet<number>): Float64Array {
  return cosines.filter((_, row) => row !== secret && !left.has(row)).sort();
}

/** The cosine of the neighbour at a place, the nearest at 1. */
function nearest(ascending: Float64Array, place: number): number {
  return ascending[ascending.length - place] ?? -1;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (upper + lower) / 2;
}
