import type { IndexFlatIP } from 'faiss-node';

/** The part of faiss-node that is used: an exact index by inner product. */
export interface Faiss {
  IndexFlatIP: typeof IndexFlatIP;
}

export type FaissLoader = () => Promise<Faiss>;

/** Loads the native package when it is first needed: it is absent where it could not be built. @throws then */
export const loadFaiss: FaissLoader = async () => {
  const { default: faiss } = await import('faiss-node');
  return faiss;
};
