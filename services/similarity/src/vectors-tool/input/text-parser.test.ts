import fc from 'fast-check';
import { Refusal } from '../refusal';
import { createTextParser } from './text-parser';

interface Row {
  word: string;
  values: number[];
  place: number;
}

function read(chunks: readonly Buffer[], hasHeader: boolean): Row[] {
  const rows: Row[] = [];
  const parser = createTextParser('x.txt', hasHeader, (word, values, place) =>
    rows.push({ word: word.toString(), values: [...values], place }),
  );
  for (const chunk of chunks) parser.push(chunk);
  parser.end();
  return rows;
}

const readText = (text: string, hasHeader = false): Row[] => read([Buffer.from(text)], hasHeader);

function refusal(bytes: string | Buffer, hasHeader = false): string {
  try {
    read([Buffer.from(bytes)], hasHeader);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'not refused';
}

/** Cuts the bytes at any places, also inside a character. */
const cut = (bytes: Buffer): fc.Arbitrary<Buffer[]> =>
  fc.array(fc.nat({ max: bytes.length }), { maxLength: 40 }).map((places) => {
    const ends = [...places.sort((a, b) => a - b), bytes.length];
    return ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
  });

describe('a file without a header', () => {
  test('when it is cut anywhere then the rows are the same', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-zäß語]{1,8}$/), { minLength: 1, maxLength: 12 });
    const values = fc.array(fc.float({ noNaN: true, noDefaultInfinity: true }), {
      minLength: 3,
      maxLength: 3,
    });
    const file = words.chain((all) =>
      fc.tuple(...all.map((word) => values.map((row) => ({ word, values: row.map((value) => value + 0) })))),
    );
    const cutFile = file.chain((rows) => {
      const bytes = Buffer.from(rows.map((row) => `${row.word} ${row.values.join(' ')}\n`).join(''));
      return cut(bytes).map((chunks) => ({ rows, chunks }));
    });
    fc.assert(
      fc.property(cutFile, ({ rows, chunks }) => {
        const found = read(chunks, false);
        expect(found).toEqual(rows.map((row, i) => ({ ...row, place: i + 1 })));
      }),
    );
  });

  test('when anything at all is in it then it is read or refused with one sentence', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
        fc.boolean(),
        (bytes, hasHeader) => {
          expect(refusal(bytes, hasHeader)).toMatch(/^(x\.txt.*\.|not refused)$/su);
        },
      ),
    );
  });

  test('when words hold spaces as in published files then they are kept whole', () => {
    expect(readText('a 1 2\n. . . 3 4\nat name@domain.com 5 6\nthe nanny 7 8\n24 hours 9 0\n')).toEqual([
      { word: 'a', values: [1, 2], place: 1 },
      { word: '. . .', values: [3, 4], place: 2 },
      { word: 'at name@domain.com', values: [5, 6], place: 3 },
      { word: 'the nanny', values: [7, 8], place: 4 },
      { word: '24 hours', values: [9, 0], place: 5 },
    ]);
  });

  test('when lines end as on Windows, begin with a mark and are followed by empty ones then nothing is lost', () => {
    expect(readText('\ufeffa 1 2\r\nb\t3\t4\r\n\r\n').map(({ word }) => word)).toEqual(['a', 'b']);
  });

  test.each([
    ['', 'x.txt is empty.'],
    ['a 1 2\nb 1\n', 'x.txt:2: the row has 1 value, not 2.'],
    ['a 1 2\nb 1 2 3\n', 'x.txt:2: the row has 3 values, not 2.'],
    ['a 1 2\nb\n', 'x.txt:2: the row has 0 values, not 2.'],
    ['a 1 2\nb 1 nan\n', 'x.txt:2: value 2 is "nan", not a finite number.'],
    ['a 1 2\nb 1 -inf\n', 'x.txt:2: value 2 is "-inf", not a finite number.'],
    ['a 1 2\nb 1e39 2\n', 'x.txt:2: value 1 is "1e39", not a finite number.'],
    ['a 1 2\nb 1 zwei\n', 'x.txt:2: value 2 is "zwei", not a finite number.'],
    ['a 1 2\nb nan 1 2\n', 'x.txt:2: the row has 3 values, not 2.'],
    ['a 1 2\nb -Inf 1 2\n', 'x.txt:2: the row has 3 values, not 2.'],
    ['a 1 2\nb -nan(ind) 1 2\n', 'x.txt:2: the row has 3 values, not 2.'],
    ['a 1 2\nb 0.1.2 1 2\n', 'x.txt:2: the row has 3 values, not 2.'],
    ['a 1 2\nb 3 zwei 1 2\n', 'x.txt:2: the row has 4 values, not 2.'],
    ['a 1 2\nb -.5x 1 2\n', 'x.txt:2: the row has 3 values, not 2.'],
    ['a 1 2\n 1 2\n', 'x.txt:2: the line begins with a space where its word should be.'],
    ['a 1 2\n b 1 2\n', 'x.txt:2: the line begins with a space where its word should be.'],
    ['\t1 2\n', 'x.txt:1: the line begins with a space where its word should be.'],
    ['a 1 2\n\nb 1 2\n', 'x.txt:2: the line is empty.'],
    [
      'a 1 2\nb 1 2',
      'x.txt:2: the last line has no line break: the file is cut off (or add one, if it is whole).',
    ],
    ['400000 50\na 1 2\n', 'x.txt:1: the line is a header: read the file as word2vec-text or fasttext.'],
    ['a 1\n', 'x.txt:1: the row has 1 value; 2 to 2048 are possible.'],
    ['\n\n', 'x.txt:2: there is no row of vectors.'],
  ])('when the file is %j then it is refused', (text, sentence) => {
    expect(refusal(text)).toBe(sentence);
  });

  test('when a word is not UTF-8 then its line is named', () => {
    expect(refusal(Buffer.from('a 1 2\n\xfc 1 2\n', 'latin1'))).toBe('x.txt:2: the word is not UTF-8.');
  });

  test('when a line never ends then the memory is not filled with it', () => {
    const parser = createTextParser('x.txt', false, () => undefined);
    const chunk = Buffer.alloc(1 << 16, '1 ');
    const pushAll = (): void => {
      for (let i = 0; i < 20; i++) parser.push(chunk);
    };
    expect(pushAll).toThrow('x.txt:1: the line is longer than any row of vectors.');
  });
});

