import { closeSync, openSync, readSync, writeSync } from 'node:fs';

const ROWS_AT_ONCE = 1024;

/** Some rows of a scratch file, in double precision: `count × dimensions`, good until the next ones are read. */
export interface RowBlock {
  first: number;
  rows: Float64Array;
}

/**
 * Rows of float32 in a file of their own: three million of them would not fit in memory. Written once, from the
 * first to the last, then read as often as wanted. Synchronous, because nothing else is to be done meanwhile.
 */
export class ScratchRows {
  private readonly file: number;
  private readonly buffer: Float32Array;
  private buffered = 0;
  private written = 0;

  constructor(
    path: string,
    readonly dimensions: number,
  ) {
    this.file = openSync(path, 'wx+');
    this.buffer = new Float32Array(ROWS_AT_ONCE * dimensions);
  }

  get count(): number {
    return this.written + this.buffered;
  }

  /** Appends the row, every value times the factor. */
  append(values: Float32Array, factor: number): void {
    const start = this.buffered * this.dimensions;
    for (let i = 0; i < this.dimensions; i++) this.buffer[start + i] = (values[i] as number) * factor;
    this.buffered++;
    if (this.buffered === ROWS_AT_ONCE) this.flush();
  }

  /** All rows in their order. Rows may no longer be appended while this is going on. */
  *blocks(): Generator<RowBlock> {
    this.flush();
    const wide = new Float64Array(this.buffer.length);
    for (let first = 0; first < this.written; first += ROWS_AT_ONCE) {
      const count = Math.min(ROWS_AT_ONCE, this.written - first);
      const length = count * this.dimensions;
      readFully(this.file, bytesOf(this.buffer.subarray(0, length)), first * this.dimensions * 4);
      wide.set(this.buffer.subarray(0, length));
      yield { first, rows: wide.subarray(0, length) };
    }
  }

  close(): void {
    closeSync(this.file);
  }

  private flush(): void {
    writeFully(this.file, bytesOf(this.buffer.subarray(0, this.buffered * this.dimensions)));
    this.written += this.buffered;
    this.buffered = 0;
  }
}

/** Writes all of it at the end of what has been written; a single call may stop half way. */
export function writeFully(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
}

/** @throws Error when the file ends before the bytes are full */
export function readFully(file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length;) {
    const read = readSync(file, bytes, done, bytes.length - done, position + done);
    if (read === 0) throw new Error('The scratch file is shorter than what was written to it.');
    done += read;
  }
}

function bytesOf(values: Float32Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}
