import { readArguments } from './arguments';
import { UsageError } from './usage-error';

const needed = ['--lang', 'fr', '--format', 'glove', '--input', 'a.txt', '--output', '/b'];
const read = (...args: string[]): unknown => readArguments(args, '/home');

test('when only what is needed is given then the rest has its defaults', () => {
  expect(read('import', ...needed)).toEqual({
    name: 'import',
    options: {
      lang: 'fr',
      format: 'glove',
      input: '/home/a.txt',
      output: '/b',
      limit: 100_000,
      ranked: 20_000,
      replace: false,
      lists: {},
    },
  });
});

test('when there is a vocabulary then all of it is kept unless there is a limit, too', () => {
  expect(read('import', ...needed, '--vocabulary', 'v')).toMatchObject({
    options: { limit: Infinity, lists: { vocabulary: '/home/v' } },
  });
  expect(read('import', ...needed, '--vocabulary=v', '--limit=2000', '--replace')).toMatchObject({
    options: { limit: 2000, replace: true },
  });
});

test('when a folder is to be checked or described then it is named', () => {
  expect(read('check', 'set')).toEqual({ name: 'check', folder: '/home/set' });
  expect(read('describe', 'set', 'sea', 'Meer')).toEqual({
    name: 'describe',
    folder: '/home/set',
    words: ['sea', 'Meer'],
    count: 20,
  });
  expect(read('describe', 'set', 'sea', '--count', '5000')).toMatchObject({ count: 999 });
});

test.each([
  [[], undefined],
  [['--help'], undefined],
  [['help', 'check'], 'check'],
  [['import', '--help'], 'import'],
  [['describe', '-h'], 'describe'],
])('when %j asks for help then it is given', (args, topic) => {
  expect(read(...args)).toEqual({ name: 'help', topic });
});

test.each([
  [['convert'], 'There is no command "convert"; there are import, check and describe.'],
  [['import'], 'import needs --lang.'],
  [['import', ...needed.slice(0, 6)], 'import needs --output.'],
  [
    ['import', ...needed, '--lang', 'French'],
    '--lang is a code of two or three small letters such as "fr", not "French".',
  ],
  [
    ['import', ...needed, '--format', 'csv'],
    '--format is one of word2vec-bin, word2vec-text, glove, fasttext, not "csv".',
  ],
  [['import', ...needed, '--limit', '10'], '--limit is a whole number of at least 1000, not "10".'],
  [['import', ...needed, '--ranked', '1e5'], '--ranked is a whole number of at least 1000, not "1e5".'],
  [['import', ...needed, '--forms', ''], '--forms is empty.'],
  [['import', ...needed, '--colour', 'x'], "Unknown option '--colour'."],
  [['import', ...needed, 'more'], "Unexpected argument 'more'."],
  [['check'], 'check needs one folder of vectors.'],
  [['check', 'a', 'b'], 'check needs one folder of vectors.'],
  [['describe', 'a'], 'describe needs a folder of vectors and at least one word.'],
  [['describe', 'a', 'b', '--count', '0'], '--count is a whole number of at least 1, not "0".'],
])('when the command line is %j then one sentence says what is wrong', (args, sentence) => {
  expect(() => read(...args)).toThrow(UsageError);
  expect(() => read(...args)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(sentence) as string }) as Error,
  );
});
