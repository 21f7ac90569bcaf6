import type { Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import type { DeadLetter } from '@proximity/common/events/dead-letters';
import type { DomainEvent } from '@proximity/common/events/domain-event';
import type { EventBus } from '@proximity/common/events/event-bus';
import { eventMessage } from '@proximity/common/events/event-message';
import { createInProcessBus } from '@proximity/common/events/in-process-bus';
import { createGrpcClient, type Calls } from '@proximity/common/grpc-client';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { createPool, type Pool } from '@proximity/common/postgres';
import { statsDefinition, type StatsDefinition } from '@proximity/common/proto';
import type { UserStats } from '@proximity/rules/statistics-record';
import { configSchema } from '../src/config';
import { start } from '../src/start';

/** Noon in New York of game 904. */
export const NOON = '2026-11-21T17:00:00Z';
export const TODAY = 904;

export interface RunningStats {
  /** A real client of the running service. */
  calls: Calls<StatsDefinition>;
  opsPort: number;
  /** Of which it is the only listener. */
  bus: EventBus;
  /** Resolves when all of these events have been handled. */
  tell(...events: DomainEvent[]): Promise<void>;
  deadLetters: DeadLetter[];
  /** The record that is answered. */
  read(userId: string, gameCode?: string): Promise<UserStats | undefined>;
  /** Its database. */
  pool: Pool;
  log(): string;
  stop(): Promise<void>;
}

export interface StatsSettings {
  databaseUrl: string;
  clock: Clock;
  /** Of the database as the test sees it, where stats has another way to it. */
  observerUrl?: string;
}

/** Starts the whole service in this process, as the launcher does. */
export async function runStats(settings: StatsSettings): Promise<RunningStats> {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ service: 'stats', level: 'trace', destination });
  const registry = createRegistry();
  const deadLetters: DeadLetter[] = [];
  const bus = createInProcessBus({
    ...{ logger, registry, consumers: { games: ['stats'], accounts: ['stats'] } },
    patience: { tries: 5, firstWaitMs: 5, unavailableWaitMs: 20, tryMs: 4_000 },
    deadLetters: {
      add: (letter) => Promise.resolve(void deadLetters.push(letter)),
      replay: () => Promise.resolve(0),
    },
  });
  const config = readConfig(configSchema, { DATABASE_URL: settings.databaseUrl, PORT: '0', OPS_PORT: '0' });
  const running = await start(config, { logger, registry, bus, clock: settings.clock });
  const address = `127.0.0.1:${running.port}`;
  const client = createGrpcClient(statsDefinition(), { address, deadlineMs: 10_000 });
  const pool = createPool({ url: settings.observerUrl ?? settings.databaseUrl, logger });
  return {
    calls: client.calls,
    opsPort: running.opsPort ?? 0,
    bus,
    tell: (...events) => bus.publisher.publish(events.map(eventMessage)),
    deadLetters,
    read: async (userId, gameCode = 'proximity') => {
      const { stats } = await client.calls.getStats({ userId, gameCode });
      return stats === undefined ? undefined : (JSON.parse(stats) as UserStats);
    },
    pool,
    log: () => lines.join(''),
    async stop() {
      client.close();
      await running.stop();
      await bus.stop();
      await pool.end();
    },
  };
}
