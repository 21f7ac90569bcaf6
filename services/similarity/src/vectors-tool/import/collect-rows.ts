import { createParser } from '../input/format';
import { openSourceFile } from '../input/source-file';
import type { Progress } from '../progress';
import { Refusal } from '../refusal';
import { fitWord } from './fit-word';
import type { ImportOptions } from './import-options';
import { ScratchRows } from './scratch-rows';
import { WordTable } from './word-table';

export interface CollectedRows {
  /** The kept words, most frequent first. */
  words: WordTable;
  /** Their unit vectors, in the same order. */
  rows: ScratchRows;
  counts: RowCounts;
  /** The sum of the file as it lies on disk. */
  sha256: string;
}

/** What became of the rows of the file. */
export interface RowCounts {
  read: number;
  /** Numbers, punctuation, parts of words, several words. */
  unfit: number;
  /** Not in the vocabulary that was asked for. */
  unlisted: number;
  /** Another spelling of a word that came before: apple after Apple. */
  merged: number;
  beyondLimit: number;
}

/**
 * Reads the whole file, and keeps the words that are wanted. What is beyond the limit is read and checked too: a
 * file that breaks there is a broken file.
 * @param scratchFile where the rows are kept
 * @throws Refusal that names the line or the byte
 */
export async function collectRows(
  { input, format, limit }: ImportOptions,
  vocabulary: ReadonlySet<string> | undefined,
  scratchFile: string,
  progress: Progress,
): Promise<CollectedRows> {
  const source = await openSourceFile(input);
  const seen = new WordTable();
  const words = new WordTable();
  const counts: RowCounts = { read: 0, unfit: 0, unlisted: 0, merged: 0, beyondLimit: 0 };
  let rows: ScratchRows | undefined;
  const parser = createParser(format, input, (word, values, place) => {
    refuseRepeated(seen, word, () => parser.describe(place));
    const length = lengthOf(values);
    if (length === 0)
      throw new Refusal(`${parser.describe(place)}: the vector is all zeros: it points nowhere.`);
    rows ??= new ScratchRows(scratchFile, values.length);
    const fit = fitWord(word.toString('utf8'));
    if (fit === undefined) counts.unfit++;
    else if (vocabulary && !vocabulary.has(fit)) counts.unlisted++;
    else if (words.size >= limit) counts.beyondLimit++;
    else if (words.add(Buffer.from(fit)) >= 0) counts.merged++;
    else rows.append(values, 1 / length);
  });
  const stage = progress.stage('Reading the file', 'words');
  try {
    for await (const chunk of source.chunks) {
      parser.push(chunk);
      await stage.step(source.fraction(), seen.size);
    }
    parser.end();
  } catch (error) {
    rows?.close();
    throw error;
  }
  stage.end();
  counts.read = seen.size;
  if (!rows || words.size === 0) throw new Refusal(`${input}: none of its rows is a word that can be kept.`);
  return { words, rows, counts, sha256: source.sha256() };
}

function refuseRepeated(seen: WordTable, word: Buffer, place: () => string): void {
  const before = seen.add(word);
  if (before < 0) return;
  const text = JSON.stringify(word.toString('utf8'));
  throw new Refusal(
    `${place()}: the word ${text} is there twice (it is also word ${before + 1} of the file).`,
  );
}

function lengthOf(values: Float32Array): number {
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i] as number) ** 2;
  return Math.sqrt(squares);
}
