import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { arch } from 'node:os';
import { dirname, join } from 'node:path';

export interface RedisServer {
  file: string;
  env: NodeJS.ProcessEnv;
}

const UNPACKED = join(__dirname, '..', '..', 'var', 'infra', 'redis');
const PACKAGES = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];

/**
 * A Redis server to start: REDIS_SERVER, else the one on the PATH, else Debian's package: installed for root,
 * unpacked below var/ for everybody else.
 * @throws with a sentence when there is none to be had
 */
export function redisServer(): RedisServer {
  const named = process.env.REDIS_SERVER ?? 'redis-server';
  if (runs(named, process.env)) return { file: named, env: process.env };
  if (process.getuid?.() === 0 && installs() && runs('redis-server', process.env))
    return { file: 'redis-server', env: process.env };
  const unpacked = unpackedServer();
  if (!runs(unpacked.file, unpacked.env)) unpack();
  if (runs(unpacked.file, unpacked.env)) return unpacked;
  throw new Error(
    'There is no Redis: install it (on Debian the package "redis-server"), or set REDIS_SERVER.',
  );
}

function unpackedServer(): RedisServer {
  const triplet = arch() === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const env = { ...process.env, LD_LIBRARY_PATH: join(UNPACKED, 'usr', 'lib', triplet) };
  return { file: join(UNPACKED, 'usr', 'bin', 'redis-server'), env };
}

function installs(): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'];
  return (
    succeeds('apt-get', install, env) ||
    (succeeds('apt-get', ['update', '-qq'], env) && succeeds('apt-get', install, env))
  );
}

function unpack(): void {
  mkdirSync(dirname(UNPACKED), { recursive: true });
  const fresh = mkdtempSync(`${UNPACKED}-`);
  try {
    if (!succeeds('apt-get', ['download', ...PACKAGES], process.env, fresh)) return;
    const packages = readdirSync(fresh).filter((file) => file.endsWith('.deb'));
    const root = join(fresh, 'root');
    if (!packages.every((file) => succeeds('dpkg', ['-x', join(fresh, file), root], process.env))) return;
    if (!existsSync(UNPACKED)) renameSync(root, UNPACKED);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function runs(file: string, env: NodeJS.ProcessEnv): boolean {
  return succeeds(file, ['--version'], env);
}

function succeeds(file: string, args: string[], env: NodeJS.ProcessEnv, cwd?: string): boolean {
  try {
    execFileSync(file, args, { env, stdio: 'ignore', ...(cwd ? { cwd } : {}) });
    return true;
  } catch {
    return false;
  }
}
