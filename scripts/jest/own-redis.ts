import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis, type RunningRedis } from '../infra/start-redis';

/** A Redis that a suite may kill without harm to others. */
export interface OwnRedis {
  url: string;
  kill(): Promise<void>;
  /** At the same address, empty. */
  restart(): Promise<void>;
  /** Stops it from answering, without closing a connection. */
  freeze(): void;
  thaw(): void;
  end(): Promise<void>;
}

export async function ownRedis(): Promise<OwnRedis> {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-redis-'));
  let server: RunningRedis = await startRedis({ directory });
  return {
    url: server.address,
    kill: () => server.kill(),
    restart: async () => {
      server = await startRedis({ directory, port: server.port });
    },
    freeze: () => process.kill(server.pid, 'SIGSTOP'),
    thaw: () => process.kill(server.pid, 'SIGCONT'),
    end: async () => {
      await server.kill();
      rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
