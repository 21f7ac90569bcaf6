import { AppError } from '../app-error';
import type { Logger } from '../logger';
import type { DeadLetters } from './dead-letters';
import type { DomainEvent } from './domain-event';
import type { EventHandler } from './event-bus';
import { LaterVersionError, readEvent, type EventMessage } from './event-message';
import type { EventMetrics } from './event-metrics';
import { inTime } from './in-time';

export interface DeliveryOptions {
  group: string;
  handle: EventHandler;
  deadLetters: Pick<DeadLetters, 'add'>;
  logger: Logger;
  metrics: EventMetrics;
  patience?: Patience;
}

/** How long one message may hold up those behind it: less than 30 s in all. */
export interface Patience {
  tries: number;
  /** The wait before the second try; doubled before each further one. */
  firstWaitMs: number;
  /** The wait while something is missing that the messages cannot help. */
  unavailableWaitMs: number;
  /** The longest that one try may take. */
  tryMs: number;
}

export const PATIENCE: Patience = { tries: 5, firstWaitMs: 200, unavailableWaitMs: 500, tryMs: 4_000 };
// Small enough to be applied within one try on a busy machine, large enough to share the cost of a commit.
const BATCH = 200;

export interface Delivered {
  /** So many of the messages, from the first on, are over: handled, or dead letters. */
  done: number;
  /** Come again with the rest no sooner than this, if it is given; else at once. */
  againInMs?: number;
}

/** Takes messages of one partition, and never holds their reader up for longer than one try. */
export interface Delivery {
  deliver(messages: readonly EventMessage[]): Promise<Delivered>;
}

/**
 * What both buses do with messages: many at once if that works, else one by one. One that fails five times
 * becomes a dead letter, so that it holds up nobody.
 */
export function createDelivery({ patience = PATIENCE, ...options }: DeliveryOptions): Delivery {
  return new Deliverer({ ...options, patience });
}

class Deliverer implements Delivery {
  /** Event id → failed tries, of the events that are tried one by one since they failed together. */
  private readonly suspects = new Map<string, number>();
  private unavailable = false;

  constructor(private readonly options: Required<DeliveryOptions>) {}

  async deliver(messages: readonly EventMessage[]): Promise<Delivered> {
    const [first] = messages;
    if (!first) return { done: 0 };
    const events = this.readableStart(messages);
    if (events instanceof LaterVersionError) return this.failedAlone(first, events);
    if (events instanceof Error) return this.bury(first, events, 1);
    try {
      await inTime(() => this.options.handle(events), this.options.patience.tryMs);
    } catch (error) {
      return this.failed(first, events, error);
    }
    this.succeeded(events);
    return { done: events.length };
  }

  /** What to try together: up to the first message that cannot be read, and a suspect always alone. */
  private readableStart(messages: readonly EventMessage[]): DomainEvent[] | Error {
    const events: DomainEvent[] = [];
    for (const message of messages.slice(0, BATCH)) {
      const suspect = this.suspects.has(message.eventId);
      if (suspect && events.length > 0) break;
      try {
        events.push(readEvent(message));
      } catch (error) {
        if (events.length > 0) break;
        return error instanceof Error ? error : new Error(String(error));
      }
      if (suspect) break;
    }
    return events;
  }

  private succeeded(events: DomainEvent[]): void {
    for (const { eventId } of events) this.suspects.delete(eventId);
    this.options.metrics.handled(this.options.group, events);
    if (this.unavailable)
      this.options.logger.info({ group: this.options.group }, 'Events are handled again.');
    this.unavailable = false;
  }

  private failed(first: EventMessage, events: DomainEvent[], error: unknown): Promise<Delivered> | Delivered {
    const { group, logger, patience } = this.options;
    if (error instanceof AppError && error.code === 'unavailable') {
      if (!this.unavailable)
        logger.warn({ group, err: error.cause ?? error }, 'Events wait for what is away.');
      this.unavailable = true;
      return { done: 0, againInMs: patience.unavailableWaitMs };
    }
    if (events.length > 1) {
      for (const { eventId } of events) this.suspects.set(eventId, 0);
      return { done: 0 };
    }
    return this.failedAlone(first, error);
  }

  private failedAlone(first: EventMessage, error: unknown): Promise<Delivered> | Delivered {
    const { patience } = this.options;
    const tries = (this.suspects.get(first.eventId) ?? 0) + 1;
    if (tries >= patience.tries) return this.bury(first, error, tries);
    this.suspects.set(first.eventId, tries);
    return { done: 0, againInMs: patience.firstWaitMs * 2 ** (tries - 1) };
  }

  private async bury(message: EventMessage, error: unknown, tries: number): Promise<Delivered> {
    const { group, deadLetters, logger, metrics, patience } = this.options;
    const { topic, eventId } = message;
    const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    try {
      await deadLetters.add({ ...message, group, cause, tries, failedAt: new Date().toISOString() });
    } catch (failure) {
      logger.warn({ group, topic, eventId, err: failure }, 'A dead letter cannot be kept yet.');
      return { done: 0, againInMs: patience.unavailableWaitMs };
    }
    this.suspects.delete(eventId);
    metrics.buried(group, topic);
    logger.error({ group, topic, eventId, tries, err: error }, 'An event became a dead letter.');
    return { done: 1 };
  }
}
