import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { until } from '../../../scripts/jest/until';

const MAIN = resolve(__dirname, '..', 'dist', 'main.js');

interface Launched {
  process: ChildProcess;
  output: () => string;
  url: string;
  exit: Promise<number | null>;
}

const directory = mkdtempSync(join(tmpdir(), 'proximity-launcher-'));
const launched: ChildProcess[] = [];

afterAll(async () => {
  for (const child of launched) child.kill('SIGTERM');
  await Promise.all(launched.map((child) => exitOf(child)));
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
});

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => child.once('exit', done));
}

function spawnLauncher(environment: Record<string, string>): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launched.push(child);
  return child;
}

/** Resolves when the launcher has printed its address, or has ended. */
async function launch(environment: Record<string, string> = {}): Promise<Launched> {
  const child = spawnLauncher(environment);
  let output = '';
  const exit = exitOf(child);
  const opened = new Promise<void>((done) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Ctrl-C stops everything')) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([opened, exit]);
  return { process: child, output: () => output, url: /http:\/\/\S+/.exec(output)?.[0] ?? '', exit };
}

async function sealOf(url: string, gameNumber: number): Promise<string> {
  const answer = await fetch(`${url}/proximity/game/${gameNumber}`);
  return ((await answer.json()) as { secretWord: string }).secretWord;
}

function postmasterPid(): number {
  return Number(readFileSync(join(directory, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function runningFacts(): { providerUrl?: string } {
  return JSON.parse(readFileSync(join(directory, 'running.json'), 'utf8')) as { providerUrl?: string };
}

function clusterFolders(dataDirectory: string): string[] {
  const folder = join(dataDirectory, 'postgres');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('launcher', () => {
  it('when it is stopped by Ctrl-C, then everything ends, and keys are readable by their owner only', async () => {
    const first = await launch();
    expect(first.output()).toContain('Proximity is open');
    expect((await fetch(`${first.url}/`)).status).toBe(200);
    for (const name of ['seal.key', 'schedule.key', 'jwt.key', 'running.json']) {
      expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
    }
    const postgres = postmasterPid();

    first.process.kill('SIGINT');

    expect(await first.exit).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    expect(existsSync(join(directory, 'running.json'))).toBe(false);
    expect(first.output()).toContain('Stopped.');
  });

  it('when it is killed, then the next start finds every game as it was', async () => {
    const first = await launch();
    const numbers = [1, 153, 207, 600];
    const before = await Promise.all(numbers.map((number) => sealOf(first.url, number)));
    const orphan = postmasterPid();
    first.process.kill('SIGKILL');
    await first.exit;
    expect(isAlive(orphan)).toBe(true);

    const second = await launch();

    expect(second.output()).toContain('Proximity is open');
    expect(await Promise.all(numbers.map((number) => sealOf(second.url, number)))).toEqual(before);
    await until('the orphan ends', () => !isAlive(orphan));
    second.process.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });

  it('when its PostgreSQL dies, then it ends with a sentence and starts again', async () => {
    const first = await launch();
    const seal = await sealOf(first.url, 42);
    process.kill(postmasterPid(), 'SIGKILL');
    expect(await first.exit).toBe(1);
    expect(first.output()).toContain('PostgreSQL ended unexpectedly');

    const second = await launch();
    expect(await sealOf(second.url, 42)).toBe(seal);
    second.process.kill('SIGTERM');
    await second.exit;
  });

  it('when it already runs in this folder, then a second one says so and disturbs nothing', async () => {
    const first = await launch();
    const second = await launch();
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`Proximity already runs at ${first.url}`);
    expect((await fetch(`${first.url}/proximity/today`)).status).toBe(200);
    first.process.kill('SIGTERM');
    await first.exit;
  });

  it('when Ctrl-C comes while the database is first made, then nothing is left behind and the next start works', async () => {
    const own = mkdtempSync(join(tmpdir(), 'proximity-interrupted-'));
    const first = spawnLauncher({ DATA_DIR: own });
    await until('the cluster is begun', () => existsSync(join(own, 'postgres')));
    first.kill('SIGINT');
    expect(await exitOf(first)).toBe(0);
    expect(existsSync(join(own, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
    expect(existsSync(join(own, 'launcher.pid'))).toBe(false);

    const second = await launch({ DATA_DIR: own });
    expect(second.output()).toContain('Proximity is open');
    second.process.kill('SIGTERM');
    await second.exit;
    rmSync(own, { recursive: true, force: true, maxRetries: 10 });
  });

  it('when it is killed while the database is first made, then the next start makes it', async () => {
    const own = mkdtempSync(join(tmpdir(), 'proximity-killed-'));
    const first = spawnLauncher({ DATA_DIR: own });
    await until('initdb is at work', () =>
      clusterFolders(own).some((folder) => existsSync(join(folder, 'PG_VERSION'))),
    );
    first.kill('SIGKILL');
    await exitOf(first);

    const second = await launch({ DATA_DIR: own });
    expect(second.output()).toContain('Proximity is open');
    second.process.kill('SIGTERM');
    await second.exit;
    rmSync(own, { recursive: true, force: true, maxRetries: 10 });
  });

  it('when two are started in one folder at once, then one opens and the other says so', async () => {
    const both = await Promise.all([launch(), launch()]);
    const [open, refused] = both[0].output().includes('is open') ? both : [both[1], both[0]];
    expect(open.output()).toContain('Proximity is open');
    expect(await refused.exit).toBe(1);
    expect(refused.output()).toMatch(/being started with this data folder|already runs at/);
    open.process.kill('SIGTERM');
    expect(await open.exit).toBe(0);
  });

  it('when its port is taken, then it says which', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const launcher = await launch({ PORT: String(port) });
    expect(await launcher.exit).toBe(1);
    expect(launcher.output()).toContain(`PORT: ${port} is in use`);
    expect(launcher.output()).not.toContain('Starting PostgreSQL');
    await new Promise((done) => other.close(done));
  });

  it('when it is started, then sample players can sign in; in production, or with providers of yours, they never come', async () => {
    const first = await launch();
    const { providerUrl } = runningFacts();
    const discovery = await fetch(`${providerUrl}/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ issuer: providerUrl });
    first.process.kill('SIGTERM');
    await first.exit;
    await expect(fetch(`${providerUrl}/`)).rejects.toThrow('fetch failed');

    const yours = {
      id: 'yours',
      name: 'Yours',
      issuer: 'https://id.example',
      clientId: 'a',
      clientSecret: 'b',
    };
    for (const environment of [
      { NODE_ENV: 'production' },
      { IDENTITY_PROVIDERS: JSON.stringify([yours]) },
    ] as Record<string, string>[]) {
      const second = await launch(environment);
      expect(runningFacts().providerUrl).toBeUndefined();
      second.process.kill('SIGTERM');
      expect(await second.exit).toBe(0);
    }
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ WORDS_PER_MINUTE: 'many' }, 'WORDS_PER_MINUTE'],
    [{ PUBLIC_URL: 'play.example' }, 'PUBLIC_URL'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
  ])(
    'when a setting is wrong (%j), then it stops with a sentence that names it',
    async (environment, name) => {
      const launcher = await launch(environment);
      expect(await launcher.exit).toBe(1);
      expect(launcher.output()).toContain(name);
    },
  );
});
