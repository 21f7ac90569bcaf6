import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endWithParent } from '../../../../scripts/infra/end-with-parent';

const SERVICE = join(__dirname, '..', '..', 'src', 'main.ts');
/** Imports of our packages find their sources: nothing has to be built before. */
const SOURCES = join(__dirname, '..', '..', '..', '..', 'scripts', 'jest', 'sources.tsconfig.json');

export interface StatsProcess {
  /** SIGKILL: it has no time for anything. */
  kill(): Promise<void>;
  /** SIGTERM. @returns its exit code */
  end(): Promise<number | null>;
}

/** Runs the service as a process of its own. */
export function startStatsProcess(environment: Record<string, string>): StatsProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVICE], {
    env: { ...process.env, LOG_LEVEL: 'error', TSX_TSCONFIG_PATH: SOURCES, ...environment },
    stdio: 'inherit',
  });
  const release = child.pid === undefined ? undefined : endWithParent(child.pid);
  child.once('exit', () => release?.());
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return { kill: async () => void (await end('SIGKILL')), end: () => end('SIGTERM') };
}
