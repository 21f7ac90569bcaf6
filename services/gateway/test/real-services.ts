import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import { createRegistry } from '@proximity/common/metrics';
import { createPool, type Pool } from '@proximity/common/postgres';
import { configSchema as gameScheduleSchema } from '@proximity/game-schedule/config';
import { start as startGameSchedule } from '@proximity/game-schedule/start';
import { configSchema as similaritySchema } from '@proximity/similarity/config';
import { start as startSimilarity } from '@proximity/similarity/start';
import { collectLogs, type CollectedLogs } from './collect-logs';

export interface RealServices {
  similarityPort: number;
  gameSchedulePort: number;
  /** game-schedule's own database, in which a test can learn what the secret is. */
  pool: Pool;
  logs: CollectedLogs;
  stop(): Promise<void>;
}

/** Similarity with English and Spanish, and game-schedule on a database of its own. @param clock what time game-schedule has */
export async function startRealServices(clock: Clock): Promise<RealServices> {
  const logs = collectLogs('services');
  const deps = { logger: logs.logger, registry: createRegistry() };
  const SEAL_KEYS = `1:${randomBytes(32).toString('base64')}`;
  const common = { PORT: '0', SEAL_KEYS };
  const database = await createDatabase();
  const similarity = await startSimilarity(
    readConfig(similaritySchema, { ...common, LANGUAGES: 'en,es', DATA_DIR: indexCache() }),
    deps,
  );
  const gameSchedule = await startGameSchedule(
    readConfig(gameScheduleSchema, {
      ...common,
      DATABASE_URL: database,
      SIMILARITY_ADDRESS: `127.0.0.1:${similarity.port}`,
      SCHEDULE_KEY: randomBytes(32).toString('base64'),
    }),
    { ...deps, clock },
  );
  const pool = createPool({ url: database, logger: logs.logger });
  return {
    similarityPort: similarity.port,
    gameSchedulePort: gameSchedule.port,
    pool,
    logs,
    async stop() {
      await pool.end();
      await gameSchedule.stop();
      await similarity.stop();
    },
  };
}

/** The indexes are built once and used by every suite: their names hold the hash of the vectors. */
function indexCache(): string {
  const directory = join(tmpdir(), 'proximity-test-indexes');
  mkdirSync(directory, { recursive: true });
  return directory;
}

async function createDatabase(): Promise<string> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL is not set: run this suite by the project `integration`.');
  const name = `gateway_${randomUUID().replaceAll('-', '')}`;
  const admin = createPool({ url, logger: collectLogs('tests').logger, max: 1 });
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
