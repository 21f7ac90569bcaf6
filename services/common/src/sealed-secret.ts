import { gcmsiv } from '@noble/ciphers/aes';
import { z } from 'zod';
import { AppError } from './app-error';
import { SCHEDULED_MODES, type ScheduledMode } from './game-mode';

/** What a seal holds: which game, and its word. */
export interface SealedSecret {
  lang: string;
  mode: ScheduledMode;
  /** -1 for a game made by a player. */
  gameNumber: number;
  word: string;
}

/** A key of 32 bytes with the id (0 … 255) that stands in each seal made with it. */
export interface SealKey {
  id: number;
  key: Uint8Array;
}

export interface Sealer {
  /** The same game always seals to the same text. @throws RangeError for a word of more than 49 bytes */
  seal(secret: SealedSecret): string;
  /** @throws AppError `bad_seal` for anything that was not sealed with one of the keys */
  open(text: string): SealedSecret;
}

const VERSION = 1;
const PLAIN_BYTES = 64;
const WORD_OFFSET = 15;
const MAX_WORD_BYTES = PLAIN_BYTES - WORD_OFFSET;
const TAG_BYTES = 16;
const SEAL_BYTES = 1 + PLAIN_BYTES + TAG_BYTES;
// Fixed on purpose: equal games must have equal seals. GCM-SIV stays safe under a repeated nonce.
const NONCE = new Uint8Array(12);

/** The longest word, in bytes of UTF-8, that fits into a seal. */
export const LONGEST_SEALED_WORD = MAX_WORD_BYTES;

/** Whether a text claims to be a seal: no word begins with a tilde. Only `open` says whether it is one of ours. */
export function isSeal(text: string): boolean {
  return text.startsWith('~');
}

/** @param keys the first one seals; all of them open (retired keys keep old games playable) */
export function createSealer(keys: readonly [SealKey, ...SealKey[]]): Sealer {
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  const [current] = keys;
  return {
    seal(secret) {
      const sealed = gcmsiv(current.key, NONCE).encrypt(encode(secret));
      return `~${Buffer.concat([Uint8Array.of(current.id), sealed]).toString('base64url')}`;
    },
    open(text) {
      const bytes = Buffer.from(text.slice(1), 'base64url');
      const canonical = `~${bytes.toString('base64url')}` === text;
      const key = byId.get(bytes[0] ?? -1);
      if (!canonical || bytes.length !== SEAL_BYTES || !key) throw badSeal();
      return decode(decrypt(key, bytes.subarray(1)));
    },
  };
}

const keyList = z.string().transform((text, context) => {
  const keys = text.split(',').map((part) => {
    const [, id, secret] = /^(\d{1,3}):([\w+/=-]+)$/.exec(part.trim()) ?? [];
    return { id: Number(id), key: new Uint8Array(Buffer.from(secret ?? '', 'base64')) };
  });
  const [first, ...rest] = keys;
  if (!first || keys.some(({ id, key }) => !(id <= 255) || key.length !== 32)) {
    context.addIssue(
      'must be a list "id:key,…" with ids 0 to 255 and keys of 32 bytes in base64, the current one first',
    );
    return z.NEVER;
  }
  return [first, ...rest] satisfies [SealKey, ...SealKey[]];
});

/** The setting SEAL_KEYS: "id:base64,id:base64", the current key first. */
export const sealKeys = keyList;

function encode({ lang, mode, gameNumber, word }: SealedSecret): Uint8Array {
  const bytes = Buffer.alloc(PLAIN_BYTES);
  const length = Buffer.byteLength(word, 'utf8');
  if (length > MAX_WORD_BYTES) throw new RangeError(`A sealed word has at most ${MAX_WORD_BYTES} bytes.`);
  bytes.writeUInt8(VERSION, 0);
  bytes.write(lang, 1, 8, 'ascii');
  bytes.writeUInt8(SCHEDULED_MODES.indexOf(mode), 9);
  bytes.writeInt32BE(gameNumber, 10);
  bytes.writeUInt8(length, 14);
  bytes.write(word, WORD_OFFSET, 'utf8');
  return bytes;
}

function decode(plain: Uint8Array): SealedSecret {
  const bytes = Buffer.from(plain);
  const mode = SCHEDULED_MODES[bytes.readUInt8(9)];
  if (bytes.readUInt8(0) !== VERSION || !mode) throw badSeal();
  return {
    lang: bytes.toString('ascii', 1, 9).replace(/\0+$/, ''),
    mode,
    gameNumber: bytes.readInt32BE(10),
    word: bytes.toString('utf8', WORD_OFFSET, WORD_OFFSET + bytes.readUInt8(14)),
  };
}

function decrypt(key: Uint8Array, sealed: Uint8Array): Uint8Array {
  try {
    return gcmsiv(key, NONCE).decrypt(sealed);
  } catch (cause) {
    throw badSeal(cause);
  }
}

function badSeal(cause?: unknown): AppError {
  return new AppError('bad_seal', 'This sealed secret is not valid.', { cause });
}
