import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { IndexFlatIP } from 'faiss-node';
import type { NeighborIndex } from '../domain/neighbor-index';
import type { VectorSet } from '../domain/vector-set';
import type { Faiss } from './load-faiss';

/** Adding all at once would copy every number into one JavaScript array. */
const ROWS_AT_ONCE = 500;

/**
 * The faiss index over the ranked words, read from its file; built and written first where there is none, or one
 * that cannot be used.
 * @param file names language and version of the vectors, so that an index never meets the words of another version
 * @param onUnwritten told why the file could not be written; the index is then in memory only
 */
export async function openFaissIndex(
  faiss: Faiss,
  set: VectorSet,
  file: string,
  onUnwritten: (error: unknown) => void,
): Promise<NeighborIndex> {
  const kept = (await exists(file)) ? readIndex(faiss, set, file) : undefined;
  if (kept) return kept;
  const built = buildIndex(faiss, set);
  await writeIndex(built, file).catch(onUnwritten);
  return neighborIndex(set, built);
}

function neighborIndex(set: VectorSet, index: IndexFlatIP): NeighborIndex {
  return {
    kind: 'faiss',
    // Each search leaks its query in native memory (1 kB), which is why rank tables are kept.
    neighbors: (row, count) =>
      index.search(unitVectors(set, row, row + 1), Math.min(count, set.ranked)).labels,
  };
}

function readIndex(faiss: Faiss, set: VectorSet, file: string): NeighborIndex | undefined {
  try {
    const index = faiss.IndexFlatIP.read(file);
    if (index.ntotal() !== set.ranked || index.getDimension() !== set.dimensions) return undefined;
    const found = neighborIndex(set, index);
    return new Set(Array.from(found.neighbors(0, set.ranked)).filter((row) => row >= 0)).size === set.ranked
      ? found
      : undefined;
  } catch {
    return undefined;
  }
}

function buildIndex(faiss: Faiss, set: VectorSet): IndexFlatIP {
  const index = new faiss.IndexFlatIP(set.dimensions);
  for (let start = 0; start < set.ranked; start += ROWS_AT_ONCE) {
    index.add(unitVectors(set, start, Math.min(start + ROWS_AT_ONCE, set.ranked)));
  }
  return index;
}

/** Written beside its place and moved: a reader, or a process that is killed, never sees half a file. */
async function writeIndex(index: IndexFlatIP, file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    index.write(draft);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Rows `start` … `end − 1` as unit vectors, one after the other; the package takes plain arrays only. */
function unitVectors({ rows, scales, dimensions }: VectorSet, start: number, end: number): number[] {
  return Array.from(
    rows.subarray(start * dimensions, end * dimensions),
    (value, index) => value * (scales[start + Math.floor(index / dimensions)] ?? 0),
  );
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
