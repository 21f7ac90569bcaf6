import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const TAG_BYTES = 16;
// Each key seals one text in its life, so that the nonce need not differ.
const NONCE = Buffer.alloc(12);

/** Stores the next refresh token so that only whoever still holds the one before it can read it. */
export function sealSuccessor(token: string, successor: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), NONCE);
  return Buffer.concat([cipher.update(successor, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when the token is not the one that it was sealed with */
export function openSuccessor(token: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), NONCE, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'proximity refresh token successor', 32));
}
