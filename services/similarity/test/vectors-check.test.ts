import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchDirectory } from './scratch-directory';
import { SHIPPED_LANGUAGES, SHIPPED_VECTORS } from './shipped-vectors';
import { madeUpRows, madeUpWord as word, vectorFile } from './vector-file';
import { tool } from './vectors-tool';

/** The step through the shipped secrets: the check is slow to look around them; curated-secrets.test.ts looks around all. */
const EVERY = 25;

const root = scratchDirectory();
const good = join(root, 'good');

beforeAll(async () => {
  const input = join(root, 'input');
  writeFileSync(input, vectorFile('glove', madeUpRows(1200, 8)));
  writeFileSync(join(root, 'blocked'), `${word(1)}\n`);
  writeFileSync(join(root, 'sensitive'), `${word(2)}\n`);
  writeFileSync(join(root, 'forms'), `typo\t${word(3)}\n`);
  const lists = ['blocked', 'sensitive', 'forms'].flatMap((list) => [`--${list}`, join(root, list)]);
  const args = ['import', '--lang', 'xx', '--format', 'glove', '--input', input, '--output', good];
  const { problems, code } = await tool([...args, ...lists]);
  if (code !== 0) throw new Error(problems);
});

interface Copy {
  folder: string;
  read: (name: string) => Buffer;
  /** Writes the file, and its sum where meta.json has one: the damage is not to be found by its sum alone. */
  write: (name: string, content: Buffer | string) => void;
  meta: (changes: Record<string, unknown>) => void;
}

function copy(of = good): Copy {
  const folder = mkdtempSync(join(root, 'copy-'));
  cpSync(of, folder, { recursive: true });
  const path = (name: string): string => join(folder, name);
  const metaOf = (): { sha256: Record<string, string> } =>
    JSON.parse(readFileSync(path('meta.json'), 'utf8')) as { sha256: Record<string, string> };
  const meta = (changes: Record<string, unknown>): void =>
    writeFileSync(path('meta.json'), JSON.stringify({ ...metaOf(), ...changes }));
  return {
    folder,
    read: (name) => readFileSync(path(name)),
    write(name, content) {
      writeFileSync(path(name), content);
      const { sha256 } = metaOf();
      if (name in sha256)
        meta({ sha256: { ...sha256, [name]: createHash('sha256').update(content).digest('hex') } });
    },
    meta,
  };
}

test.each(SHIPPED_LANGUAGES)(
  'when the shipped vectors of %s, with some of the secrets, are checked then all is well',
  async (lang) => {
    const set = copy(join(SHIPPED_VECTORS, lang));
    const some = (name: string): number => {
      const words = set.read(name).toString().trim().split('\n');
      const kept = words.filter((_, place) => place % EVERY === 0);
      set.write(name, `${kept.join('\n')}\n`);
      return kept.length;
    };
    set.meta({ secrets: some('secrets.txt'), junior: some('junior.txt'), child: some('child.txt') });
    const { code, output } = await tool(['check', set.folder]);
    expect(output.split('\n').slice(1)).toEqual([
      '✓ files, sums and counts agree with meta.json',
      '✓ the words are words, each once',
      '✓ every row is a unit vector of its own',
      '✓ forms lead to words and are none themselves',
      '✓ secrets, blocked and sensitive words keep apart',
      '✓ every secret has its nearby words',
      '✓ the thousandth word of the median secret shows 26',
      '✓ ranks are those of a plain search',
      '',
    ]);
    expect(code).toBe(0);
  },
);

