import { randomBytes } from 'node:crypto';
import { fixedClock, type Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import { createGrpcClient, type Calls } from '@proximity/common/grpc-client';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { gameScheduleDefinition, type GameScheduleDefinition } from '@proximity/common/proto';
import { createSealer, sealKeys, type Sealer } from '@proximity/common/sealed-secret';
import { configSchema } from '../src/config';
import type { RandomIndex } from '../src/domain/custom-games';
import { start } from '../src/start';

export interface RunningSchedule {
  /** A real client of the running service. */
  calls: Calls<GameScheduleDefinition>;
  opsPort: number;
  /** Everything that it has logged. */
  log(): string;
  stop(): Promise<void>;
}

export interface ScheduleSettings {
  databaseUrl: string;
  similarityAddress: string;
  clock?: Clock;
  scheduleKey?: Buffer;
  /** Picks the words of random games; chance unless told otherwise. */
  randomIndex?: RandomIndex;
}

/** Noon in New York of game 904. */
export const NOON = '2026-11-21T17:00:00Z';
export const TODAY = 904;

const SEAL_KEYS = `1:${randomBytes(32).toString('base64')}`;
/** Orders the words of the games of this suite. */
export const scheduleKey = randomBytes(32);

/** Opens what the services of this suite have sealed. */
export const sealer: Sealer = createSealer(sealKeys.parse(SEAL_KEYS));

/** Starts the whole service in this process, as main does, and a client of it. */
export async function runSchedule(settings: ScheduleSettings): Promise<RunningSchedule> {
  const lines: string[] = [];
  const config = readConfig(configSchema, {
    DATABASE_URL: settings.databaseUrl,
    SIMILARITY_ADDRESS: settings.similarityAddress,
    SEAL_KEYS,
    SCHEDULE_KEY: (settings.scheduleKey ?? scheduleKey).toString('base64'),
    PORT: '0',
    OPS_PORT: '0',
  });
  const running = await start(config, {
    clock: settings.clock ?? fixedClock(NOON),
    logger: createLogger({
      service: 'game-schedule',
      level: 'trace',
      destination: { write: (line: string) => void lines.push(line) },
    }),
    registry: createRegistry(),
    ...(settings.randomIndex && { randomIndex: settings.randomIndex }),
  });
  const client = createGrpcClient(gameScheduleDefinition(), {
    address: `127.0.0.1:${running.port}`,
    deadlineMs: 10_000,
  });
  return {
    calls: client.calls,
    opsPort: running.opsPort ?? 0,
    log: () => lines.join(''),
    async stop() {
      client.close();
      await running.stop();
    },
  };
}
