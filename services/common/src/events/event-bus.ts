import type { DomainEvent } from './domain-event';
import type { EventMessage } from './event-message';
import type { Topic } from './event-topics';

/** Carries events from the outboxes to the groups of consumers; each group gets all, each key in order. */
export interface EventBus {
  publisher: Publisher;
  subscribe(options: SubscribeOptions): Subscription;
  /**
   * Publishes every dead letter once more: groups that had applied the event know it again.
   * @returns how many
   */
  replayDeadLetters(): Promise<number>;
  /** Resolves with a sentence when the bus has ended for good: the process should end too. */
  failed: Promise<string>;
  /** Ends what is left of its subscriptions, and the bus. */
  stop(): Promise<void>;
}

export interface Publisher {
  /**
   * Resolves when every message is safe: with Kafka when the brokers have it, in process when every group has
   * handled it. Otherwise rejects, and whoever published does it again.
   */
  publish(messages: readonly EventMessage[]): Promise<void>;
}

export interface SubscribeOptions {
  /** The consumers of one group share the work; what the group has handled it does not get again. */
  group: string;
  topics: readonly Topic[];
  handle: EventHandler;
}

/**
 * Handles some events, in order; called again with the same ones if it rejects, so it must know them again
 * (see `applyOnce`). Should take less than four seconds.
 * @throws AppError `unavailable` when the events are not to blame: they are then tried for as long as it takes.
 *   After any other error each event is tried five times, and then becomes a dead letter.
 */
export type EventHandler = (events: DomainEvent[]) => Promise<void>;

export interface Subscription {
  /**
   * How many published messages wait for this group; what is not published shows as the outbox's depth.
   * Rejects while the brokers do not know.
   */
  lag(): Promise<number>;
  /** Lets the handler finish what it has in hand. */
  stop(): Promise<void>;
}
