import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cosine } from '../src/domain/cosine';
import { initialSimilarity } from '../src/domain/shown-similarity';
import type { VectorSet } from '../src/domain/vector-set';
import { readVectorFolder } from '../src/repository/read-vector-set';
import { FORMATS, type Format } from '../src/vectors-tool/input/format';
import { scratchDirectory } from './scratch-directory';
import { cosineOf, gzipped, madeUpRows, madeUpWord, vectorFile, type VectorRow } from './vector-file';
import { tool, type ToolRun } from './vectors-tool';

const WORDS = 1200;
const DIMENSIONS = 12;
/** Two entries rounded to a 254th of the largest each: the cosine of a row of twelve is off by less than this. */
const ROUNDING = 0.01;
const root = scratchDirectory();
const rows = madeUpRows(WORDS, DIMENSIONS);

interface Bench {
  folder: string;
  input: string;
  output: string;
}

function bench(bytes: Buffer): Bench {
  const folder = mkdtempSync(join(root, 'import-'));
  writeFileSync(join(folder, 'input'), bytes);
  return { folder, input: join(folder, 'input'), output: join(folder, 'set') };
}

async function run({ input, output }: Bench, format: Format, ...more: string[]): Promise<ToolRun> {
  return tool(['import', '--lang', 'xx', '--format', format, '--input', input, '--output', output, ...more]);
}

async function imported(
  some: readonly VectorRow[],
  ...more: string[]
): Promise<{ set: VectorSet; report: string }> {
  const made = bench(vectorFile('glove', some));
  const { code, output, problems } = await run(made, 'glove', ...more);
  if (code !== 0) throw new Error(problems);
  return { set: (await readVectorFolder(made.output)).set, report: output };
}

/** A list in a file of its own. */
function list(...lines: string[]): string {
  const file = join(mkdtempSync(join(root, 'list-')), 'list.txt');
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return file;
}

const rowOf = (set: VectorSet, word: string): number => set.words.indexOf(word);

describe('when a file is imported', () => {
  const plain = FORMATS.map((format) => [format, vectorFile(format, rows)] as const);
  const files = [...plain, ...plain.map(([format, file]) => [format, gzipped(file)] as const)];

  test('then every format, plain and gzip, gives the same vectors, and their cosines are those of the file', async () => {
    const sums = new Set<string>();
    for (const [format, file] of files) {
      const made = bench(file);
      expect(await run(made, format)).toMatchObject({ code: 0 });
      const { set } = await readVectorFolder(made.output, 'xx');
      sums.add(
        ['vectors.i8', 'scales.f32', 'words.txt', 'meta.json']
          .map((name) => readFileSync(join(made.output, name), 'latin1'))
          .join(),
      );
      expect(set.words).toEqual(rows.map(({ word }) => word));
      for (let i = 0; i < WORDS; i++) {
        const [a, b] = [rows[i]?.values ?? [], rows[(i * 31 + 7) % WORDS]?.values ?? []];
        expect(Math.abs(cosine(set, i, (i * 31 + 7) % WORDS) - cosineOf(a, b))).toBeLessThan(ROUNDING);
      }
    }
    expect(sums.size).toBe(1);
  });

  test('then floor and exponent follow the rule, counted here by sorting everything', async () => {
    const { set } = await imported(rows);
    const placed = set.secrets.daily.map((word) => {
      const secret = rowOf(set, word);
      const others = [...set.words.keys()]
        .filter((row) => row !== secret)
        .map((row) => cosine(set, secret, row));
      const sorted = others.sort((a, b) => b - a);
      return { nineHundredth: sorted[899] ?? NaN, last: sorted[998] ?? NaN };
    });
    const lowest = Math.min(...placed.map(({ nineHundredth }) => nineHundredth));
    expect(set.nearnessFloor).toBeLessThanOrEqual(lowest);
    expect(set.nearnessFloor).toBeGreaterThan(lowest - 0.001);
    const last = placed.map((place) => place.last).sort((a, b) => a - b);
    const middle = ((last[last.length / 2] ?? NaN) + (last[last.length / 2 - 1] ?? NaN)) / 2;
    expect(last.length % 2).toBe(0);
    // The exponent has two decimals.
    expect(initialSimilarity(middle, set.similarityExponent - 0.005)).toBeGreaterThanOrEqual(26);
    expect(initialSimilarity(middle, set.similarityExponent + 0.005)).toBeLessThanOrEqual(26);
  });

  test('then the dimensions are ordered by variance', async () => {
    const { set } = await imported(rows);
    const variances = Array.from({ length: DIMENSIONS }, (_, dimension) => {
      const column = Array.from(
        set.words,
        (_word, row) => (set.rows[row * DIMENSIONS + dimension] ?? 0) * (set.scales[row] ?? 0),
      );
      const mean = column.reduce((sum, value) => sum + value, 0) / WORDS;
      return column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / WORDS;
    });
    for (let i = 1; i < DIMENSIONS; i++) expect(variances[i]).toBeLessThan((variances[i - 1] ?? 0) * 1.001);
    expect(variances[0]).toBeGreaterThan((variances[DIMENSIONS - 1] ?? 0) * 1.5);
  });

  test('then the check finds nothing, and the words can be described', async () => {
    const made = bench(vectorFile('glove', rows));
    await run(made, 'glove');
    const checked = await tool(['check', made.output]);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.output).not.toContain('✗');
    const described = await tool(['describe', made.output, madeUpWord(600).toUpperCase(), '--count', '3']);
    const [title] = described.output.split('\n');
    expect(title).toBe(`${madeUpWord(600)}: ranked (line 601), a secret, a junior secret, a child secret`);
    expect(described.output.trim().split('\n')).toHaveLength(5);
  });
});

