import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { gameScheduleDefinition } from '@proximity/common/proto';
import { configSchema as gameScheduleSchema } from '@proximity/game-schedule/config';
import { start as startGameSchedule } from '@proximity/game-schedule/start';
import { configSchema as similaritySchema } from '@proximity/similarity/config';
import { start as startSimilarity } from '@proximity/similarity/start';
import { lastingPort } from '../../../scripts/jest/lasting-port';
import { createTestDatabase } from '../../../scripts/jest/test-database';

export interface RealSchedule {
  address: string;
  port: number;
  /** The word of a game of this code, as whoever gives up gets it. */
  secretOf(gameNumber: number, mode?: string, lang?: string): Promise<string>;
  sealOf(gameNumber: number): Promise<string>;
  /** Ends game-schedule, and begins it anew at the same port. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Game-schedule on a database of its own, and similarity with the English vectors. */
export async function startRealSchedule(clock: Clock): Promise<RealSchedule> {
  const deps = { logger: createLogger({ service: 'schedule', level: 'silent' }), registry: createRegistry() };
  const SEAL_KEYS = `1:${randomBytes(32).toString('base64')}`;
  // Always the same, so that no word of a test becomes the word of a day by chance.
  const SCHEDULE_KEY = Buffer.alloc(32, 7).toString('base64');
  const database = await createTestDatabase();
  const similarity = await startSimilarity(
    readConfig(similaritySchema, { PORT: '0', SEAL_KEYS, LANGUAGES: 'en', DATA_DIR: indexCache() }),
    deps,
  );
  const startSchedule = (port: number) =>
    startGameSchedule(
      readConfig(gameScheduleSchema, {
        ...{ PORT: String(port), SEAL_KEYS, SCHEDULE_KEY, DATABASE_URL: database.url },
        SIMILARITY_ADDRESS: `127.0.0.1:${similarity.port}`,
      }),
      { ...deps, clock },
    );
  const port = await lastingPort();
  let schedule = await startSchedule(port);
  const address = `127.0.0.1:${port}`;
  const client = createGrpcClient(gameScheduleDefinition(), { address, deadlineMs: 10_000 });
  return {
    address,
    port,
    secretOf: async (gameNumber, mode = 'daily', lang = 'en') =>
      (await client.calls.giveUp({ lang, mode, gameNumber })).secretWord,
    sealOf: async (gameNumber) =>
      (await client.calls.getGame({ lang: 'en', mode: 'daily', gameNumber })).sealedSecret,
    pause: () => schedule.stop(),
    async resume() {
      schedule = await startSchedule(port);
    },
    async stop() {
      client.close();
      await schedule.stop();
      await similarity.stop();
      await database.drop();
    },
  };
}

/** The indexes are built once and used by every suite: their names hold the hash of the vectors. */
function indexCache(): string {
  const directory = join(tmpdir(), 'proximity-test-indexes');
  mkdirSync(directory, { recursive: true });
  return directory;
}
