import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { readConfig } from '@proximity/common/config';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { createPool } from '@proximity/common/postgres';
import { configSchema } from '@proximity/accounts/config';
import { start } from '@proximity/accounts/start';
import { lastingPort } from '../../../scripts/jest/lasting-port';

export interface RealAccounts {
  address: string;
  /** Somebody with an account. @returns the id */
  add(name: string, photoUrl?: string): Promise<string>;
  rename(userId: string, name: string): Promise<void>;
  /** Ends the service, and begins it anew at the same port. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** The accounts service on a database of its own, without any way to sign in. */
export async function startRealAccounts(databaseUrl: string): Promise<RealAccounts> {
  const logger = createLogger({ service: 'accounts', level: 'silent' });
  const begin = (port: number) =>
    start(
      readConfig(configSchema, {
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        SIGNING_KEYS: `1:${signingKey()}`,
      }),
      { logger, registry: createRegistry() },
    );
  const port = await lastingPort();
  let running = await begin(port);
  const pool = createPool({ url: databaseUrl, logger });
  return {
    address: `127.0.0.1:${port}`,
    async add(name, photoUrl) {
      const id = randomUUID();
      await pool.query(
        `INSERT INTO users (id, name, first_name, photo_url, created_at, signed_in_at)
         VALUES ($1, $2, $2, $3, now(), now())`,
        [id, name, photoUrl ?? null],
      );
      return id;
    },
    async rename(userId, name) {
      await pool.query('UPDATE users SET name = $2 WHERE id = $1', [userId, name]);
    },
    pause: () => running.stop(),
    async resume() {
      running = await begin(port);
    },
    async stop() {
      await running.stop();
      await pool.end();
    },
  };
}

function signingKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}
