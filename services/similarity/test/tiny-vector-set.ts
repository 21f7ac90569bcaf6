import type { VectorSet } from '../src/domain/vector-set';

export interface TinyVectors {
  /** Ranked words first: word and row, in the order of the lines. */
  rows: readonly (readonly [word: string, ...entries: number[]])[];
  /** All words are ranked unless told otherwise. */
  ranked?: number;
  fold?: Record<string, string>;
  displays?: Record<string, string>;
  blocked?: readonly string[];
  sensitive?: readonly string[];
  nearnessFloor?: number;
  similarityExponent?: number;
  secrets?: readonly string[];
}

/** A vector set made by hand: small enough to work out every number on paper. */
export function tinyVectorSet(tiny: TinyVectors): VectorSet {
  const words = tiny.rows.map(([word]) => word);
  const rows = tiny.rows.map(([, ...entries]) => entries);
  const rowOf = new Map(words.map((word, row) => [word, row]));
  const at = (word: string): number => {
    const row = rowOf.get(word);
    if (row === undefined) throw new Error(`The tiny set has no word ${word}.`);
    return row;
  };
  const secrets = tiny.secrets ?? [];
  return {
    lang: 'en',
    dimensions: rows[0]?.length ?? 0,
    words,
    ranked: tiny.ranked ?? words.length,
    rows: Int8Array.from(rows.flat()),
    scales: Float32Array.from(rows, (entries) => 1 / Math.hypot(...entries)),
    nearnessFloor: tiny.nearnessFloor ?? 0,
    similarityExponent: tiny.similarityExponent ?? 1,
    rowOf: new Map([
      ...rowOf,
      ...Object.entries(tiny.fold ?? {}).map(([form, word]) => [form, at(word)] as const),
    ]),
    displays: new Map(Object.entries(tiny.displays ?? {}).map(([word, display]) => [at(word), display])),
    blocked: new Set((tiny.blocked ?? []).map(at)),
    sensitive: new Set((tiny.sensitive ?? []).map(at)),
    secrets: { daily: secrets, junior: secrets, child: secrets },
  };
}

/** The row of a word that the set surely has. */
export function rowOf(set: VectorSet, word: string): number {
  const row = set.words.indexOf(word);
  if (row < 0) throw new Error(`The set has no word ${word}.`);
  return row;
}
