/** Unpredictable bytes; a test may hand in predictable ones. */
export type Random = (size: number) => Uint8Array;

const TOKEN_BYTES = 32;

/** A secret that only its bearer knows: 256 bits, written base64url. */
export function newToken(random: Random): string {
  return Buffer.from(random(TOKEN_BYTES)).toString('base64url');
}

/** A version 4 UUID. */
export function newId(random: Random): string {
  const bytes = Buffer.from(random(16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isId(text: string): boolean {
  return ID.test(text);
}
