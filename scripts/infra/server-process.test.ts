import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../jest/until';
import { startServerProcess } from './server-process';
import { startRedis } from './start-redis';

describe('a real server for tests', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'proximity-server-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('when it is stopped or killed, then it is gone, and can be started at the same port', async () => {
    const first = await startRedis({ directory });
    await first.stop();
    expect(runs(first.pid)).toBe(false);
    const second = await startRedis({ directory, port: first.port });
    expect(second.address).toBe(first.address);
    await second.kill();
    expect(runs(second.pid)).toBe(false);
    expect(existsSync(join(directory, 'server.pid'))).toBe(false);
  });

  it('when an earlier one still runs in the directory, then the next start ends it', async () => {
    const left = await startRedis({ directory });
    const next = await startRedis({ directory });
    expect(next.pid).not.toBe(left.pid);
    await gone(left.pid);
    await next.kill();
  });

  it('when the process that started it is killed, then it ends too', async () => {
    const program = `require(${JSON.stringify(join(__dirname, 'start-redis.ts'))})
      .startRedis({ directory: ${JSON.stringify(directory)} }).then(() => console.log('ready'));
      setInterval(() => undefined, 1000);`;
    const parent = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    const pid = Number(readFileSync(join(directory, 'server.pid'), 'utf8'));
    expect(runs(pid)).toBe(true);
    parent.kill('SIGKILL');
    await gone(pid);
  });

  it('when it ends before it is ready, then the error holds the end of its log', async () => {
    const starting = startServerProcess({
      ...{ name: 'Nothing', file: '/bin/sh', args: ['-c', 'echo out of order'], directory },
      ...{ ready: () => Promise.resolve(false), patienceMs: 30_000 },
    });
    await expect(starting).rejects.toThrow('Nothing did not start:\nout of order');
  });

  it('when there is no such program, then that is the error', async () => {
    const starting = startServerProcess({
      ...{ name: 'Nothing', file: '/no/such/program', args: [], directory },
      ...{ ready: () => Promise.resolve(false), patienceMs: 30_000 },
    });
    await expect(starting).rejects.toThrow('ENOENT');
  });
});

/** A process that ended, but that nobody has waited for yet, does not run any more. */
function runs(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  return existsSync(status) && !/\) Z /.test(readFileSync(status, 'utf8'));
}

function gone(pid: number): Promise<void> {
  return until(`the process ${pid} is gone`, () => !runs(pid));
}
