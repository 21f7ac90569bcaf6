import type { Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import type { DeadLetter } from '@proximity/common/events/dead-letters';
import type { DomainEvent } from '@proximity/common/events/domain-event';
import type { EventBus } from '@proximity/common/events/event-bus';
import { eventMessage } from '@proximity/common/events/event-message';
import { createInProcessBus } from '@proximity/common/events/in-process-bus';
import { createPool, type Pool } from '@proximity/common/postgres';
import { statsDefinition, type StatsDefinition } from '@proximity/common/proto';
import type { UserStats } from '@proximity/rules/statistics-record';
import { ANY_PORTS, runInProcess, testParts, type InProcess } from '../../../scripts/jest/run-in-process';
import { configSchema } from '../src/config';
import { start } from '../src/start';

export interface RunningStats extends InProcess<StatsDefinition> {
  /** Of which it is the only listener. */
  bus: EventBus;
  /** Resolves when all of these events have been handled. */
  tell(...events: DomainEvent[]): Promise<void>;
  deadLetters: DeadLetter[];
  /** The record that is answered. */
  read(userId: string, gameCode?: string): Promise<UserStats | undefined>;
  /** Its database. */
  pool: Pool;
}

export interface StatsSettings {
  databaseUrl: string;
  clock: Clock;
  /** Of the database as the test sees it, where stats has another way to it. */
  observerUrl?: string;
}

/** Starts the whole service in this process, as the launcher does. */
export async function runStats(settings: StatsSettings): Promise<RunningStats> {
  const { databaseUrl, clock } = settings;
  const parts = testParts('stats');
  const deadLetters: DeadLetter[] = [];
  const bus = busInto(deadLetters, parts);
  const pool = createPool({ url: settings.observerUrl ?? databaseUrl, logger: parts.logger });
  const config = readConfig(configSchema, { DATABASE_URL: databaseUrl, ...ANY_PORTS });
  const running = await runInProcess({
    definition: statsDefinition(),
    parts,
    start: () => start(config, { ...parts, bus, clock }),
    end: async () => {
      await bus.stop();
      await pool.end();
    },
  });
  return {
    ...running,
    bus,
    tell: (...events) => bus.publisher.publish(events.map(eventMessage)),
    deadLetters,
    read: async (userId, gameCode = 'proximity') => {
      const { stats } = await running.calls.getStats({ userId, gameCode });
      return stats === undefined ? undefined : (JSON.parse(stats) as UserStats);
    },
    pool,
  };
}

function busInto(
  deadLetters: DeadLetter[],
  parts: Pick<Parameters<typeof createInProcessBus>[0], 'logger' | 'registry'>,
): EventBus {
  return createInProcessBus({
    ...parts,
    consumers: { games: ['stats'], accounts: ['stats'] },
    patience: { tries: 5, firstWaitMs: 5, unavailableWaitMs: 20, tryMs: 4_000 },
    deadLetters: {
      add: (letter) => Promise.resolve(void deadLetters.push(letter)),
      replay: () => Promise.resolve(0),
    },
  });
}