describe('when rows are not as the game wants its words', () => {
  test('then other spellings are merged with the first, and what is no word is left out', async () => {
    const odd: VectorRow[] = [
      { word: 'Apple', values: Array<number>(DIMENSIONS).fill(1) },
      ...rows,
      { word: 'apple', values: [9, ...Array<number>(DIMENSIONS - 1).fill(1)] },
      { word: 'APPLE', values: [8, ...Array<number>(DIMENSIONS - 1).fill(1)] },
      ...['2008', '...', 'New_York', 'x'].map((word, i) => ({
        word,
        values: [i, ...Array<number>(DIMENSIONS - 1).fill(1)],
      })),
    ];
    const { set, report } = await imported(odd);
    expect(set.words).toEqual(['apple', ...rows.map(({ word }) => word)]);
    const even = Array<number>(DIMENSIONS).fill(1);
    expect(cosine(set, 0, 5)).toBeCloseTo(cosineOf(even, rows[4]?.values ?? []), 1);
    expect(report).toContain('left out: 4 are not words');
    expect(report).toContain('left out: 2 are other spellings of a more frequent word');
  });

  test('then of four words with one row none is kept, of three all are', async () => {
    const values = Array.from({ length: DIMENSIONS }, (_, i) => i + 1);
    const four = ['unka', 'unkb', 'unkc', 'unkd'].map((word, i) => ({
      word,
      values: values.map((value) => value * (i + 1)),
    }));
    const three = ['one', 'two', 'three'].map((word) => ({ word, values: values.map((value) => -value) }));
    const { set, report } = await imported([...four, ...three, ...rows]);
    expect(set.words.slice(0, 4)).toEqual(['one', 'two', 'three', madeUpWord(0)]);
    expect(report).toContain('left out: 4 share their vector with more than 2 others');
  });

  test('then only the first words are kept where there is a limit, and only listed ones where there is a vocabulary', async () => {
    const { set, report } = await imported(rows, '--limit', '1100');
    expect([set.words.length, set.words.at(-1)]).toEqual([1100, madeUpWord(1099)]);
    expect(report).toContain('left out: 100 lie beyond the limit');
    const vocabulary = rows.filter((_, i) => i % 10 !== 0).map(({ word }) => word.toUpperCase());
    const chosen = await imported(rows, '--vocabulary', list(...vocabulary, 'unheard'));
    expect(chosen.set.words).toEqual(vocabulary.map((word) => word.toLowerCase()));
    expect(chosen.report).toContain('left out: 120 are not in the vocabulary');
  });
});