/** What is done to a good set, and what the check then says. */
const damages: [string, (set: Copy) => void, string][] = [
  [
    'a word is written in capitals',
    ({ read, write }) =>
      write('words.txt', read('words.txt').toString().replace(word(9), word(9).toUpperCase())),
    `words.txt:9: "${word(9).toUpperCase()}" is not in lower case`,
  ],
  [
    'a word has one letter',
    ({ read, write }) => write('words.txt', read('words.txt').toString().replace(word(9), 'ß')),
    'words.txt:9: "ß" is shorter than any guess (2 characters)',
  ],
  [
    'a word is too long to be sealed',
    ({ read, write }) => write('words.txt', read('words.txt').toString().replace(word(9), 'ß'.repeat(25))),
    `words.txt:9: "${'ß'.repeat(25)}" is longer than a sealed secret may be (49 bytes)`,
  ],
  [
    'a scale is wrong',
    ({ read, write }) => {
      const scales = read('scales.f32');
      scales.writeFloatLE(scales.readFloatLE(40) * 1.01, 40);
      write('scales.f32', scales);
    },
    'row 11 ("aalword") has the length 1.0100, not 1',
  ],
  [
    'a scale is no number',
    ({ read, write }) => {
      const scales = read('scales.f32');
      scales.writeFloatLE(NaN, 40);
      write('scales.f32', scales);
    },
    'row 11 ("aalword") has the length NaN, not 1',
  ],
  [
    'four words share a row',
    ({ read, write }) => {
      const [rows, scales] = [read('vectors.i8'), read('scales.f32')];
      for (const row of [1, 2, 3]) {
        rows.copy(rows, row * 8, 0, 8);
        scales.copy(scales, row * 4, 0, 4);
      }
      write('vectors.i8', rows);
      write('scales.f32', scales);
    },
    '4 words share one row: aaaword, aacword, aadword …',
  ],
  [
    'a form hides a word',
    ({ write }) => write('fold.tsv', `${word(7)}\t${word(3)}\n`),
    `"${word(7)}" cannot be reached, fold.tsv leads elsewhere`,
  ],
  [
    'a secret is blocked',
    ({ write }) => write('blocked.txt', `${word(600)}\n`),
    `the daily secret "${word(600)}" is blocked`,
  ],
  [
    'a blocked word is ranked',
    ({ write }) => write('blocked.txt', `${word(8)}\n`),
    `the blocked word "${word(8)}" is ranked`,
  ],
  [
    'a junior secret is sensitive',
    ({ write }) => write('sensitive.txt', `${word(600)}\n`),
    `the junior secret "${word(600)}" is sensitive`,
  ],
  [
    'a secret is listed twice',
    ({ read, write, meta }) => {
      const secrets = read('secrets.txt').toString();
      write('secrets.txt', `${secrets}${word(600)}\n`);
      meta({ secrets: secrets.split('\n').length });
    },
    `the daily secret "${word(600)}" is listed twice`,
  ],
  [
    'the exponent is too high',
    ({ meta }) => meta({ similarityExponent: 3 }),
    'similarityExponent is 3, with which the thousandth word of the median secret shows ',
  ],
  ['the floor is too high', ({ meta }) => meta({ nearnessFloor: 0.99 }), 'words nearby, not 900'],
];

test.each(damages)('when %s then the check finds it', async (_, damage, finding) => {
  const set = copy();
  damage(set);
  const { code, output } = await tool(['check', set.folder]);
  expect(output).toContain(finding);
  expect(output).toContain('✗');
  expect(code).toBe(1);
});

test('when much is wrong then the first of it is shown, and how much more there is', async () => {
  const set = copy();
  set.meta({ nearnessFloor: 0.99 });
  const { output } = await tool(['check', set.folder]);
  expect(output).toMatch(/(\n {4}"[a-z]{3}word" has 0 words nearby, not 900){5}\n {4}and \d+ more\n/);
});

test('when a file is altered or missing then the service, too, would not start with it', async () => {
  const altered = copy();
  writeFileSync(join(altered.folder, 'vectors.i8'), Buffer.alloc(1200 * 8));
  expect(await tool(['check', altered.folder])).toMatchObject({
    code: 1,
    problems: `The word vectors in ${altered.folder} are damaged: vectors.i8 differs from its sum in meta.json.\n`,
  });
  const short = copy();
  rmSync(join(short.folder, 'junior.txt'));
  expect((await tool(['check', short.folder])).problems).toContain('junior.txt cannot be read');
  expect((await tool(['check', '/nowhere'])).problems).toBe('There are no word vectors in /nowhere.\n');
});

test('when a word is described that the set does not have then near ones are named', async () => {
  expect(await tool(['describe', good, `${word(5)}x`])).toMatchObject({
    code: 1,
    problems: expect.stringMatching(/ has no word "aafwordx" \(near it: aafword.*\)\.\n$/) as string,
  });
  const { output } = await tool(['describe', good, 'typo', word(1), word(2), '--count', '1']);
  expect(output).toContain(`${word(3)}: what "typo" leads to, ranked (line 3)\n`);
  expect(output).toContain(`${word(1)}: not ranked (line 1200), blocked\n`);
  expect(output).toContain(`${word(2)}: ranked (line 2), sensitive\n`);
});
