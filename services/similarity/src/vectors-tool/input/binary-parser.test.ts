import fc from 'fast-check';
import { Refusal } from '../refusal';
import { createBinaryParser } from './binary-parser';

interface Row {
  word: string;
  values: number[];
}

function read(chunks: readonly Buffer[]): Row[] {
  const rows: Row[] = [];
  const parser = createBinaryParser('x.bin', (word, values) =>
    rows.push({ word: word.toString(), values: [...values] }),
  );
  for (const chunk of chunks) parser.push(chunk);
  parser.end();
  return rows;
}

function refusal(bytes: Buffer): string {
  try {
    read([bytes]);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'not refused';
}

function row(word: string, values: readonly number[], end = '\n'): Buffer {
  const floats = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => floats.writeFloatLE(value, i * 4));
  return Buffer.concat([Buffer.from(`${word} `), floats, Buffer.from(end)]);
}

const file = (header: string, ...rows: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${header}\n`), ...rows]);

test.each(['\n', ''])('when it is cut anywhere and rows end with %j then the rows are the same', (end) => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-zäß語]{1,8}$/), { minLength: 1, maxLength: 10 });
  const values = fc.array(fc.float({ noNaN: true, noDefaultInfinity: true }), { minLength: 3, maxLength: 3 });
  const rows = words.chain((all) =>
    fc.tuple(...all.map((word) => values.map((some) => ({ word, values: some })))),
  );
  const cutFile = rows.chain((all) => {
    const bytes = file(`${all.length} 3`, ...all.map(({ word, values: some }) => row(word, some, end)));
    return fc.array(fc.nat({ max: bytes.length }), { maxLength: 40 }).map((places) => {
      const ends = [...places.sort((a, b) => a - b), bytes.length];
      return { all, chunks: ends.map((to, i) => bytes.subarray(ends[i - 1] ?? 0, to)) };
    });
  });
  fc.assert(
    fc.property(cutFile, ({ all, chunks }) => {
      expect(read(chunks)).toEqual(all);
    }),
  );
});

test('when anything at all is in it then it is read or refused with one sentence', () => {
  const bytes = fc.uint8Array({ maxLength: 100 }).map((some) => Buffer.from(some));
  const headed = bytes.map((some) => file('2 3', some));
  fc.assert(
    fc.property(fc.oneof(bytes, headed), (some) => {
      expect(refusal(some)).toMatch(/^(x\.bin.*\.|not refused)$/su);
    }),
  );
});

test.each([
  ['empty', Buffer.alloc(0), 'x.bin is empty.'],
  ['only half a header', Buffer.from('3 30'), 'x.bin:byte 4: the file ends inside its header.'],
  [
    'without a header',
    Buffer.from('hello\n'),
    'x.bin:byte 0: there is no header with the number of words and dimensions.',
  ],
  [
    'of one dimension',
    Buffer.from('3 1\n'),
    'x.bin:byte 0: the header says 1 dimension; 2 to 2048 are possible.',
  ],
  [
    'cut inside a row',
    file('2 2', row('a', [1, 2]), row('b', [1, 2]).subarray(0, 5)),
    'x.bin:byte 20: the file is cut off after 1 of the 2 words of its header.',
  ],
  [
    'short of a row',
    file('2 2', row('a', [1, 2])),
    'x.bin:byte 15: the file ends after 1 of the 2 words of its header.',
  ],
  [
    'longer than its header says',
    file('1 2', row('a', [1, 2]), row('b', [1, 2])),
    'x.bin:byte 15: the file goes on after the 1 word of its header.',
  ],
  ['with a NaN', file('1 2', row('a', [1, NaN])), 'x.bin:byte 10: value 2 is NaN, not a finite number.'],
  [
    'with an infinity',
    file('1 2', row('a', [-Infinity, 1])),
    'x.bin:byte 6: value 1 is -Infinity, not a finite number.',
  ],
  [
    'of other dimensions than it says',
    file('2 2', row('a', Array<number>(600).fill(1e-38))),
    'x.bin:byte 14: no word ends within 1024 bytes: the rows are not of this length.',
  ],
  ['with an empty word', file('1 2', row('', [1, 2])), 'x.bin:byte 4: the word is empty.'],
  [
    'with a word that is not UTF-8',
    Buffer.concat([Buffer.from('1 2\n'), Buffer.from([0xfc, 0x20]), Buffer.alloc(8)]),
    'x.bin:byte 4: the word is not UTF-8.',
  ],
])('when the file is %s then it is refused', (_, bytes, sentence) => {
  expect(refusal(bytes)).toBe(sentence);
});
