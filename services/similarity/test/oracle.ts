import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED_VECTORS } from './shipped-vectors';

/** The place of every word of the vocabulary around one secret, by row. */
export interface OracleAnswer {
  cosines: Float64Array;
  ranks: Uint32Array;
  /** The ranks in the modes for children. */
  childSafeRanks: Uint32Array;
}

export interface Oracle {
  words: string[];
  ranked: number;
  /** Curated secrets, evenly from best to last, and words that are not ranked, as in games made by players. */
  secrets(curated: number, unranked: number): number[];
  answer(secret: number): OracleAnswer;
}

/**
 * Counts ranks straight from the shipped files by the sentences of the rules, with no code of the service: compares
 * the secret with the whole vocabulary, sorts all of it, and counts the ranked words on the way down.
 */
export function createOracle(lang: string): Oracle {
  const file = (name: string): Buffer => readFileSync(join(SHIPPED_VECTORS, lang, name));
  const list = (name: string): string[] => file(name).toString('utf8').trim().split('\n');
  const { ranked, dimensions } = JSON.parse(file('meta.json').toString()) as {
    ranked: number;
    dimensions: number;
  };
  const words = list('words.txt');
  const rows = new Int8Array(file('vectors.i8'));
  const scaleBytes = file('scales.f32');
  const scales = Float32Array.from(words, (_, word) => scaleBytes.readFloatLE(word * 4));
  const sensitive = new Set(list('sensitive.txt'));
  const isSensitive = words.map((word) => sensitive.has(word));

  const cosinesOf = (secret: number): Float64Array => {
    const cosines = new Float64Array(words.length);
    for (let word = 0; word < words.length; word++) {
      let dot = 0;
      for (let i = dimensions - 1; i >= 0; i--) {
        dot += (rows[secret * dimensions + i] as number) * (rows[word * dimensions + i] as number);
      }
      cosines[word] = (scales[word] as number) * dot * (scales[secret] as number);
    }
    return cosines;
  };

  return {
    words,
    ranked,
    secrets(curated, unranked) {
      const lineOf = new Map(words.map((word, line) => [word, line]));
      const best = list('secrets.txt').map((word) => lineOf.get(word) ?? 0);
      return [
        ...Array.from({ length: curated }, (_, i) => best[Math.floor((i * best.length) / curated)] ?? 0),
        ...Array.from({ length: unranked }, (_, i) => ranked + i * 977),
      ];
    },
    answer(secret) {
      const cosines = cosinesOf(secret);
      const at = (word: number): number => cosines[word] as number;
      const descending = Uint32Array.from(words.keys()).sort((a, b) => at(b) - at(a) || a - b);
      const rank = (isRanked: (word: number) => boolean): Uint32Array =>
        rankDownwards(descending, secret, cosines, isRanked);
      return {
        cosines,
        ranks: rank((word) => word < ranked),
        childSafeRanks: rank((word) => word < ranked && isSensitive[word] !== true),
      };
    },
  };
}

/** Walks down the vocabulary, group by group of equal cosines, and counts the ranked words on the way. */
function rankDownwards(
  descending: Uint32Array,
  secret: number,
  cosines: Float64Array,
  isRanked: (word: number) => boolean,
): Uint32Array {
  const ranks = new Uint32Array(descending.length);
  let before = 0;
  for (let start = 0; start < descending.length;) {
    let end = start + 1;
    while (end < descending.length && cosines[descending[end] ?? 0] === cosines[descending[start] ?? 0])
      end++;
    const group = descending.subarray(start, end);
    for (const word of group) if (word !== secret && isRanked(word)) ranks[word] = 2 + before++;
    for (const word of group) if (word !== secret && !isRanked(word)) ranks[word] = 2 + before;
    start = end;
  }
  ranks[secret] = 1;
  return ranks;
}
