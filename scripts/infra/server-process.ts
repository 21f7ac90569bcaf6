import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithParent } from './end-with-parent';
import { stopStaleServer } from './stale-server';

export interface ServerProcessOptions {
  /** What a person calls it, e.g. `Kafka`. */
  name: string;
  file: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Its working directory, with its log and the file with its process id. */
  directory: string;
  /** Asked again and again until it says yes. */
  ready: () => Promise<boolean>;
  patienceMs: number;
}

export interface ServerProcess {
  pid: number;
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<void>;
  /** Asks the server to end, and waits until it has. */
  stop(): Promise<void>;
  /** kill -9, and waits until the process is gone. Its data stay. */
  kill(): Promise<void>;
}

/**
 * Starts a server that ends with this process, however this process ends. A server that an earlier process
 * left in the same directory is ended first.
 * @throws with the last lines of its log when it is not ready in time
 */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { name, file, args, directory } = options;
  mkdirSync(directory, { recursive: true });
  const pidFile = join(directory, 'server.pid');
  await stopStaleServer(pidFile, directory);
  const logFile = join(directory, 'server.log');
  const log = openSync(logFile, 'a');
  // A process group of its own: Ctrl-C reaches us, and we stop it in our order.
  const server = spawn(file, args, {
    cwd: directory,
    env: options.env ?? process.env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const life = lifeOf(server);
  const pid = await life.pid;
  writeFileSync(pidFile, String(pid));
  const release = endWithParent(pid);
  const ended = life.ended.then(() => {
    release();
    rmSync(pidFile, { force: true });
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal);
    await ended;
  };
  const patience = AbortSignal.timeout(options.patienceMs);
  while (!(await options.ready().catch(() => false))) {
    if (!life.hasEnded() && !patience.aborted) {
      await wait(50);
      continue;
    }
    await end('SIGKILL');
    throw new Error(`${name} did not start:\n${lastLines(logFile)}`);
  }
  return { pid, ended, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

function lifeOf(server: ChildProcess) {
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      over = true;
      resolve();
    };
    server.once('exit', end);
    server.once('error', end);
  });
  const pid = new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    if (server.pid !== undefined) resolve(server.pid);
  });
  return { pid, ended, hasEnded: () => over };
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-20).join('\n');
}
