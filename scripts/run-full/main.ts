// `make run-full`: PostgreSQL, Redis, Kafka and every service as processes of their own, each started again when it
// ends. Settings: PORT, HOST, DATA_DIR, DOCKER=no, and those of the services.
import { resolve } from 'node:path';
import { startFull, type RunningFull } from './start-full';

const root = resolve(__dirname, '..', '..');

void main();

async function main(): Promise<void> {
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interrupted.abort());
  try {
    const directory = resolve(root, process.env.DATA_DIR ?? 'var/full');
    const full = await startFull({
      directory,
      port: Number(process.env.PORT ?? 8080),
      host: process.env.HOST ?? '127.0.0.1',
      docker: process.env.DOCKER !== 'no',
      say,
      signal: interrupted.signal,
    });
    introduce(full, directory);
    await new Promise<void>((done) => {
      if (interrupted.signal.aborted) done();
      interrupted.signal.addEventListener('abort', () => done());
    });
    say('Stopping …');
    await full.stop();
    say('Stopped.');
  } catch (error) {
    if (interrupted.signal.aborted) return say('Stopped.');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function introduce({ url, parts }: RunningFull, directory: string): void {
  say('');
  say(`${'part'.padEnd(20)}${'process'.padEnd(10)}address`);
  for (const { name, pid, address } of parts) {
    say(`${name.padEnd(20)}${String(pid ?? '–').padEnd(10)}${address}`);
  }
  say('');
  say(`Proximity is open:  ${url}`);
  say('');
  say(`Logs and data: ${directory}. Kill any process: it is started again. Ctrl-C stops everything.`);
}

function say(text: string): void {
  process.stdout.write(`  ${text}\n`.trimEnd() + '\n');
}
