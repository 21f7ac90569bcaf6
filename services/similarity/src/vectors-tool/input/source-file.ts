import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Refusal } from '../refusal';
import { sizeOfRegularFile, unreadable } from './regular-file';

const GZIP = Buffer.from([0x1f, 0x8b]);
const CHUNK = 1 << 20;

/** A file that is read once from its start, gzip or not. */
export interface SourceFile {
  /** Its bytes, gunzipped. Throws a Refusal where it cannot be read or its gzip data is broken. */
  chunks: AsyncIterable<Buffer>;
  /** How much of the file, as it lies on disk, has been read: 0 … 1. */
  fraction(): number;
  /** The sum of what has been read of the file as it lies on disk. */
  sha256(): string;
}

/** @throws Refusal when there is no such file */
export async function openSourceFile(file: string): Promise<SourceFile> {
  const { size, isGzip } = await look(file);
  const hash = createHash('sha256');
  let done = 0;
  async function* raw(): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
      done += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  const plain = isGzip ? gunzip(raw()) : raw();
  return {
    chunks: refusing(plain, file, () => done),
    fraction: () => (size === 0 ? 1 : Math.min(1, done / size)),
    sha256: () => hash.copy().digest('hex'),
  };
}

async function look(file: string): Promise<{ size: number; isGzip: boolean }> {
  const size = await sizeOfRegularFile(file);
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(file, error);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return { size, isGzip: bytesRead === GZIP.length && buffer.equals(GZIP) };
  } finally {
    await handle.close();
  }
}

function gunzip(raw: AsyncGenerator<Buffer>): AsyncIterable<Buffer> {
  const plain = createGunzip({ chunkSize: CHUNK });
  // Whoever iterates learns of the error from the stream itself.
  pipeline(Readable.from(raw), plain, () => undefined);
  return plain as AsyncIterable<Buffer>;
}

async function* refusing(
  chunks: AsyncIterable<Buffer>,
  file: string,
  done: () => number,
): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new Refusal(`${file}:byte ${done()}: the gzip data is cut off.`);
    if (code?.startsWith('Z_'))
      throw new Refusal(`${file}:byte ${done()}: the gzip data is broken before here.`);
    throw error instanceof Refusal ? error : unreadable(file, error as NodeJS.ErrnoException);
  }
}
