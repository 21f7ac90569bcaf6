import { createBinaryParser } from './binary-parser';
import type { RowParser, TakeRow } from './row-parser';
import { createTextParser } from './text-parser';

export const FORMATS = ['word2vec-bin', 'word2vec-text', 'glove', 'fasttext'] as const;
export type Format = (typeof FORMATS)[number];

export function createParser(format: Format, file: string, takeRow: TakeRow): RowParser {
  if (format === 'word2vec-bin') return createBinaryParser(file, takeRow);
  return createTextParser(file, format !== 'glove', takeRow);
}
