import type { SealedSecret, Sealer } from '@proximity/common/sealed-secret';
import { LRUCache } from 'lru-cache';

/** Opens seals and remembers the opened ones: decrypting takes longer than scoring a guess. */
export function createSealOpener(
  sealer: Pick<Sealer, 'open'>,
  capacity: number,
): (text: string) => SealedSecret {
  const opened = new LRUCache<string, SealedSecret>({ max: capacity });
  return (text) => {
    const known = opened.get(text);
    if (known) return known;
    const secret = sealer.open(text);
    opened.set(text, secret);
    return secret;
  };
}
