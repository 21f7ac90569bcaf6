import { Writable } from 'node:stream';
import { createLogger } from '@proximity/common/logger';
import { openIndex } from '../src/repository/open-index';
import { describeWithFaiss, requireFaiss } from './native-faiss';
import { scratchDirectory } from './scratch-directory';
import { tinyVectorSet } from './tiny-vector-set';

const dataDirectory = scratchDirectory();
const read = {
  set: tinyVectorSet({
    rows: [
      ['a', 3, 4],
      ['b', 4, 3],
      ['c', -3, 4],
    ],
  }),
  hash: 'abc',
};

function recordingLogger(): {
  logger: ReturnType<typeof createLogger>;
  lines: { level: number; msg: string }[];
} {
  const lines: { level: number; msg: string }[] = [];
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as { level: number; msg: string });
      done();
    },
  });
  return { logger: createLogger({ service: 'test', destination }), lines };
}

test('when faiss cannot be loaded then the exact index takes its place, with a warning', async () => {
  const { logger, lines } = recordingLogger();
  const missing = (): Promise<never> => Promise.reject(new Error('Could not locate the bindings file.'));
  const index = await openIndex(read, { dataDirectory, loadFaiss: missing, logger });
  expect(index.kind).toBe('exact');
  expect([...Array.from(index.neighbors(0, 3))]).toEqual([0, 1, 2]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.level).toBe(40);
  expect(lines[0]?.msg).toContain('exact TypeScript index');
});

describeWithFaiss('when faiss can be loaded', () => {
  test('then its index is used and nothing is warned of', async () => {
    const { logger, lines } = recordingLogger();
    const index = await openIndex(read, {
      dataDirectory,
      loadFaiss: () => Promise.resolve(requireFaiss()),
      logger,
    });
    expect(index.kind).toBe('faiss');
    expect(lines).toEqual([]);
  });
});
