import { join } from 'node:path';
import fc from 'fast-check';
import { cosine } from '../src/domain/cosine';
import { createExactIndex } from '../src/domain/exact-index';
import type { NeighborIndex } from '../src/domain/neighbor-index';
import { buildRankTable } from '../src/domain/rank-table';
import type { VectorSet } from '../src/domain/vector-set';
import { openFaissIndex } from '../src/repository/faiss-index';
import { describeWithFaiss, requireFaiss } from './native-faiss';
import { scratchDirectory } from './scratch-directory';
import { tinyVectorSet } from './tiny-vector-set';

const directory = scratchDirectory();
let files = 0;

/** What every index must do, whichever way it finds it. */
function neighborIndexContract(open: (set: VectorSet) => Promise<NeighborIndex>): void {
  const set = tinyVectorSet({
    rows: [
      ['a', 9, 0],
      ['b', 0, 9],
      ['c', 7, 7],
      ['d', -9, 1],
      ['rare', 9, 1],
    ],
    ranked: 4,
  });

  test('when asked for the neighbours of a ranked word then it answers every ranked row, nearest first', async () => {
    expect([...Array.from((await open(set)).neighbors(0, 4))]).toEqual([0, 2, 1, 3]);
  });

  test('when asked for the neighbours of a word that is not ranked then it answers every ranked row', async () => {
    expect([...Array.from((await open(set)).neighbors(4, 9))]).toEqual([0, 2, 1, 3]);
  });

  test('when asked for some of them then it answers so many, the nearest', async () => {
    expect([...Array.from((await open(set)).neighbors(0, 2))]).toEqual([0, 2]);
  });

  test('when all cosines differ clearly then the order is theirs, and otherwise the table is exact anyhow', async () => {
    const entry = fc.integer({ min: -127, max: 127 });
    const row = fc
      .array(entry, { minLength: 6, maxLength: 6 })
      .filter((entries) => entries.some((e) => e !== 0));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 2, maxLength: 40 }), fc.nat(39), async (rows, at) => {
        const any = tinyVectorSet({ rows: rows.map((entries, line) => [`w${line}`, ...entries] as const) });
        const secret = at % rows.length;
        const found = Array.from((await open(any)).neighbors(secret, any.ranked));
        const cosines = found.map((other) => cosine(any, secret, other));
        cosines.slice(1).forEach((value, i) => expect(value).toBeLessThan((cosines[i] ?? 0) + 1e-5));
        const exact = buildRankTable(any, secret, createExactIndex(any).neighbors(secret, any.ranked));
        expect(buildRankTable(any, secret, found)).toEqual(exact);
      }),
      { numRuns: 40 },
    );
  });
}

describe('the exact index', () => {
  neighborIndexContract((set) => Promise.resolve(createExactIndex(set)));
});

describeWithFaiss('the faiss index, built', () => {
  neighborIndexContract((set) => openFaissIndex(requireFaiss(), set, join(directory, `${files++}`), fail));
});

describeWithFaiss('the faiss index, read from its file', () => {
  neighborIndexContract(async (set) => {
    const file = join(directory, `${files++}`);
    await openFaissIndex(requireFaiss(), set, file, fail);
    return openFaissIndex(requireFaiss(), set, file, fail);
  });
});

function fail(error: unknown): never {
  throw error;
}
