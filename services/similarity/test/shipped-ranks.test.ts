import { join } from 'node:path';
import { cosine } from '../src/domain/cosine';
import { createExactIndex } from '../src/domain/exact-index';
import type { NeighborIndex } from '../src/domain/neighbor-index';
import {
  buildRankTable,
  childSafeTable,
  neighborhoodSize,
  rankOf,
  type RankTable,
} from '../src/domain/rank-table';
import { score } from '../src/domain/score';
import type { VectorSet } from '../src/domain/vector-set';
import { openFaissIndex } from '../src/repository/faiss-index';
import { readVectorSet } from '../src/repository/read-vector-set';
import { nativeFaiss, requireFaiss } from './native-faiss';
import { createOracle } from './oracle';
import { scratchDirectory } from './scratch-directory';
import { SHIPPED_LANGUAGES, SHIPPED_VECTORS } from './shipped-vectors';

// Around some of these, in each language, single precision confuses neighbours, and words have the same cosine.
const CURATED = 20;
const UNRANKED = 5;
/** In the modes for children the ranked words are all looked at, the others with this step. */
const SAMPLED = 5;
const PATIENCE_MS = 120_000;
const directory = scratchDirectory();

describe.each(SHIPPED_LANGUAGES)('when %s is searched', (lang) => {
  test(
    'then every word has the rank, percentile and cosine of a comparison with the whole vocabulary, by faiss as without it',
    async () => {
      const { set } = await readVectorSet(SHIPPED_VECTORS, lang);
      const exact = createExactIndex(set);
      const index = nativeFaiss || process.env['CI'] ? await faissIndex(set) : exact;
      const size = neighborhoodSize(set);
      const oracle = createOracle(lang);
      const secrets = oracle.secrets(CURATED, UNRANKED);
      expect(new Set(secrets).size).toBe(CURATED + UNRANKED);
      for (const [turn, secret] of secrets.entries()) {
        const { cosines, ranks, childSafeRanks } = oracle.answer(secret);
        const daily = buildRankTable(set, secret, index.neighbors(secret, size));
        if (turn % 5 === 0) expect(buildRankTable(set, secret, exact.neighbors(secret, size))).toEqual(daily);
        const junior = childSafeTable(set, daily);
        expect(wrongPlaces(daily, cosines, ranks)).toEqual([]);
        expect(wrongPlaces(junior, cosines, childSafeRanks)).toEqual([]);
        for (const { rows } of [daily, junior]) expect(rows.length).toBeGreaterThanOrEqual(999);
        expect(wrongScores(set, daily, cosines, ranks)).toEqual([]);
        expect(wrongScores(set, junior, cosines, childSafeRanks, SAMPLED)).toEqual([]);
      }
    },
    PATIENCE_MS,
  );
});

function faissIndex(set: VectorSet): Promise<NeighborIndex> {
  return openFaissIndex(requireFaiss(), set, join(directory, set.lang), (error) => {
    throw error;
  });
}

/** The ranked words that do not stand at the place of their rank, or have another cosine. */
function wrongPlaces(
  { rows, cosines: found }: RankTable,
  cosines: Float64Array,
  ranks: Uint32Array,
): number[] {
  return [...rows].filter((row, place) => ranks[row] !== place + 2 || found[place] !== cosines[row]);
}

/**
 * The words of the whole vocabulary with another rank; at every hundredth, and within the thousand, the whole score is
 * compared. Stops after a few: all of them would be too much to read.
 */
function wrongScores(
  set: VectorSet,
  table: RankTable,
  cosines: Float64Array,
  ranks: Uint32Array,
  step = 1,
): number[] {
  const wrong: number[] = [];
  for (let guess = 0; guess < set.words.length && wrong.length < 5; guess += step) {
    const rank = ranks[guess] ?? 0;
    const looked = rank <= 1002 || guess % 100 === 0;
    if (rankOf(set, table, guess) !== rank || (looked && !isScored(set, table, guess, rank, cosines))) {
      wrong.push(guess);
    }
  }
  return wrong;
}

function isScored(
  set: VectorSet,
  table: RankTable,
  guess: number,
  rank: number,
  cosines: Float64Array,
): boolean {
  const { percentile, correct, initialSimilarity } = score(set, table, guess);
  const value = cosines[guess] ?? 0;
  const stretched = Math.round(100 * (100 * Math.abs(value) ** set.similarityExponent)) / 100;
  return (
    cosine(set, table.secret, guess) === value &&
    percentile === (rank <= 1000 ? 1001 - rank : null) &&
    correct === (rank === 1) &&
    initialSimilarity === (rank === 1 ? 100 : Math.sign(value) * stretched || 0)
  );
}
