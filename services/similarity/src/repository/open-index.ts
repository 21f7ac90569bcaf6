import { join } from 'node:path';
import type { Logger } from '@proximity/common/logger';
import { createExactIndex } from '../domain/exact-index';
import type { NeighborIndex } from '../domain/neighbor-index';
import { openFaissIndex } from './faiss-index';
import type { FaissLoader } from './load-faiss';
import type { VersionedVectorSet } from './read-vector-set';

export interface IndexOptions {
  /** The index files are kept in its folder `faiss`. */
  dataDirectory: string;
  loadFaiss: FaissLoader;
  logger: Logger;
}

/** The faiss index of a language or, where faiss cannot be loaded, the exact one: both lead to the same ranks. */
export async function openIndex(
  { set, hash }: VersionedVectorSet,
  { dataDirectory, loadFaiss, logger }: IndexOptions,
): Promise<NeighborIndex> {
  const file = join(dataDirectory, 'faiss', `${set.lang}-${hash}.index`);
  const warnUnwritten = (err: unknown): void =>
    logger.warn({ err, file }, 'The faiss index cannot be kept: it will be built again at the next start.');
  try {
    return await openFaissIndex(await loadFaiss(), set, file, warnUnwritten);
  } catch (err) {
    logger.warn(
      { err, lang: set.lang },
      'faiss is not usable here: the exact TypeScript index takes its place.',
    );
    return createExactIndex(set);
  }
}