describe('when the operator has lists', () => {
  const word = madeUpWord;

  test('then every word has its role, and the check agrees', async () => {
    const made = bench(vectorFile('glove', rows));
    const lists = {
      forms: list(`${word(1)}\t${word(0)}`, `typo\t${word(1)}`, 'lost\tnowhere', `${word(4)}\t${word(0)}`),
      display: list(`${word(0)}\t${word(0).toUpperCase()}`, 'nowhere\tNowhere'),
      blocked: list(word(3), word(4), 'nowhere'),
      sensitive: list(word(5)),
      secrets: list(word(1150), 'typo', word(7), word(3), 'nowhere', word(7)),
      junior: list(word(9), word(5)),
      child: list(word(8)),
    };
    const options = Object.entries(lists).flatMap(([name, file]) => [`--${name}`, file]);
    const { code, output, problems } = await run(made, 'glove', '--ranked', '1100', ...options);
    expect([code, problems.includes('refused')]).toEqual([0, false]);
    const { set } = await readVectorFolder(made.output);
    // word(1) is a form; word(3) and the never folded word(4) are blocked; word(1150) is ranked because it is listed.
    expect(set.ranked).toBe(1101);
    expect(set.words).toHaveLength(WORDS - 1);
    expect(set.words.slice(0, 4)).toEqual([word(0), word(2), word(5), word(6)]);
    expect(set.words.slice(1099, 1103)).toEqual([word(1102), word(1150), word(3), word(4)]);
    expect([word(1), 'typo', word(4)].map((form) => set.rowOf.get(form))).toEqual([0, 0, 1102]);
    expect(set.rowOf.has('lost')).toBe(false);
    expect(set.displays).toEqual(new Map([[0, word(0).toUpperCase()]]));
    expect(set.blocked).toEqual(new Set([1101, 1102]));
    expect(set.sensitive).toEqual(new Set([2]));
    expect(set.secrets).toEqual({
      daily: [word(1150), word(0), word(7)],
      junior: [word(9)],
      child: [word(8)],
    });
    expect(output).toContain('not used of the list "secrets" (not ranked, or sensitive): 2');
    expect(output).toContain('not used of the list "junior" (not ranked, or sensitive): 1');
    expect((await tool(['check', made.output])).output).not.toContain('✗');
  });

  test.each([
    ['--forms', ['a\tb', 'just one'], ':2: the line is not two words with a tab between them.'],
    ['--forms', ['a\tb', 'a\tc'], ':2: "a" has been given a base form before ('],
    ['--forms', ['a\tb', 'b\tc', 'c\ta'], ':1: "a" leads to no base form, only around in a circle.'],
    ['--display', ['haus\tHaus', 'haus\tHAUS'], ':2: "haus" is listed twice.'],
    ['--display', ['haus\tMaus'], ':1: "Maus" is another word than "haus".'],
    ['--secrets', ['unheard'], 'No word is left for the list "secrets"'],
  ])('when %s holds %j then it is refused with the line', async (option, lines, sentence) => {
    const made = bench(vectorFile('glove', rows));
    const { code, problems } = await run(made, 'glove', option, list(...lines));
    expect([code, problems]).toEqual([1, expect.stringContaining(sentence)]);
    expect(existsSync(made.output)).toBe(false);
  });

  test('when a list is missing or not UTF-8 then it is refused', async () => {
    const made = bench(vectorFile('glove', rows));
    expect((await run(made, 'glove', '--blocked', '/nowhere.txt')).problems).toBe(
      '/nowhere.txt does not exist.\n',
    );
    const latin = list('fine');
    writeFileSync(latin, Buffer.from('fein\n\xfcbel\n', 'latin1'));
    expect((await run(made, 'glove', '--blocked', latin)).problems).toBe(
      `${latin}:2: the line is not UTF-8.\n`,
    );
  });
});

