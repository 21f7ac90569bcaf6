import { fixedClock, type Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import { createEventBus } from '@proximity/common/events/create-event-bus';
import type { DomainEvent } from '@proximity/common/events/domain-event';
import type { EventBus } from '@proximity/common/events/event-bus';
import { eventMessage, type EventMessage } from '@proximity/common/events/event-message';
import { createInProcessBus } from '@proximity/common/events/in-process-bus';
import { postgresDeadLetters } from '@proximity/common/events/postgres-dead-letters';
import { createGrpcClient, type Calls } from '@proximity/common/grpc-client';
import { createLogger, type Logger } from '@proximity/common/logger';
import { createRegistry, type Registry } from '@proximity/common/metrics';
import { createPool, type Pool } from '@proximity/common/postgres';
import { friendsDefinition, type FriendsDefinition } from '@proximity/common/proto';
import { configSchema, type FriendsConfig } from '../src/config';
import { start } from '../src/start';

/** Of the day of game 904. */
const NOON = fixedClock('2026-11-21T17:00:00Z');

export interface FriendsSettings {
  databaseUrl: string;
  /** Nobody listens there unless told otherwise. */
  accountsAddress?: string;
  /** Noon in New York of game 904 unless told otherwise. */
  clock?: Clock;
  redisUrl?: string;
  /** The brokers, and what stands before the names of topics; without them events stay in this process. */
  kafka?: { brokers: string; prefix: string };
}

export interface RunningFriends {
  /** A real client of the running service. */
  calls: Calls<FriendsDefinition>;
  opsPort: number;
  /** Resolves when the events are handled, through Kafka when the brokers have them. */
  publish(...events: DomainEvent[]): Promise<void>;
  /** The same, with whatever somebody may have put on the way. */
  send(messages: EventMessage[]): Promise<void>;
  /** Its database. */
  pool: Pool;
  log(): string;
  stop(): Promise<void>;
}

/** Starts the whole service in this process. */
export async function runFriends(settings: FriendsSettings): Promise<RunningFriends> {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ service: 'friends', level: 'trace', destination });
  const registry = createRegistry();
  const config = readConfig(configSchema, environment(settings));
  const pool = createPool({ url: settings.databaseUrl, logger });
  const bus = testBus(settings, config, { pool, logger, registry });
  const running = await start(config, {
    ...{ logger, registry },
    ...(settings.kafka ? {} : { bus }),
    clock: settings.clock ?? NOON,
  }).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const address = `127.0.0.1:${running.port}`;
  const client = createGrpcClient(friendsDefinition(), { address, deadlineMs: 10_000 });
  return {
    calls: client.calls,
    opsPort: running.opsPort ?? 0,
    publish: (...events) => bus.publisher.publish(events.map(eventMessage)),
    send: (messages) => bus.publisher.publish(messages),
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

function environment({ databaseUrl, accountsAddress, redisUrl, kafka }: FriendsSettings) {
  return {
    ...{ DATABASE_URL: databaseUrl, ACCOUNTS_ADDRESS: accountsAddress ?? '127.0.0.1:1' },
    ...{ REDIS_URL: redisUrl, PORT: '0', OPS_PORT: '0' },
    ...(kafka && {
      KAFKA_BROKERS: kafka.brokers,
      KAFKA_PREFIX: kafka.prefix,
      KAFKA_SESSION_TIMEOUT_MS: '6000',
    }),
  };
}

/** What the test publishes with: with Kafka the service has a bus of its own. */
function testBus(
  { kafka }: FriendsSettings,
  settings: FriendsConfig,
  { pool, logger, registry }: { pool: Pool; logger: Logger; registry: Registry },
): EventBus {
  const deadLetters = postgresDeadLetters(pool);
  if (kafka)
    return createEventBus({ settings, clientId: 'test', logger, registry: createRegistry(), deadLetters });
  const consumers = { games: ['friends'], accounts: ['friends'] };
  return createInProcessBus({ consumers, deadLetters, logger, registry });
}
