import { fixedClock, type Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import { createEventBus } from '@proximity/common/events/create-event-bus';
import type { DomainEvent } from '@proximity/common/events/domain-event';
import type { EventBus } from '@proximity/common/events/event-bus';
import { eventMessage, type EventMessage } from '@proximity/common/events/event-message';
import { createInProcessBus } from '@proximity/common/events/in-process-bus';
import { postgresDeadLetters } from '@proximity/common/events/postgres-dead-letters';
import { createRegistry } from '@proximity/common/metrics';
import { createPool, type Pool } from '@proximity/common/postgres';
import { friendsDefinition, type FriendsDefinition } from '@proximity/common/proto';
import { NOON, TODAY } from '../../../scripts/jest/noon';
import {
  ANY_PORTS,
  runInProcess,
  testParts,
  type InProcess,
  type TestParts,
} from '../../../scripts/jest/run-in-process';
import { configSchema, type FriendsConfig } from '../src/config';
import { start } from '../src/start';

/** The game of these suites. */
export const GAME = { gameCode: 'proximity', gameNumber: TODAY };

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

export interface RunningFriends extends InProcess<FriendsDefinition> {
  /** Resolves when the events are handled, through Kafka when the brokers have them. */
  publish(...events: DomainEvent[]): Promise<void>;
  /** The same, with whatever somebody may have put on the way. */
  send(messages: EventMessage[]): Promise<void>;
  /** Its database. */
  pool: Pool;
}

/** Starts the whole service in this process. */
export async function runFriends(settings: FriendsSettings): Promise<RunningFriends> {
  const parts = testParts('friends');
  const config = readConfig(configSchema, environment(settings));
  const pool = createPool({ url: settings.databaseUrl, logger: parts.logger });
  const bus = testBus(settings, config, pool, parts);
  const clock = settings.clock ?? fixedClock(NOON);
  const running = await runInProcess({
    definition: friendsDefinition(),
    parts,
    start: () => start(config, { ...parts, ...(settings.kafka ? {} : { bus }), clock }),
    end: async () => {
      await bus.stop();
      await pool.end();
    },
  });
  return {
    ...running,
    publish: (...events) => bus.publisher.publish(events.map(eventMessage)),
    send: (messages) => bus.publisher.publish(messages),
    pool,
  };
}

function environment({ databaseUrl, accountsAddress, redisUrl, kafka }: FriendsSettings) {
  return {
    ...{ DATABASE_URL: databaseUrl, ACCOUNTS_ADDRESS: accountsAddress ?? '127.0.0.1:1' },
    ...{ REDIS_URL: redisUrl, ...ANY_PORTS },
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
  pool: Pool,
  { logger, registry }: TestParts,
): EventBus {
  const deadLetters = postgresDeadLetters(pool);
  if (kafka)
    return createEventBus({ settings, clientId: 'test', logger, registry: createRegistry(), deadLetters });
  const consumers = { games: ['friends'], accounts: ['friends'] };
  return createInProcessBus({ consumers, deadLetters, logger, registry });
}
