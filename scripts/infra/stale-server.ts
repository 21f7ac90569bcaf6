import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/** Ends the server that an earlier process left running in this directory, if there is one. */
export async function stopStaleServer(pidFile: string, directory: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  if (runsIn(pid, directory)) process.kill(pid, 'SIGKILL');
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (runsIn(pid, directory)) {
    if (patience.aborted) throw new Error(`An earlier server (process ${pid}) does not end.`);
    await wait(20);
  }
  rmSync(pidFile, { force: true });
}

/** Process ids are used again: it must really be a process of this directory. */
function runsIn(pid: number, directory: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory);
  } catch {
    return false;
  }
}
