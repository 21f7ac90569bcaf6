// `make bench-vectors`: makes a GloVe-like file of a million words (WORDS=…) of 300 dimensions, imports all of it,
// prints how fast and with how much memory, and removes everything again. Needs about 6 GB of disk for a while.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';

const WORDS = Number(process.env.WORDS ?? 1_000_000);
const DIMENSIONS = 300;
const POLL_MS = 100;
const tool = join(import.meta.dirname, '..', 'services', 'similarity', 'dist', 'vectors-tool', 'main.js');

const folder = mkdtempSync(join(tmpdir(), 'proximity-bench-vectors-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const input = join(folder, 'glove.txt');
const made = timed(() => makeFile(input));
print(
  `made ${count(WORDS)} words × ${DIMENSIONS}: ${gigabytes(statSync(input).size)} of text in ${made.toFixed(0)} s`,
);
const { seconds, processor, peak, code } = await runImport();
if (code === 0) {
  print(
    `machine: ${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`,
  );
  print(`imported in ${seconds.toFixed(1)} s: ${count(Math.round(WORDS / seconds))} words per second`);
  if (processor !== undefined) print(`processor time: ${processor.toFixed(1)} s`);
  print(`peak memory: ${peak === undefined ? 'not known on this system' : `${Math.round(peak / 1024)} MiB`}`);
}
process.exitCode = code;

/** The same bytes on every run: numbers of six digits out of a table, which is faster than to print each. */
function makeFile(path) {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state >>> 0;
  };
  const numbers = Array.from({ length: 8192 }, () => {
    const value = (random() / 2 ** 32 - 0.5) * 2 + 0.2;
    return Buffer.from(` ${value.toFixed(6)}`);
  });
  const file = openSync(path, 'wx');
  const buffer = Buffer.alloc(1 << 22);
  let used = 0;
  for (let word = 0; word < WORDS; word++) {
    if (used > buffer.length - DIMENSIONS * 12) {
      writeSync(file, buffer, 0, used);
      used = 0;
    }
    used += buffer.write(wordOf(word), used);
    for (let i = 0; i < DIMENSIONS; i++) used += numbers[random() >>> 19].copy(buffer, used);
    buffer[used++] = 10;
  }
  writeSync(file, buffer, 0, used);
  closeSync(file);
}

/** Five letters or more: 0 → "baaaa", 1 → "baaab" … */
function wordOf(number) {
  return (number + 26 ** 4)
    .toString(26)
    .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
}

function runImport() {
  const args = ['import', '--lang', 'xx', '--format', 'glove', '--input', input];
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [tool, ...args, '--output', join(folder, 'set'), '--limit', String(WORDS)],
    {
      stdio: 'inherit',
    },
  );
  let peak;
  let processor;
  const poll = setInterval(() => {
    peak = highWaterMark(child.pid) ?? peak;
    processor = processorTime(child.pid) ?? processor;
  }, POLL_MS);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearInterval(poll);
      resolve({ seconds: (performance.now() - started) / 1000, processor, peak, code: code ?? 1 });
    });
  });
}

/** The most memory that the process has had so far, in KiB; Linux keeps it. */
function highWaterMark(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

/** Seconds on a processor so far, of all threads; Linux counts them in hundredths. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100 || undefined;
  } catch {
    return undefined;
  }
}

function timed(work) {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

function count(number) {
  return number.toLocaleString('en-US');
}

function gigabytes(bytes) {
  return `${(bytes / 1e9).toFixed(2)} GB`;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
