import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/**
 * A launcher that was killed leaves its PostgreSQL running. Ends that process (a fast shutdown: committed
 * rows are safe), so that the data folder can be opened again.
 * @throws when it does not end in time
 */
export async function stopStalePostmaster(dataDirectory: string): Promise<void> {
  const pidFile = join(dataDirectory, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pidLine, folderLine] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(pidLine);
  if (!isPostmasterOf(pid, folderLine)) return;
  process.kill(pid, 'SIGINT');
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (isPostmasterOf(pid, folderLine)) {
    if (patience.aborted) throw new Error(`An earlier PostgreSQL (process ${pid}) does not stop.`);
    await wait(50);
  }
}

/** Pids are used again: the process must really be a PostgreSQL of this folder. */
function isPostmasterOf(pid: number, folder: string | undefined): boolean {
  if (!Number.isInteger(pid) || pid <= 1 || !folder) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync(commandLine)) return process.platform !== 'linux';
  return readFileSync(commandLine, 'utf8').includes(folder);
}
