import { createRequire } from 'node:module';
import type { Faiss } from '../src/repository/load-faiss';

/** The native package, or undefined on a machine where it could not be built. */
export const nativeFaiss = tryToLoad();

/** Skipped where faiss is absent, for the game can be played without; never in CI, where it must be there. */
export const describeWithFaiss = nativeFaiss || process.env['CI'] ? describe : describe.skip;

export function requireFaiss(): Faiss {
  if (!nativeFaiss) throw new Error('faiss-node is not built: run scripts/build-faiss.sh.');
  return nativeFaiss;
}

function tryToLoad(): Faiss | undefined {
  try {
    return createRequire(__filename)('faiss-node') as Faiss;
  } catch {
    return undefined;
  }
}
