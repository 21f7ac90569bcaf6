import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchDirectory } from './scratch-directory';
import { madeUpRows, vectorFile } from './vector-file';
import { tool, type ToolRun } from './vectors-tool';

const root = scratchDirectory();
const input = join(root, 'input');

beforeAll(() => writeFileSync(input, vectorFile('glove', madeUpRows(1200, 8))));

const own = (): string => mkdtempSync(join(root, 'own-'));

async function importTo(output: string, ...more: string[]): Promise<ToolRun> {
  return tool(['import', '--lang', 'xx', '--format', 'glove', '--input', input, '--output', output, ...more]);
}

/** A set that lies in a folder of its own. */
async function someSet(): Promise<string> {
  const output = join(own(), 'set');
  expect(await importTo(output)).toMatchObject({ code: 0 });
  return output;
}

describe('when something is to be replaced that may be no set of vectors', () => {
  test.each([
    ['a package', { 'meta.json': '{"name":"app"}', 'index.js': '' }, 'index.js'],
    ['a set with a file of somebody', { 'notes.txt': 'mine' }, 'notes.txt'],
    ['a set with a folder', { 'display.tsv/deep': '' }, 'display.tsv'],
    ['a set whose meta.json is of something else', { 'meta.json': '{"name":"app"}' }, 'meta.json'],
    ['a set whose meta.json is of a later format', { 'meta.json': '{"format":2}' }, 'meta.json'],
    ['a set whose meta.json is no JSON', { 'meta.json': 'meta' }, 'meta.json'],
    ['a set whose meta.json is null', { 'meta.json': 'null' }, 'meta.json'],
  ])('then %s stays', async (_, files, culprit) => {
    const output = await someSet();
    for (const [name, content] of Object.entries(files)) {
      if (name.includes('/')) mkdirSync(join(output, name, '..'));
      writeFileSync(join(output, name), content);
    }
    const before = readdirSync(output);
    const { code, problems } = await importTo(output, '--replace');
    expect([code, problems]).toEqual([
      1,
      `${output} holds something else than word vectors (look at ${culprit}) and is not replaced.\n`,
    ]);
    expect(readdirSync(output)).toEqual(before);
    for (const [name, content] of Object.entries(files))
      expect(readFileSync(join(output, name), 'utf8')).toBe(content);
  });

  test('then a folder without a meta.json stays, even with files of their names', async () => {
    const output = own();
    writeFileSync(join(output, 'secrets.txt'), 'mine');
    expect(await importTo(output, '--replace')).toMatchObject({
      code: 1,
      problems: `${output} holds something else than word vectors (look at meta.json) and is not replaced.\n`,
    });
    expect(readFileSync(join(output, 'secrets.txt'), 'utf8')).toBe('mine');
  });

  test('then what somebody puts there during the import stays', async () => {
    const output = join(own(), 'set');
    const { code, problems } = await tool(
      ['import', '--lang', 'xx', '--format', 'glove', '--input', input, '--output', output],
      {
        watch(text) {
          if (!text.startsWith('Ranking around')) return;
          mkdirSync(output);
          writeFileSync(join(output, 'mine.txt'), 'mine');
        },
      },
    );
    expect([code, problems]).toEqual([
      1,
      expect.stringContaining(
        `${output} is not empty; --replace puts the new vectors in place of old ones.\n`,
      ),
    ]);
    expect(readdirSync(join(output, '..'))).toEqual(['set']);
    expect(readFileSync(join(output, 'mine.txt'), 'utf8')).toBe('mine');
  });

  test('then a set is replaced, a damaged one and one with a display.tsv too', async () => {
    const output = await someSet();
    writeFileSync(join(output, 'words.txt'), 'damaged');
    writeFileSync(join(output, 'display.tsv'), '');
    expect(await importTo(output, '--replace')).toMatchObject({ code: 0 });
    expect(existsSync(join(output, 'display.tsv'))).toBe(false);
    expect((await tool(['check', output])).code).toBe(0);
  });
});

describe('when the output folder cannot be made', () => {
  const file = (): string => {
    const path = join(own(), 'file.txt');
    writeFileSync(path, 'mine');
    return path;
  };
  const long = 'x'.repeat(300);

  test.each([
    ['it lies in a file', () => join(file(), 'set'), 'a file is in its way'],
    ['it lies deep in a file', () => join(file(), 'deep', 'set'), 'a file is in its way'],
    ['its name is too long', () => join(own(), long), 'its name is too long'],
    ['the name of a parent is too long', () => join(own(), 'new', long, 'set'), 'its name is too long'],
    ['the disk has no room for folders', () => '/proc/xx', 'nothing can be made there'],
    ['the disk has no room for its parents', () => '/proc/xx/set', 'nothing can be made there'],
  ])('because %s then one sentence says so, and nothing is left behind', async (_, path, reason) => {
    const output = path();
    const { code, problems } = await importTo(output);
    expect([code, problems]).toEqual([1, `${output} cannot be made: ${reason}.\n`]);
    const [where] = /^.*\/own-[^/]+/.exec(output) ?? [];
    if (where !== undefined) expect(readdirSync(where).filter((name) => name !== 'file.txt')).toEqual([]);
  });
});

describe('when an import is refused', () => {
  test('then the parent folders that it made are gone, and those that were there are not', async () => {
    const folder = own();
    mkdirSync(join(folder, 'there'));
    const output = join(folder, 'there', 'new', 'newer', 'set');
    expect(await importTo(output, '--blocked', '/nowhere')).toMatchObject({ code: 1 });
    expect(readdirSync(folder)).toEqual(['there']);
    expect(readdirSync(join(folder, 'there'))).toEqual([]);
  });

  test('then parents that somebody else uses by now stay', async () => {
    const folder = own();
    const output = join(folder, 'new', 'newer', 'set');
    const interruption = new AbortController();
    const { code } = await tool(
      ['import', '--lang', 'xx', '--format', 'glove', '--input', input, '--output', output],
      {
        signal: interruption.signal,
        watch() {
          writeFileSync(join(folder, 'new', 'mine.txt'), 'mine');
          interruption.abort();
        },
      },
    );
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual(['new']);
    expect(readdirSync(join(folder, 'new'))).toEqual(['mine.txt']);
  });
});
