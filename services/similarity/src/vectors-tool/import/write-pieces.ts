import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { writeFully } from './scratch-rows';

/** Writes a file piece by piece and knows its sum at the end. */
export function writePieces(path: string, pieces: Iterable<Uint8Array>): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'wx');
  try {
    for (const piece of pieces) {
      hash.update(piece);
      writeFully(file, piece);
    }
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
