import type { Logger } from '../logger';
import type { Registry } from '../metrics';
import type { Pool } from '../postgres';
import type { Stop } from '../start-service';
import { PROCESSED_EVENTS_MIGRATIONS } from './apply-once';
import type { ConsumerSettings } from './consumer-settings';
import { createEventBus } from './create-event-bus';
import type { EventBus, SubscribeOptions } from './event-bus';
import { DEAD_LETTERS_MIGRATIONS, postgresDeadLetters } from './postgres-dead-letters';
import { purgeProcessedEvents } from './purge-processed-events';

/** The folders with the migrations of what a consumer keeps; for `migrate`. */
export const CONSUMER_MIGRATIONS = [PROCESSED_EVENTS_MIGRATIONS, DEAD_LETTERS_MIGRATIONS];

export interface StartConsumerOptions {
  /** What the brokers' logs call this process. */
  service: string;
  settings: ConsumerSettings;
  /** The service's database, in which events have their effect. */
  pool: Pool;
  logger: Logger;
  registry: Registry;
  /** The bus of the process; without one, the service gets its own as the settings say. */
  bus?: EventBus | undefined;
  /** What it reads, and what becomes of it. */
  subscribe: SubscribeOptions;
}

const SECOND_MS = 1_000;

/** Lets events come in, and forgets in time which did. @param stops gets how it all ends */
export function startConsumer(options: StartConsumerOptions, stops: Stop[]): EventBus {
  const { service, settings, pool, logger, registry, bus: given, subscribe } = options;
  const deadLetters = postgresDeadLetters(pool);
  const bus = given ?? createEventBus({ settings, clientId: service, logger, registry, deadLetters });
  if (!given) stops.push(() => bus.stop());
  const subscription = bus.subscribe(subscribe);
  stops.push(() => subscription.stop());
  const purge = purgeProcessedEvents({
    ...{ pool, logger, keepDays: settings.PROCESSED_EVENTS_DAYS },
    everyMs: settings.PROCESSED_EVENTS_PURGE_SECONDS * SECOND_MS,
  });
  stops.push(() => purge.stop());
  return bus;
}
