import type { VectorSet } from '../../domain/vector-set';
import type { ChosenWords } from './choose-words';
import type { Secrets } from './choose-secrets';
import type { QuantisedRows } from './quantised-rows';

/** The ranked words of a set that is being made, as the game's own code takes them. */
export function rankedSet(
  lang: string,
  words: readonly string[],
  rows: QuantisedRows,
  chosen: ChosenWords,
  secrets: Secrets,
  sensitive: ReadonlySet<string>,
): VectorSet {
  const d = rows.dimensions;
  const entries = new Int8Array(chosen.ranked * d);
  const numbers = chosen.numbers.subarray(0, chosen.ranked);
  numbers.forEach((number, row) => rows.copy(number, entries, row * d));
  return {
    lang,
    dimensions: d,
    words,
    ranked: chosen.ranked,
    rows: entries,
    scales: Float32Array.from(numbers, (number) => rows.scales[number] ?? 0),
    nearnessFloor: 0,
    similarityExponent: 1,
    rowOf: new Map(words.map((word, row) => [word, row])),
    displays: new Map(),
    blocked: new Set(),
    sensitive: new Set(words.flatMap((word, row) => (sensitive.has(word) ? [row] : []))),
    secrets: { daily: secrets.secrets, junior: secrets.junior, child: secrets.child },
  };
}
