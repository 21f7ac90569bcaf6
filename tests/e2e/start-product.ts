import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { scheduleWords } from './schedule-words';

const LAUNCHER = resolve(__dirname, '..', '..', 'services', 'local', 'dist', 'main.js');

const LONGEST_RUN_MS = 10 * 60_000;

interface Today {
  gameNumber: number;
  now: string;
  nextGameAt: string;
}

interface Running {
  url: string;
  opsUrl: string;
  gameScheduleDatabaseUrl: string;
}

/** Starts the product in an empty data folder; what it returns stops it and removes the folder. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-e2e-'));
  const launcher = spawn(process.execPath, [LAUNCHER], {
    // all players sit at one address
    env: { RATE_LIMIT_FACTOR: '100', ...process.env, PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await open(launcher);
  const running = JSON.parse(readFileSync(join(directory, 'running.json'), 'utf8')) as Running;
  await scheduleWords(running.gameScheduleDatabaseUrl, await gameOfTheRun(running.url));
  process.env['PROXIMITY_URL'] = running.url;
  process.env['PROXIMITY_RUNNING'] = join(directory, 'running.json');
  process.env['PROXIMITY_OPS_URL'] = running.opsUrl;
  process.env['PROXIMITY_SCHEDULE_DATABASE_URL'] = running.gameScheduleDatabaseUrl;
  process.env['PROXIMITY_LOG'] = join(directory, 'proximity.log');
  return async () => {
    const ended = new Promise((done) => launcher.once('exit', done));
    launcher.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  };
}

/** Today's game, where today is long enough: a run that midnight passes through would find two games. */
async function gameOfTheRun(url: string): Promise<number> {
  const { gameNumber, now, nextGameAt } = await today(url);
  const left = Date.parse(nextGameAt) - Date.parse(now);
  if (left > LONGEST_RUN_MS) return gameNumber;
  await sleep(left);
  return gameOfTheRun(url);
}

async function today(url: string): Promise<Today> {
  return (await (await fetch(`${url}/proximity/today`)).json()) as Today;
}

/** Resolves when the launcher prints its address. */
function open(launcher: ChildProcess): Promise<void> {
  return new Promise((done, reject) => {
    let output = '';
    launcher.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('Proximity is open')) done();
    });
    launcher.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
}
