import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../scripts/jest/until';
import { draftOf, removeDrafts } from '../src/postgres/drafts';

describe('removeDrafts', () => {
  let directory: string;
  let data: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'proximity-drafts-'));
    data = join(directory, 'data');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true, maxRetries: 10 }));

  it('removes every draft of a cluster, and nothing else', async () => {
    for (const folder of [data, draftOf(data), `${data}.1`, join(directory, 'other')]) {
      mkdirSync(join(folder, 'base'), { recursive: true });
      writeFileSync(join(folder, 'base', 'file'), 'rows');
    }
    await removeDrafts(data);
    expect(existsSync(draftOf(data))).toBe(false);
    expect(existsSync(`${data}.1`)).toBe(false);
    expect(existsSync(join(data, 'base', 'file'))).toBe(true);
    expect(existsSync(join(directory, 'other', 'base', 'file'))).toBe(true);
  });

  it('when somebody still writes into a draft, then it goes on, and the other drafts are gone', async () => {
    const busy = join(`${data}.1`, 'base');
    const writer = spawn(process.execPath, ['-e', WRITE_WITHOUT_END, busy], { stdio: 'ignore' });
    const ended = new Promise((resolve) => writer.once('exit', resolve));
    try {
      await until('the writer writes', () => existsSync(join(busy, '9')));
      mkdirSync(join(`${data}.2`, 'base'), { recursive: true });
      await removeDrafts(data);
      expect(existsSync(`${data}.2`)).toBe(false);
    } finally {
      writer.kill('SIGKILL');
      await ended;
    }
  });
});

const WRITE_WITHOUT_END = `
const { mkdirSync, writeFileSync } = require('node:fs');
for (let n = 0; ; n += 1) {
  try {
    mkdirSync(process.argv[1], { recursive: true });
    writeFileSync(process.argv[1] + '/' + n, 'rows');
  } catch {}
}`;
