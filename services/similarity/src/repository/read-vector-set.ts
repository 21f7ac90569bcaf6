import { join } from 'node:path';
import type { VectorSet } from '../domain/vector-set';
import { damaged, readVectorFiles, type VectorFiles } from './vector-files';

export interface VersionedVectorSet {
  set: VectorSet;
  /** Names the version of all files of the language. */
  hash: string;
}

type Fail = (problem: string) => Error;

/**
 * Reads the folder of one language and checks it against its meta.json.
 * @param directory the folder with one folder per language
 * @throws Error whose message says which file is wrong, and how
 */
export async function readVectorSet(directory: string, lang: string): Promise<VersionedVectorSet> {
  return readVectorFolder(join(directory, lang), lang);
}

/**
 * The same for a folder of any name.
 * @param lang the language that the vectors must be of; any by default
 */
export async function readVectorFolder(folder: string, lang?: string): Promise<VersionedVectorSet> {
  const files = await readVectorFiles(folder, lang);
  const fail: Fail = (problem) => damaged(folder, problem);
  if (lang !== undefined && files.meta.lang !== lang) {
    throw fail(`meta.json is of the language "${files.meta.lang}", not "${lang}"`);
  }
  return { set: parse(files, fail), hash: files.hash };
}

function parse({ meta, contents }: VectorFiles, fail: Fail): VectorSet {
  const words = counted(contents['words.txt'], 'words.txt', meta.words, fail);
  const lineOf = new Map(words.map((word, row) => [word, row]));
  if (lineOf.size !== meta.words) throw fail('words.txt names a word twice');
  if (meta.ranked > meta.words) throw fail('meta.json has more ranked words than words');
  const rowOf: RowOf = (word, file) => {
    const row = lineOf.get(word);
    if (row === undefined) throw fail(`${file} names "${word}", which is not in words.txt`);
    return row;
  };
  const folded = pairs(contents['fold.tsv']).map(([form, word]) => [form, rowOf(word, 'fold.tsv')] as const);
  if (folded.length !== meta.folded) throw fail(`fold.tsv has ${folded.length} lines, not ${meta.folded}`);
  const displays = pairs(contents['display.tsv']);
  return {
    lang: meta.lang,
    dimensions: meta.dimensions,
    words,
    ranked: meta.ranked,
    rows: readRows(contents['vectors.i8'], meta.words * meta.dimensions, fail),
    scales: readScales(contents['scales.f32'], meta.words, fail),
    nearnessFloor: meta.nearnessFloor,
    similarityExponent: meta.similarityExponent,
    rowOf: new Map([...lineOf, ...folded]),
    displays: new Map(displays.map(([word, text]) => [rowOf(word, 'display.tsv'), text])),
    ...readLists({ meta, contents }, rowOf, fail),
  };
}

type RowOf = (word: string, file: string) => number;

function readLists(
  { meta, contents }: Pick<VectorFiles, 'meta' | 'contents'>,
  rowOf: RowOf,
  fail: Fail,
): Pick<VectorSet, 'blocked' | 'sensitive' | 'secrets'> {
  const rowsIn = (file: 'blocked.txt' | 'sensitive.txt'): Set<number> =>
    new Set(lines(contents[file]).map((word) => rowOf(word, file)));
  const curated = (file: 'secrets.txt' | 'junior.txt' | 'child.txt', expected: number): string[] => {
    const secrets = counted(contents[file], file, expected, fail);
    const unranked = secrets.find((word) => rowOf(word, file) >= meta.ranked);
    if (unranked !== undefined) throw fail(`${file} names "${unranked}", which is not a ranked word`);
    return secrets;
  };
  return {
    blocked: rowsIn('blocked.txt'),
    sensitive: rowsIn('sensitive.txt'),
    secrets: {
      daily: curated('secrets.txt', meta.secrets),
      junior: curated('junior.txt', meta.junior),
      child: curated('child.txt', meta.child),
    },
  };
}

function pairs(content: Buffer): [string, string][] {
  return lines(content).map((line) => line.split('\t') as [string, string]);
}

function counted(content: Buffer, file: string, expected: number, fail: Fail): string[] {
  const found = lines(content);
  if (found.length !== expected) throw fail(`${file} has ${found.length} lines, not ${expected}`);
  return found;
}

function lines(content: Buffer): string[] {
  return content
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}

function readRows(content: Buffer, expected: number, fail: Fail): Int8Array {
  if (content.length !== expected) throw fail(`vectors.i8 has ${content.length} bytes, not ${expected}`);
  return new Int8Array(content.buffer, content.byteOffset, content.length);
}

function readScales(content: Buffer, expected: number, fail: Fail): Float32Array {
  if (content.length !== expected * 4)
    throw fail(`scales.f32 has ${content.length} bytes, not ${expected * 4}`);
  return Float32Array.from({ length: expected }, (_, row) => content.readFloatLE(row * 4));
}
