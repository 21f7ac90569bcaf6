import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VectorSet } from '../src/domain/vector-set';
import { openFaissIndex } from '../src/repository/faiss-index';
import { describeWithFaiss, requireFaiss } from './native-faiss';
import { scratchDirectory } from './scratch-directory';
import { tinyVectorSet } from './tiny-vector-set';

const directory = scratchDirectory();
const set = tinyVectorSet({
  rows: [
    ['a', 3, 4],
    ['b', 4, 3],
    ['c', -3, 4],
  ],
});
const open = (
  vectors: VectorSet,
  file: string,
  problems: unknown[] = [],
): ReturnType<typeof openFaissIndex> =>
  openFaissIndex(requireFaiss(), vectors, file, (error) => problems.push(error));

describeWithFaiss('the file of a faiss index', () => {
  test('when there is none then it is made, whole and alone in its folder', async () => {
    const file = join(directory, 'new', 'folder', 'en-1.index');
    await open(set, file);
    expect(readdirSync(join(directory, 'new', 'folder'))).toEqual(['en-1.index']);
    expect(requireFaiss().IndexFlatIP.read(file).ntotal()).toBe(3);
  });

  test('when it is there then it is read and not written again', async () => {
    const file = join(directory, 'kept.index');
    await open(set, file);
    const before = statSync(file, { bigint: true });
    await open(set, file);
    expect(statSync(file, { bigint: true })).toEqual(
      expect.objectContaining({ mtimeNs: before.mtimeNs, ino: before.ino }),
    );
  });

  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 5)],
    ['of something else', () => Buffer.from('not an index at all')],
    [
      'full of what is not a number',
      (whole: Buffer) => Buffer.concat([whole.subarray(0, 45), Buffer.alloc(24, 0xff)]),
    ],
  ])('when it is %s then it is built anew', async (name, damage) => {
    const file = join(directory, `${name}.index`);
    await open(set, file);
    const whole = readFileSync(file);
    writeFileSync(file, damage(whole));
    const index = await open(set, file);
    expect([...Array.from(index.neighbors(0, 3))]).toEqual([0, 1, 2]);
    expect(readFileSync(file)).toEqual(whole);
  });

  test('when it is of other vectors then it is built anew', async () => {
    const file = join(directory, 'other.index');
    await open(
      tinyVectorSet({
        rows: [
          ['a', 1, 0],
          ['b', 0, 1],
        ],
      }),
      file,
    );
    expect([...Array.from((await open(set, file)).neighbors(2, 3))]).toEqual([2, 0, 1]);
  });

  test('when it cannot be written then the index is used all the same, and the reason is told', async () => {
    const problems: unknown[] = [];
    writeFileSync(join(directory, 'a-file'), '');
    const index = await open(set, join(directory, 'a-file', 'en.index'), problems);
    expect([...Array.from(index.neighbors(0, 3))]).toEqual([0, 1, 2]);
    expect(problems).toHaveLength(1);
  });

  test('when its place is taken by a folder then nothing is left beside it', async () => {
    mkdirSync(join(directory, 'taken', 'en.index', 'full'), { recursive: true });
    const problems: unknown[] = [];
    await open(set, join(directory, 'taken', 'en.index'), problems);
    expect(problems).toHaveLength(1);
    expect(readdirSync(join(directory, 'taken'))).toEqual(['en.index']);
  });
});
