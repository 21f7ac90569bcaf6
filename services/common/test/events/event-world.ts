import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { Pool } from 'pg';
import { freshDatabase } from '../../../../scripts/jest/fresh-database';
import { PROCESSED_EVENTS_MIGRATIONS } from '../../src/events/apply-once';
import type { Patience } from '../../src/events/delivery';
import type { DomainEvent } from '../../src/events/domain-event';
import type { EventBus, EventHandler } from '../../src/events/event-bus';
import type { Topic } from '../../src/events/event-topics';
import { createInProcessBus } from '../../src/events/in-process-bus';
import { createKafkaBus } from '../../src/events/kafka-bus';
import { OUTBOX_MIGRATIONS, writeOutbox } from '../../src/events/outbox';
import { startOutboxRelay } from '../../src/events/outbox-relay';
import { DEAD_LETTERS_MIGRATIONS, postgresDeadLetters } from '../../src/events/postgres-dead-letters';
import { createLogger } from '../../src/logger';
import { createRegistry, type Registry } from '../../src/metrics';
import { migrate } from '../../src/migrations';
import { inTransaction } from '../../src/postgres';

export const TOPICS: readonly Topic[] = ['games', 'accounts'];
export const quiet = createLogger({ service: 'test', level: 'silent', destination: new Writable() });
/** The real rules of patience, with short waits. */
export const HASTY: Patience = { tries: 5, firstWaitMs: 5, unavailableWaitMs: 20, tryMs: 4_000 };

export interface EventWorldOptions {
  kind: 'kafka' | 'in-process';
  groups: string[];
  brokers?: string;
  databaseUrl?: string;
  prefix?: string;
}

export interface RunningWorld {
  bus: EventBus;
  registry: Registry;
  /** NaN while the brokers do not know it. */
  lag(group: string): Promise<number>;
  stop(): Promise<void>;
}

/** A database with an outbox, and what carries its events to consumers: all that a publishing service has. */
export interface EventWorld {
  databaseUrl: string;
  prefix: string;
  pool: Pool;
  /** Writes each event in a transaction of its own. */
  write(events: readonly DomainEvent[]): Promise<void>;
  /** Starts relay, bus and the consumers. */
  start(consumers: Record<string, EventHandler>): RunningWorld;
  waiting(): Promise<number>;
  close(): Promise<void>;
}

export async function eventWorld(options: EventWorldOptions): Promise<EventWorld> {
  const databaseUrl = options.databaseUrl ?? (await freshDatabase());
  const prefix = options.prefix ?? `t-${randomUUID()}.`;
  for (const directory of [OUTBOX_MIGRATIONS, PROCESSED_EVENTS_MIGRATIONS, DEAD_LETTERS_MIGRATIONS])
    await migrate({ url: databaseUrl, directory, logger: quiet });
  const pool = new Pool({ connectionString: databaseUrl });
  pool.on('error', () => undefined);
  const running = new Set<RunningWorld>();
  return {
    ...{ databaseUrl, prefix, pool },
    write: async (events) => {
      for (const event of events) await inTransaction(pool, (client) => writeOutbox(client, event));
    },
    start: (consumers) => {
      const world = run({ ...options, databaseUrl, prefix }, pool, consumers);
      running.add(world);
      return { ...world, stop: () => (running.delete(world) ? world.stop() : Promise.resolve()) };
    },
    waiting: async () => {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM outbox WHERE published_at IS NULL',
      );
      return rows[0]?.count ?? 0;
    },
    close: async () => {
      for (const world of running) await world.stop();
      await pool.end();
    },
  };
}

type Settings = EventWorldOptions & { databaseUrl: string; prefix: string };

function run(settings: Settings, pool: Pool, consumers: Record<string, EventHandler>): RunningWorld {
  const registry = createRegistry();
  const bus = busOf(settings, pool, registry);
  const subscriptions = new Map(
    Object.entries(consumers).map(([group, handle]) => [
      group,
      bus.subscribe({ group, topics: TOPICS, handle }),
    ]),
  );
  const relay = startOutboxRelay({
    ...{ service: 'test', databaseUrl: settings.databaseUrl, publisher: bus.publisher },
    ...{ logger: quiet, registry, pollMs: 200 },
  });
  return {
    ...{ bus, registry },
    lag: async (group) =>
      (await subscriptions
        .get(group)
        ?.lag()
        .catch(() => NaN)) ?? NaN,
    stop: async () => {
      await relay.stop();
      await bus.stop();
    },
  };
}

export function busOf(
  { kind, groups, brokers = process.env.TEST_KAFKA_BROKERS ?? '', prefix }: Settings,
  pool: Pool,
  registry: Registry,
): EventBus {
  const parts = { logger: quiet, registry, patience: HASTY };
  if (kind === 'in-process') {
    const consumers = { games: groups, accounts: groups };
    return createInProcessBus({ ...parts, consumers, deadLetters: postgresDeadLetters(pool) });
  }
  return createKafkaBus({
    ...{ ...parts, brokers: [brokers], clientId: 'test', prefix },
    ...{ partitions: 3, replication: 1, sessionTimeoutMs: 6_000 },
  });
}
