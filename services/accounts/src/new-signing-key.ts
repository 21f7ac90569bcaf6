import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** A new key as SIGNING_KEYS takes it, "id:key", with a random id. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = privateKey.export({ format: 'der', type: 'pkcs8' });
  return `${randomBytes(4).toString('hex')}:${der.toString('base64')}`;
}
