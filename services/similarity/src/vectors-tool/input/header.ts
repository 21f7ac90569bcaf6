import { amount } from '../amount';
import { Refusal } from '../refusal';
import { MOST_DIMENSIONS } from './row-parser';

/** The first line of word2vec and fastText files. */
export interface Header {
  words: number;
  dimensions: number;
}

/** @returns undefined where the line is not two whole numbers */
export function readHeader(line: string): Header | undefined {
  const [, words, dimensions] = /^\s*(\d{1,12})[ \t]+(\d{1,12})\s*$/.exec(line) ?? [];
  return words === undefined ? undefined : { words: Number(words), dimensions: Number(dimensions) };
}

/** @throws Refusal when the numbers cannot be those of vectors */
export function checkHeader({ words, dimensions }: Header, place: string): void {
  if (words < 1) throw new Refusal(`${place}: the header promises no words.`);
  if (dimensions < 2 || dimensions > MOST_DIMENSIONS) {
    throw new Refusal(
      `${place}: the header says ${amount(dimensions, 'dimension')}; 2 to ${MOST_DIMENSIONS} are possible.`,
    );
  }
}
