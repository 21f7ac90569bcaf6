import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { cosine } from '../../domain/cosine';
import { createExactIndex } from '../../domain/exact-index';
import type { NeighborIndex } from '../../domain/neighbor-index';
import { buildRankTable, neighborhoodSize } from '../../domain/rank-table';
import type { VectorSet } from '../../domain/vector-set';
import { openFaissIndex } from '../../repository/faiss-index';
import { loadFaiss } from '../../repository/load-faiss';
import type { Progress } from '../progress';
import { evenly } from './evenly';
import type { Findings } from './findings';

const SAMPLE = 20;

/** Compares the ranks that a game would use with those of a plain comparison of every word. */
export async function checkRanks(set: VectorSet, progress: Progress): Promise<Findings> {
  const sample = evenly(set.secrets.daily, SAMPLE);
  const stage = progress.stage('Comparing ranks', 'secrets');
  const folder = await mkdtemp(join(tmpdir(), 'proximity-vectors-'));
  try {
    const index = await gameIndex(set, join(folder, 'check.index'));
    const findings: Findings = [];
    for (const [done, word] of sample.entries()) {
      findings.push(...differences(set, word, index));
      await stage.step((done + 1) / sample.length, done + 1);
    }
    stage.end();
    return findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** faiss where there is one, like the service. */
async function gameIndex(set: VectorSet, file: string): Promise<NeighborIndex> {
  const faiss = await loadFaiss().catch(() => undefined);
  return faiss ? openFaissIndex(faiss, set, file, () => undefined) : createExactIndex(set);
}

function differences(set: VectorSet, word: string, index: NeighborIndex): Findings {
  const secret = set.rowOf.get(word) ?? -1;
  const rows = ranksOf(set, secret, index);
  if (rows === undefined)
    return [`around "${word}", the ${index.kind} index does not find the nearest words`];
  const cosines = Float64Array.from({ length: set.ranked }, (_, row) => cosine(set, secret, row));
  const cosineOf = (row: number): number => cosines[row] ?? NaN;
  const plain = [...cosines.keys()]
    .filter((row) => row !== secret)
    .sort((a, b) => cosineOf(b) - cosineOf(a) || a - b);
  const place = plain.slice(0, rows.length).findIndex((row, at) => rows[at] !== row);
  if (place < 0) return [];
  return [
    `around "${word}", rank ${place + 2} is not "${set.words[plain[place] ?? -1] ?? ''}" in the ${index.kind} index`,
  ];
}

/** @returns undefined where a game could not even be begun: rows that are no vectors come back as no neighbours */
function ranksOf(set: VectorSet, secret: number, index: NeighborIndex): Uint32Array | undefined {
  try {
    return buildRankTable(set, secret, index.neighbors(secret, neighborhoodSize(set))).rows;
  } catch {
    return undefined;
  }
}