describe('when the file is broken', () => {
  const twelve = Array<number>(DIMENSIONS).fill(1).join(' ');
  const text = vectorFile('glove', rows);
  const insert = (line: string): Buffer => Buffer.concat([text, Buffer.from(`${line}\n`)]);
  const packed = gzipped(text);
  const damaged = Buffer.from(packed);
  damaged.fill(0xaa, 2000, 2040);

  test.each([
    [
      'has a word twice',
      insert(`${madeUpWord(2)} ${twelve}`),
      ':1201: the word "aacword" is there twice (it is also word 3 of the file).',
    ],
    [
      'has a vector of zeros',
      insert(`zero ${Array<number>(DIMENSIONS).fill(0).join(' ')}`),
      ':1201: the vector is all zeros: it points nowhere.',
    ],
    ['has a row of another length', insert(`short 1 2`), ':1201: the row has 2 values, not 12.'],
    [
      'has no word worth keeping',
      Buffer.from(`1 ${twelve}\n2 ${twelve}\n`),
      ': none of its rows is a word that can be kept.',
    ],
    [
      'is cut off',
      text.subarray(0, -3),
      ':1200: the last line has no line break: the file is cut off (or add one, if it is whole).',
    ],
    ['is gzip cut off', packed.subarray(0, -40), `:byte ${packed.length - 40}: the gzip data is cut off.`],
    ['is damaged gzip', damaged, ': the gzip data is broken before here.'],
    [
      'has so few words that no secret could be chosen',
      vectorFile('glove', rows.slice(0, 300)),
      'Only 300 words can be ranked (and are not sensitive); a game needs 1000.',
    ],
    [
      'has too few words',
      vectorFile('glove', rows.slice(0, 999)),
      'Only 999 words can be ranked (and are not sensitive); a game needs 1000.',
    ],
  ])('because it %s then one sentence says where, and nothing is left behind', async (_, bytes, sentence) => {
    const made = bench(bytes);
    const { code, problems } = await run(made, 'glove', '--limit', '1000');
    const refusal = problems
      .split('\n')
      .filter((line) => !/ in \d+:\d\d\.$| left$/.test(line))
      .join('\n');
    expect(code).toBe(1);
    expect(refusal).toMatch(/^\S[^\n]*\.\n$/);
    expect(refusal).toContain(sentence);
    expect(readdirSync(made.folder)).toEqual(['input']);
  });

  test('then the set that it was to replace is as it was', async () => {
    const made = bench(text);
    await run(made, 'glove');
    const before = readFileSync(join(made.output, 'meta.json'), 'utf8');
    writeFileSync(made.input, insert('short 1 2'));
    expect(await run(made, 'glove', '--replace')).toMatchObject({ code: 1 });
    expect(readFileSync(join(made.output, 'meta.json'), 'utf8')).toBe(before);
    expect(readdirSync(made.folder).sort()).toEqual(['input', 'set']);
  });
});

describe('when the output folder is there already', () => {
  test('then an empty one is used, a set is replaced only when asked to, and anything else never', async () => {
    const made = bench(vectorFile('glove', rows));
    mkdirSync(made.output);
    expect(await run(made, 'glove')).toMatchObject({ code: 0 });
    expect((await run(made, 'glove')).problems).toBe(
      `${made.output} is not empty; --replace puts the new vectors in place of old ones.\n`,
    );
    expect(await run(made, 'glove', '--replace', '--limit', '1100')).toMatchObject({ code: 0 });
    expect((await readVectorFolder(made.output)).set.words).toHaveLength(1100);
    expect(readdirSync(made.folder).sort()).toEqual(['input', 'set']);
    const other = { ...made, output: made.folder };
    expect((await run(other, 'glove', '--replace')).problems).toContain(
      'holds something else than word vectors',
    );
    const file = { ...made, output: made.input };
    expect((await run(file, 'glove', '--replace')).problems).toBe(`${made.input} is not a folder.\n`);
  });
});

test('when the import is interrupted then nothing is left behind', async () => {
  const made = bench(vectorFile('glove', rows));
  const interruption = new AbortController();
  interruption.abort(new Error('SIGINT'));
  const args = ['import', '--lang', 'xx', '--format', 'glove', '--input', 'input', '--output', 'set'];
  const { code, problems } = await tool(args, { folder: made.folder, signal: interruption.signal });
  expect([code, problems]).toEqual([1, 'Interrupted: nothing was written.\n']);
  expect(readdirSync(made.folder)).toEqual(['input']);
});

test('when the input is not there or a folder then it is refused', async () => {
  const made = bench(Buffer.alloc(0));
  expect((await run({ ...made, input: '/no/such/file' }, 'glove')).problems).toBe(
    '/no/such/file does not exist.\n',
  );
  expect((await run({ ...made, input: root }, 'glove')).problems).toBe(`${root} is not a regular file.\n`);
  expect((await run(made, 'glove')).problems).toContain(`${basename(made.input)} is empty.\n`);
});

test.each(['--input', '--blocked', '--forms'])(
  'when %s is a pipe then it is refused instead of waited for',
  async (option) => {
    const made = bench(vectorFile('glove', rows));
    const pipe = join(made.folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const { code, problems } = await run(made, 'glove', option, pipe);
    expect([code, problems]).toEqual([1, `${pipe} is not a regular file.\n`]);
    expect(readdirSync(made.folder).sort()).toEqual(['input', 'pipe']);
  },
);
