import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDatabases } from './postgres/service-databases';

/** What tools and tests may know of a running launcher. */
export interface RunningLauncher {
  pid: number;
  /** Address of the page. */
  url: string;
  opsUrl: string;
  /** gRPC, on the loopback address. */
  similarityAddress: string;
  gameScheduleAddress: string;
  accountsAddress: string;
  playAddress: string;
  statsAddress: string;
  friendsAddress: string;
  /** Connection URLs of the services' databases. */
  gameScheduleDatabaseUrl: string;
  accountsDatabaseUrl: string;
  playDatabaseUrl: string;
  statsDatabaseUrl: string;
  friendsDatabaseUrl: string;
  /** The sample players' identity provider; absent where players sign in elsewhere. */
  providerUrl?: string;
}

type DatabaseUrls = Pick<RunningLauncher, Extract<keyof RunningLauncher, `${string}DatabaseUrl`>>;

/** The databases by the names that they have in running.json. */
export function databaseUrls(databases: ServiceDatabases): DatabaseUrls {
  return {
    gameScheduleDatabaseUrl: databases.gameSchedule,
    accountsDatabaseUrl: databases.accounts,
    playDatabaseUrl: databases.play,
    statsDatabaseUrl: databases.stats,
    friendsDatabaseUrl: databases.friends,
  };
}

const RUNNING = 'running.json';
const CLAIM = 'launcher.pid';

/**
 * Makes the data folder and claims it for this process, from before the start of the database to its end.
 * @param program a part of the command line of those who may claim it
 * @returns gives the folder free again
 * @throws when another launcher runs or starts in it
 */
export function claimDataDirectory(directory: string, program = 'local/dist/main'): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  refuseWhereItRuns(directory, program);
  const claim = join(directory, CLAIM);
  if (!claimed(claim)) {
    const pid = Number(readFileSync(claim, 'utf8'));
    if (isAlive(pid, program)) {
      throw new Error(`Proximity is being started with this data folder already (process ${pid}).`);
    }
    rmSync(claim, { force: true });
    if (!claimed(claim)) throw new Error('Proximity is being started with this data folder already.');
  }
  return () => rmSync(claim, { force: true });
}

/** The pid of who has the folder; made by one process only, however many start at once. */
function claimed(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function refuseWhereItRuns(directory: string, program: string): void {
  const file = join(directory, RUNNING);
  if (!existsSync(file)) return;
  const running = readRunning(file);
  if (running && isAlive(running.pid, program)) {
    throw new Error(
      `Proximity already runs at ${running.url} with this data folder (process ${running.pid}).`,
    );
  }
}

export function writeRunning(directory: string, running: RunningLauncher): void {
  writeSecretly(join(directory, RUNNING), `${JSON.stringify(running, null, 2)}\n`);
}

export function removeRunning(directory: string): void {
  rmSync(join(directory, RUNNING), { force: true });
}

/** A key that is made once, and kept in a file that only its owner reads. */
export function localKey(directory: string, name: string, make: () => string): string {
  const file = join(directory, name);
  if (!existsSync(file)) writeSecretly(file, make());
  return readFileSync(file, 'utf8').trim();
}

/** 32 random bytes in base64. */
export function randomKey(): string {
  return randomBytes(32).toString('base64');
}

/** Whole or not at all: a process that is killed half way leaves no half-written key. */
function writeSecretly(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}

function readRunning(file: string): RunningLauncher | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunningLauncher;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number, program: string): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return isProgram(pid, program);
  } catch {
    return false;
  }
}

/** Pids are used again after a restart of the machine: ask what the process is, where that can be asked. */
function isProgram(pid: number, program: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(program);
}
