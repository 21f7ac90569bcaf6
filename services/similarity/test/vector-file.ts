import { gzipSync } from 'node:zlib';
import type { Format } from '../src/vectors-tool/input/format';

export interface VectorRow {
  word: string;
  values: readonly number[];
}

/** A file of vectors as the tools of that format write it. */
export function vectorFile(format: Format, rows: readonly VectorRow[]): Buffer {
  const header = `${rows.length} ${rows[0]?.values.length ?? 0}\n`;
  switch (format) {
    case 'glove':
      return Buffer.from(rows.map(({ word, values }) => `${word} ${values.join(' ')}\n`).join(''));
    case 'word2vec-text':
    case 'fasttext':
      // Both write a space after the last value.
      return Buffer.from(header + rows.map(({ word, values }) => `${word} ${values.join(' ')} \n`).join(''));
    case 'word2vec-bin':
      return Buffer.concat([Buffer.from(header), ...rows.map(binaryRow)]);
  }
}

export function gzipped(file: Buffer): Buffer {
  return gzipSync(file);
}

/**
 * Made-up words with made-up vectors that all lean one way, like real ones: the thousandth neighbour is still on
 * the near side. The same on every run.
 */
export function madeUpRows(count: number, dimensions: number): VectorRow[] {
  const next = numbers(count * 7919 + dimensions);
  return Array.from({ length: count }, (_, i) => ({
    word: madeUpWord(i),
    values: Array.from({ length: dimensions }, (_, dimension) =>
      Math.fround((next() - 0.5) * (2 - dimension / dimensions) + (dimension % 3 === 0 ? 0.8 : 0.5)),
    ),
  }));
}

/** 0 → "aaaword", 1 → "aabword" …; no two begin alike, or they would be taken for forms of each other. */
export function madeUpWord(number: number): string {
  const letters = [number / 676, number / 26, number].map((part) => Math.floor(part) % 26);
  return `${letters.map((letter) => String.fromCharCode(97 + letter)).join('')}word`;
}

export function cosineOf(a: readonly number[], b: readonly number[]): number {
  const dot = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  return dot / (Math.hypot(...a) * Math.hypot(...b));
}

function binaryRow({ word, values }: VectorRow): Buffer {
  const floats = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => floats.writeFloatLE(value, i * 4));
  return Buffer.concat([Buffer.from(`${word} `), floats, Buffer.from('\n')]);
}

/** A small generator of numbers between 0 and 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
