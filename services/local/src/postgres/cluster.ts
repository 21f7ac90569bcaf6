import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port';
import { asOrdinaryUser, postgresBinaries, type Command } from './binaries';
import { draftOf, removeDrafts } from './drafts';
import { stopStalePostmaster } from './stale-postmaster';

export interface ClusterOptions {
  /** Folder of the cluster; made at the first start. */
  directory: string;
  /** A free port unless given. Whoever restarts it gives the port it had. */
  port?: number;
  /** For tests only: a crash may lose data, but nothing waits for the disk. */
  unsafeButFast?: boolean;
}

export interface Cluster {
  pid: number;
  port: number;
  /** The superuser's password; every role of a local cluster has it. */
  password: string;
  /** Resolves with a sentence when PostgreSQL ends without having been told to. */
  failed: Promise<string>;
  stop: () => Promise<void>;
}

export const SUPERUSER = 'postgres';
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts an embedded PostgreSQL on a loopback port; makes its data folder at the first start. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { directory, unsafeButFast = false } = options;
  const data = join(directory, 'data');
  const passwordFile = join(directory, 'password');
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(data, passwordFile, unsafeButFast);
  await stopStalePostmaster(data);
  const port = options.port ?? (await freePort());
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const args = [...settings, ...(unsafeButFast ? FAST : [])].flatMap((setting) => ['-c', setting]);
  const server = run(asOrdinaryUser(postgresBinaries().postgres, ['-D', data, ...args], [data]));
  await ready(server);
  if (server.pid === undefined) throw new Error('PostgreSQL has no process.');
  return { ...lifeOf(server), pid: server.pid, port, password: readFileSync(passwordFile, 'utf8') };
}

async function initialise(data: string, passwordFile: string, fast: boolean): Promise<void> {
  // Whole or not at all: a first start that is cut off leaves a draft, which nobody takes for a cluster. Each start
  // has its own, for the killed one's initdb may still be at work.
  const draft = draftOf(data);
  mkdirSync(dirname(data), { recursive: true, mode: 0o700 });
  await removeDrafts(data);
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const command = asOrdinaryUser(
    postgresBinaries().initdb,
    [
      ...['-D', draft, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', '--locale=C.UTF-8', ...(fast ? ['--no-sync'] : [])],
    ],
    [draft, passwordFile],
  );
  const output: string[] = [];
  const child = run(command);
  child.stdout?.on('data', (chunk) => output.push(String(chunk)));
  child.stderr?.on('data', (chunk) => output.push(String(chunk)));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code === 0) {
    rmSync(data, { recursive: true, force: true });
    renameSync(draft, data);
    return;
  }
  rmSync(draft, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not make its data folder:\n${output.join('')}`);
}

function run({ file, args, options }: Command): ChildProcess {
  // A process group of its own: Ctrl-C reaches the launcher, which stops PostgreSQL last.
  return spawn(file, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Waits for the server's own word that it takes connections. */
function ready(server: ChildProcess): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    const output = server.stderr ? createInterface(server.stderr) : undefined;
    output?.on('line', (line) => {
      lines.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${lines.slice(-20).join('\n')}`)));
  });
}

function lifeOf(server: ChildProcess): Pick<Cluster, 'failed' | 'stop'> {
  let stopping = false;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    failed: ended.then(() =>
      stopping ? new Promise<string>(() => undefined) : 'PostgreSQL ended unexpectedly.',
    ),
    stop: async () => {
      stopping = true;
      server.kill('SIGINT');
      await ended;
    },
  };
}
