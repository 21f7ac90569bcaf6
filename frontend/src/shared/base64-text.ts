/** Text as base64url of its UTF-8, without padding: what an address can carry. */
export function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads both alphabets of base64, with padding or without; undefined for anything that is not UTF-8 in base64. */
export function fromBase64(code: string): string | undefined {
  const standard = code.replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
