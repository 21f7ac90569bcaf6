import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { endWithParent } from '../../scripts/infra/end-with-parent';
import { unreadEvents } from './unread-events';
import { until } from './until';

const ROOT = resolve(__dirname, '..', '..');
const START_MS = 180_000;
const RESTART_MS = 90_000;

/** What the full run tells of itself in running.json. */
interface Facts {
  url: string;
  gameScheduleDatabaseUrl: string;
  accountsDatabaseUrl: string;
  playDatabaseUrl: string;
  statsDatabaseUrl: string;
  friendsDatabaseUrl: string;
  kafkaBrokers: string;
  parts: { name: string; pid?: number; opsUrl?: string }[];
}

export type DatabaseName = 'gameSchedule' | 'accounts' | 'play' | 'stats' | 'friends';

/** The product with every part as a process of its own, which is started again when it is killed. */
export interface RunningSystem {
  url: string;
  /** The keys of accounts, as SIGNING_KEYS has them. */
  signingKeys: string;
  /** Direct looks into the databases. */
  database: Record<DatabaseName, Pool>;
  /** kill -9, and resolves when it runs again. @returns the seconds in between */
  kill(part: string): Promise<number>;
  /** `make dlq-replay`. @returns how many dead letters are on their way again */
  replayDeadLetters(): Promise<number>;
  /** How many published events a reader of them has not read, as the brokers say. */
  unread(reader: 'stats' | 'friends'): Promise<number>;
  /** The sum of a counter over its labels, as the part tells it. */
  counter(part: string, name: string): Promise<number>;
  stop(): Promise<void>;
}

export async function startSystem(say: (text: string) => void): Promise<RunningSystem> {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-faults-'));
  const child = spawn(process.execPath, ['--import', 'tsx', join('scripts', 'run-full', 'main.ts')], {
    cwd: ROOT,
    // Groups notice after six seconds that a consumer was killed.
    env: { ...process.env, PORT: '0', DATA_DIR: directory, DOCKER: 'no', KAFKA_SESSION_TIMEOUT_MS: '6000' },
    // A group of its own: Ctrl-C reaches us, and we stop it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // However we end, it ends too.
  if (child.pid !== undefined) child.once('exit', endWithParent(child.pid));
  await open(child, say);
  const factsNow = (): Facts => JSON.parse(readFileSync(join(directory, 'running.json'), 'utf8')) as Facts;
  const database = poolsOf(factsNow());
  return {
    url: factsNow().url,
    signingKeys: readFileSync(join(directory, 'jwt.key'), 'utf8').trim(),
    database,
    kill: (part) => killPart(factsNow, part),
    replayDeadLetters: () => replayDeadLetters(directory),
    unread: (reader) => unreadEvents(factsNow().kafkaBrokers, reader),
    counter: (part, name) => counterOf(factsNow(), part, name),
    stop: async () => {
      await Promise.all(Object.values(database).map((pool) => pool.end()));
      await end(child);
      rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Resolves when it says that it is open. */
async function open(child: ChildProcess, say: (text: string) => void): Promise<void> {
  let output = '';
  const opened = new Promise<void>((done, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('Ctrl-C stops everything')) done();
    });
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  const patience = setTimeout(() => child.kill('SIGTERM'), START_MS);
  await opened.finally(() => clearTimeout(patience));
  say(`started: ${(output.match(/ runs after /g) ?? []).length} processes`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** The databases go down, too: a broken idle connection is no error of the test. */
function poolsOf(facts: Facts): Record<DatabaseName, Pool> {
  const open = (connectionString: string): Pool => {
    const pool = new Pool({ connectionString, max: 2, connectionTimeoutMillis: 5_000 });
    pool.on('error', () => undefined);
    return pool;
  };
  return {
    gameSchedule: open(facts.gameScheduleDatabaseUrl),
    accounts: open(facts.accountsDatabaseUrl),
    play: open(facts.playDatabaseUrl),
    stats: open(facts.statsDatabaseUrl),
    friends: open(facts.friendsDatabaseUrl),
  };
}

async function killPart(factsNow: () => Facts, name: string): Promise<number> {
  const pidNow = (): number | undefined => factsNow().parts.find((part) => part.name === name)?.pid;
  const before = pidNow();
  if (before === undefined) throw new Error(`${name} does not run.`);
  const killed = performance.now();
  process.kill(before, 'SIGKILL');
  await until(() => Promise.resolve(![before, undefined].includes(pidNow())), {
    patienceMs: RESTART_MS,
    otherwise: `${name} did not start again.`,
  });
  return (performance.now() - killed) / 1000;
}

async function replayDeadLetters(directory: string): Promise<number> {
  const command = ['--import', 'tsx', join('scripts', 'dlq-replay.ts')];
  const env = { ...process.env, DATA_DIR: directory };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
  return Number(/on their way again: (\d+)/.exec(stdout)?.[1]);
}

async function counterOf({ parts }: Facts, name: string, counter: string): Promise<number> {
  const opsUrl = parts.find((part) => part.name === name)?.opsUrl ?? '';
  const text = await (await fetch(`${opsUrl}/metrics`)).text();
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith(`${counter}{`) || line.startsWith(`${counter} `));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').pop()), 0);
}
