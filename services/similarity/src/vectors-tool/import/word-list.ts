import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { normaliseWord } from '@proximity/common/words';
import { sizeOfRegularFile, unreadable } from '../input/regular-file';
import { Refusal } from '../refusal';

/** A line of a list, and where it stands: "blocked.txt:7". */
export interface ListLine {
  text: string;
  place: string;
}

/** A list of words, one a line, as the game compares them: each once, in their order. Empty lines are passed over. */
export async function readWordList(file: string): Promise<ReadonlySet<string>> {
  return new Set((await readListLines(file)).map(({ text }) => normaliseWord(text)));
}

/** The lines of a list that are not empty. @throws Refusal when it cannot be read, or is not UTF-8 */
export async function readListLines(file: string): Promise<ListLine[]> {
  await sizeOfRegularFile(file);
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(file, error);
  });
  if (!isUtf8(bytes)) throw new Refusal(`${file}:${firstOddLine(bytes)}: the line is not UTF-8.`);
  return bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line, index) => ({ text: line.replace(/\r$/, ''), place: `${file}:${index + 1}` }))
    .filter(({ text }) => text.trim() !== '');
}

function firstOddLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; ; line++) {
    const end = bytes.indexOf(0x0a, from);
    if (end < 0 || !isUtf8(bytes.subarray(from, end))) return line;
    from = end + 1;
  }
}
