import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';

const ROOT = join(import.meta.dirname, '..', '..');
const PATIENCE_MS = 120_000;
const TICKS_PER_SECOND = 100;

/** Starts a program of the checkout and resolves when its output matches. @returns {pid, match, stop} */
export function startProgram(file, { args = [], env = {}, ready }) {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], {
    env: { ...process.env, OMP_NUM_THREADS: '1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`${file} did not start:\n${output}`)), PATIENCE_MS);
    child.stdout.on('data', (chunk) => {
      if (output === undefined) return;
      output += String(chunk);
      const match = ready.exec(output);
      if (!match) return;
      output = undefined;
      clearTimeout(late);
      resolve({ pid: child.pid, match, stop });
    });
    void ended.then((code) => reject(new Error(`${file} ended with ${code}:\n${output}`)));
  });
}

/** Seconds of CPU that the process has used so far. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory that the process holds, and the most that it ever held, in MiB. */
export function memoryMiB(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024;
  return { now: field('VmRSS'), most: field('VmHWM') };
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
