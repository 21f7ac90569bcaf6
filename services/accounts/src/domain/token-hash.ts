import { createHash } from 'node:crypto';

/**
 * What the database keeps of a token. The token has 256 random bits, so that nobody can try them all: a plain hash
 * is enough, and it can be looked up.
 */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
