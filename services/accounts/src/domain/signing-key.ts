import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** A key that signs tokens, with the id that stands in them. */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

/** The current key first. The others only verify: retired ones, and the next one before its turn. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/**
 * Reads "id:key,id:key" with private keys of the curve P-256 (PKCS #8, DER, base64).
 * @throws Error with a sentence that says what is wrong, without the keys
 */
export function readSigningKeys(text: string): SigningKeys {
  const [first, ...rest] = text.split(',').map(readKey);
  const keys: SigningKeys | undefined = first && [first, ...rest];
  if (!keys) throw new Error('must have at least one key');
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new Error('must have a different id for each key');
  return keys;
}

/** What may be known of a key: enough to verify, not enough to sign. */
export function publicJwk({ id, privateKey }: SigningKey): JsonWebKey {
  return { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: id, alg: 'ES256', use: 'sig' };
}

function readKey(text: string): SigningKey {
  const [, id, der] = /^([\w.-]{1,64}):([\w+/]+=*)$/.exec(text.trim()) ?? [];
  const privateKey = der === undefined ? undefined : importKey(Buffer.from(der, 'base64'));
  const isP256 = privateKey?.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  if (id === undefined || !privateKey || !isP256) {
    throw new Error(
      'must be a list "id:key,…" with P-256 private keys (PKCS #8, DER, base64), the current one first',
    );
  }
  return { id, privateKey };
}

function importKey(key: Buffer): KeyObject | undefined {
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}
