import { readConfig } from '@proximity/common/config';
import { configSchema, logFile } from './config';
import { startLocal, type RunningLocal } from './start';

const STOP_PATIENCE_MS = 20_000;

void main();

async function main(): Promise<void> {
  const started = performance.now();
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interrupted.abort());
  const { signal } = interrupted;
  try {
    const config = readConfig(configSchema, process.env);
    const local = await startLocal({ config, progress: (step) => say(`  ${step} …`), signal });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`\n  Proximity is open after ${seconds} s:  ${local.url}\n`);
    say(`  Data and log: ${config.DATA_DIR} (${logFile(config)}). Ctrl-C stops everything.`);
    await endOf(local, signal);
  } catch (error) {
    if (signal.aborted) return say('\n  Stopped.');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Waits for a signal, or for the end of something that nothing works without; then stops all in order. */
async function endOf(local: RunningLocal, signal: AbortSignal): Promise<void> {
  const interrupt = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined));
  });
  const failure = await Promise.race([interrupt, local.failed]);
  say(failure ? `\n  ${failure} Stopping …` : '\n  Stopping …');
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  await local.stop();
  say('  Stopped.');
  process.exitCode = failure ? 1 : 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
