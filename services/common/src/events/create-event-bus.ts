import type { Logger } from '../logger';
import type { Registry } from '../metrics';
import type { DeadLetters } from './dead-letters';
import type { EventBus } from './event-bus';
import type { EventSettings } from './event-settings';
import { CONSUMER_GROUPS } from './event-topics';
import { createInProcessBus } from './in-process-bus';
import { createKafkaBus } from './kafka-bus';

export interface CreateEventBusOptions {
  settings: EventSettings;
  /** What the brokers' logs call this process. */
  clientId: string;
  logger: Logger;
  registry: Registry;
  /** Used without Kafka, which keeps dead letters itself. */
  deadLetters: DeadLetters;
}

/**
 * Kafka if there are brokers, else this process: the one place where that is decided. Without Kafka, all
 * services of the process share one bus.
 */
export function createEventBus({
  settings,
  clientId,
  logger,
  registry,
  deadLetters,
}: CreateEventBusOptions): EventBus {
  const { KAFKA_BROKERS: brokers } = settings;
  if (!brokers) return createInProcessBus({ consumers: CONSUMER_GROUPS, deadLetters, logger, registry });
  return createKafkaBus({
    ...{ brokers, clientId, logger, registry },
    prefix: settings.KAFKA_PREFIX,
    partitions: settings.KAFKA_PARTITIONS,
    replication: settings.KAFKA_REPLICATION,
    sessionTimeoutMs: settings.KAFKA_SESSION_TIMEOUT_MS,
  });
}
