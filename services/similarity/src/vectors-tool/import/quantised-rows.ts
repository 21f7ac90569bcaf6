import { closeSync, openSync } from 'node:fs';
import { dotProducts } from './dot-products';
import { quantise } from './quantise';
import { readFully, writeFully, type ScratchRows } from './scratch-rows';

const ROWS_AT_ONCE = 1024;

/** The rows as they will be shipped, still in the order of the file. */
export interface QuantisedRows {
  dimensions: number;
  scales: Float32Array;
  /** A number for each row; equal rows, equal numbers. */
  prints: Float64Array;
  /** Copies row `number` into `out` at `start`. Fast when the numbers rise from call to call. */
  copy(number: number, out: Int8Array, start: number): void;
  close(): void;
}

/**
 * Turns every row onto the axes and rounds it.
 * @param path of a scratch file
 * @param progress told how many rows are done
 */
export async function quantiseRows(
  rows: ScratchRows,
  axes: Float64Array,
  path: string,
  progress: (done: number) => Promise<void>,
): Promise<QuantisedRows> {
  const d = rows.dimensions;
  const file = openSync(path, 'wx+');
  const scales = new Float32Array(rows.count);
  const prints = new Float64Array(rows.count);
  for (const block of rows.blocks()) {
    const count = block.rows.length / d;
    const turned = new Float64Array(block.rows.length);
    const entries = new Int8Array(block.rows.length);
    dotProducts(block.rows, axes, d, turned);
    for (let i = 0; i < count; i++) {
      scales[block.first + i] = quantise(turned.subarray(i * d, (i + 1) * d), entries, i * d);
      prints[block.first + i] = fingerprint(entries, i * d, d);
    }
    writeFully(file, asBytes(entries));
    await progress(block.first + count);
  }
  return { dimensions: d, scales, prints, copy: reader(file, d, rows.count), close: () => closeSync(file) };
}

function reader(file: number, dimensions: number, count: number): QuantisedRows['copy'] {
  const block = new Int8Array(ROWS_AT_ONCE * dimensions);
  let first = -1;
  return (number, out, start) => {
    const wanted = number - (number % ROWS_AT_ONCE);
    if (wanted !== first) {
      const length = Math.min(ROWS_AT_ONCE, count - wanted) * dimensions;
      readFully(file, asBytes(block.subarray(0, length)), wanted * dimensions);
      first = wanted;
    }
    const offset = (number - wanted) * dimensions;
    out.set(block.subarray(offset, offset + dimensions), start);
  };
}

/** 53 bits of two independent sums: four million rows of which two collide are not to be expected. */
function fingerprint(entries: Int8Array, start: number, length: number): number {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = start; i < start + length; i++) {
    const entry = (entries[i] as number) & 0xff;
    a = Math.imul(a ^ entry, 0x01000193);
    b = Math.imul(b, 31) + entry;
    b ^= b >>> 13;
  }
  return (a >>> 0) * 2 ** 21 + (b >>> 11);
}

function asBytes(entries: Int8Array): Uint8Array {
  return new Uint8Array(entries.buffer, entries.byteOffset, entries.length);
}