describe('a file with a header', () => {
  test('when all is well then it is read, the space after each row included', () => {
    expect(readText('2 3\na 1 2 3 \nb -1 .5 1e-2 \n', true)).toEqual([
      { word: 'a', values: [1, 2, 3], place: 2 },
      { word: 'b', values: [-1, 0.5, Math.fround(0.01)], place: 3 },
    ]);
  });

  test.each([
    [
      'a 1 2\n',
      'x.txt:1: there is no header with the number of words and dimensions (without one it may be a GloVe file).',
    ],
    ['0 300\n', 'x.txt:1: the header promises no words.'],
    ['5 1\n', 'x.txt:1: the header says 1 dimension; 2 to 2048 are possible.'],
    ['5 99999\n', 'x.txt:1: the header says 99999 dimensions; 2 to 2048 are possible.'],
    ['2 3\na 1 2 3\n', 'x.txt:2: the file ends after 1 of the 2 words of its header.'],
    ['1 3\na 1 2 3\nb 1 2 3\n', 'x.txt:3: the file goes on after the 1 word of its header.'],
    ['1 3\na 1 2\n', 'x.txt:2: the row has 2 values, not 3.'],
    ['1 3\na nan 1 2 3\n', 'x.txt:2: the row has 4 values, not 3.'],
    ['1 3\n 1 2 3\n', 'x.txt:2: the line begins with a space where its word should be.'],
    ['1 3\n', 'x.txt:1: there is no row of vectors.'],
  ])('when the file is %j then it is refused', (text, sentence) => {
    expect(refusal(text, true)).toBe(sentence);
  });
});
