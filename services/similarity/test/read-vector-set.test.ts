import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVectorSet } from '../src/repository/read-vector-set';
import { scratchDirectory } from './scratch-directory';

const directory = scratchDirectory();
let folders = 0;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Writes a small language: three words, two of them ranked. */
function writeLanguage(
  changes: { files?: Record<string, string | Buffer>; meta?: object; lang?: string } = {},
): string {
  const root = join(directory, `${folders++}`);
  const folder = join(root, changes.lang ?? 'de');
  const scales = Buffer.alloc(12);
  [0.2, 0.25, 0.5].forEach((scale, row) => scales.writeFloatLE(scale, row * 4));
  const files: Record<string, string | Buffer> = {
    'words.txt': 'haus\nhof\nschuft\n',
    'vectors.i8': Buffer.from(Int8Array.of(3, 4, -4, 0, 2, -128).buffer),
    'scales.f32': scales,
    'fold.tsv': 'häuser\thaus\n',
    'display.tsv': 'haus\tHaus\n',
    'blocked.txt': 'schuft\n',
    'sensitive.txt': 'hof\nschuft\n',
    'secrets.txt': 'haus\nhof\n',
    'junior.txt': 'haus\n',
    'child.txt': '',
    ...changes.files,
  };
  const sums = ['vectors.i8', 'scales.f32', 'words.txt'].map(
    (name) => [name, sha256(files[name] ?? '')] as const,
  );
  const meta = {
    format: 1,
    lang: 'de',
    dimensions: 2,
    words: 3,
    ranked: 2,
    folded: 1,
    nearnessFloor: 0.1,
    similarityExponent: 0.66,
    secrets: 2,
    junior: 1,
    child: 0,
    sha256: Object.fromEntries(sums),
    ...changes.meta,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'meta.json'), JSON.stringify(meta));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return root;
}

test('when the folder is whole then words, vectors and lists are read from it', async () => {
  const { set, hash } = await readVectorSet(writeLanguage(), 'de');
  expect(set).toEqual({
    lang: 'de',
    dimensions: 2,
    words: ['haus', 'hof', 'schuft'],
    ranked: 2,
    rows: Int8Array.of(3, 4, -4, 0, 2, -128),
    scales: Float32Array.of(0.2, 0.25, 0.5),
    nearnessFloor: 0.1,
    similarityExponent: 0.66,
    rowOf: new Map([
      ['haus', 0],
      ['hof', 1],
      ['schuft', 2],
      ['häuser', 0],
    ]),
    displays: new Map([[0, 'Haus']]),
    blocked: new Set([2]),
    sensitive: new Set([1, 2]),
    secrets: { daily: ['haus', 'hof'], junior: ['haus'], child: [] },
  });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
});

test('when any file changes then so does the hash, and otherwise it stays', async () => {
  const hashOf = async (changes?: Parameters<typeof writeLanguage>[0]): Promise<string> =>
    (await readVectorSet(writeLanguage(changes), 'de')).hash;
  const original = await hashOf();
  expect(await hashOf()).toBe(original);
  const others = [
    { files: { 'fold.tsv': 'hauses\thaus\n' } },
    { files: { 'sensitive.txt': 'schuft\n' } },
    { meta: { similarityExponent: 0.7 } },
  ];
  for (const changes of others) expect(await hashOf(changes)).not.toBe(original);
});

test('when a language has one way of writing only then it needs no display.tsv', async () => {
  const root = writeLanguage();
  rmSync(join(root, 'de', 'display.tsv'));
  const { set } = await readVectorSet(root, 'de');
  expect(set.displays.size).toBe(0);
});

test.each([
  [
    'a sum differs',
    { meta: { sha256: { 'vectors.i8': 'x', 'scales.f32': 'x', 'words.txt': 'x' } } },
    'vectors.i8 differs',
  ],
  ['a word is missing', { files: { 'words.txt': 'haus\nhof\n' } }, 'words.txt has 2 lines, not 3'],
  [
    'a word is there twice',
    { files: { 'words.txt': 'haus\nhaus\nschuft\n' } },
    'words.txt names a word twice',
  ],
  ['a row is missing', { files: { 'vectors.i8': Buffer.alloc(4) } }, 'vectors.i8 has 4 bytes, not 6'],
  ['a scale is missing', { files: { 'scales.f32': Buffer.alloc(8) } }, 'scales.f32 has 8 bytes, not 12'],
  ['a form is missing', { files: { 'fold.tsv': '' } }, 'fold.tsv has 0 lines, not 1'],
  [
    'a form means no word',
    { files: { 'fold.tsv': 'a\tb\n' } },
    'fold.tsv names "b", which is not in words.txt',
  ],
  ['a blocked word is unknown', { files: { 'blocked.txt': 'x\n' } }, 'blocked.txt names "x"'],
  [
    'a secret is not ranked',
    { files: { 'junior.txt': 'schuft\n' } },
    'junior.txt names "schuft", which is not a ranked',
  ],
  ['secrets are missing', { files: { 'secrets.txt': 'haus\n' } }, 'secrets.txt has 1 lines, not 2'],
  ['the format is newer', { meta: { format: 2 } }, 'meta.json is not as expected'],
  ['more words are ranked than there are', { meta: { ranked: 4 } }, 'more ranked words than words'],
  [
    'the folder is of another language',
    { lang: 'de', meta: { lang: 'en' } },
    'meta.json is of the language "en"',
  ],
])('when %s then the sentence says so', async (_, changes, sentence) => {
  await expect(readVectorSet(writeLanguage(changes), 'de')).rejects.toThrow(sentence);
});

test('when a file or the whole language is absent then the sentence names it', async () => {
  const root = writeLanguage();
  rmSync(join(root, 'de', 'fold.tsv'));
  await expect(readVectorSet(root, 'de')).rejects.toThrow('fold.tsv cannot be read');
  mkdirSync(join(root, 'es'));
  writeFileSync(join(root, 'es', 'meta.json'), 'not json');
  await expect(readVectorSet(root, 'es')).rejects.toThrow('meta.json is not as expected');
  await expect(readVectorSet(root, 'fr')).rejects.toThrow('no word vectors of the language "fr"');
});
