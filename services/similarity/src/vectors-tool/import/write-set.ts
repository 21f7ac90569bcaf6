import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChosenWords } from './choose-words';
import type { Secrets } from './choose-secrets';
import type { GameScale } from './game-scale';
import type { Lists } from './lists';
import type { QuantisedRows } from './quantised-rows';
import type { WordTable } from './word-table';
import { writePieces } from './write-pieces';

export interface NewSet {
  lang: string;
  table: WordTable;
  rows: QuantisedRows;
  chosen: ChosenWords;
  secrets: Secrets;
  scale: GameScale;
  lists: Lists;
  /** The text of SOURCES.md. */
  sources: string;
}

const ROWS_AT_ONCE = 4096;

/** Writes every file of a vector set (vectors/README.md) into an empty folder. */
export async function writeSet(folder: string, set: NewSet): Promise<void> {
  const { chosen, rows, table, lists, secrets } = set;
  const path = (name: string): string => join(folder, name);
  const sha256 = {
    'vectors.i8': writePieces(path('vectors.i8'), vectorPieces(rows, chosen.numbers)),
    'scales.f32': writePieces(path('scales.f32'), scalePieces(rows.scales, chosen.numbers)),
    'words.txt': writePieces(path('words.txt'), wordPieces(table, chosen.numbers)),
  };
  const isWord = wordsOf(set);
  const known = (words: Iterable<string>): string[] => [...words].filter(isWord).sort();
  await writeFile(path('fold.tsv'), pairs(chosen.folds));
  await writeFile(path('blocked.txt'), lines(known(lists.blocked)));
  await writeFile(path('sensitive.txt'), lines(known(lists.sensitive)));
  for (const [list, words] of Object.entries(secrets)) await writeFile(path(`${list}.txt`), lines(words));
  const displays = [...lists.displays].filter(([word]) => isWord(word));
  if (displays.length > 0) await writeFile(path('display.tsv'), pairs(displays));
  await writeFile(path('SOURCES.md'), set.sources);
  await writeFile(path('meta.json'), `${JSON.stringify(metaOf(set, sha256), null, 2)}\n`);
}

/** Whether a word has a row of its own in the set. */
export function wordsOf({ table, chosen }: Pick<NewSet, 'table' | 'chosen'>): (word: string) => boolean {
  const hasRow = new Uint8Array(table.size);
  for (const number of chosen.numbers) hasRow[number] = 1;
  return (word) => hasRow[table.find(word) ?? -1] === 1;
}

function metaOf({ lang, rows, chosen, secrets, scale }: NewSet, sha256: Record<string, string>): object {
  return {
    format: 1,
    lang,
    dimensions: rows.dimensions,
    words: chosen.numbers.length,
    ranked: chosen.ranked,
    folded: chosen.folds.size,
    nearnessFloor: scale.nearnessFloor,
    secrets: secrets.secrets.length,
    junior: secrets.junior.length,
    child: secrets.child.length,
    sha256,
    licence: 'see SOURCES.md',
    sources: 'SOURCES.md',
    similarityExponent: scale.similarityExponent,
  };
}

function* vectorPieces(rows: QuantisedRows, numbers: Uint32Array): Generator<Uint8Array> {
  const d = rows.dimensions;
  for (let first = 0; first < numbers.length; first += ROWS_AT_ONCE) {
    const some = numbers.subarray(first, first + ROWS_AT_ONCE);
    const entries = new Int8Array(some.length * d);
    some.forEach((number, i) => rows.copy(number, entries, i * d));
    yield new Uint8Array(entries.buffer);
  }
}

function* scalePieces(scales: Float32Array, numbers: Uint32Array): Generator<Uint8Array> {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, row) => bytes.writeFloatLE(scales[number] ?? 0, row * 4));
  yield bytes;
}

function* wordPieces(table: WordTable, numbers: Uint32Array): Generator<Uint8Array> {
  for (let first = 0; first < numbers.length; first += ROWS_AT_ONCE) {
    const some = Array.from(numbers.subarray(first, first + ROWS_AT_ONCE), (number) => table.at(number));
    yield Buffer.from(lines(some));
  }
}

function lines(words: readonly string[]): string {
  return words.map((word) => `${word}\n`).join('');
}

function pairs(entries: Iterable<readonly [string, string]>): string {
  return lines(Array.from(entries, ([left, right]) => `${left}\t${right}`));
}
