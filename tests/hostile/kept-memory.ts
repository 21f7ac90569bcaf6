import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../scripts/jest/until';

const COLLECTOR = join(__dirname, 'collect-garbage.cjs');

export interface KeptMemory {
  /** What the product keeps when all garbage is gone, in MiB. */
  ofProcess(pid: number): Promise<number>;
  stop(): void;
}

/** Prepares the environment of a product that is about to be started. */
export function keptMemory(env: NodeJS.ProcessEnv): KeptMemory {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-memory-'));
  const file = join(directory, 'rss');
  env['NODE_OPTIONS'] = `${env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(COLLECTOR)}`;
  env['HOSTILE_MEMORY_FILE'] = file;
  return {
    async ofProcess(pid) {
      rmSync(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      let bytes = '';
      await until('the garbage is collected', () => {
        bytes = readIfThere(file);
        return bytes !== '';
      });
      return Number(bytes) / 2 ** 20;
    },
    stop: () => rmSync(directory, { recursive: true }),
  };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
