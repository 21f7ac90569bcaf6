import type { Logger } from '../logger';
import type { Registry } from '../metrics';
import { createDoorbell, type Doorbell } from './doorbell';
import type { Publisher } from './event-bus';
import type { EventMessage } from './event-message';
import { createOutboxMetrics, type OutboxMetrics } from './outbox-metrics';
import { OutboxSession } from './outbox-session';

export interface OutboxRelayOptions {
  /** The service whose outbox it is, for the metrics. */
  service: string;
  databaseUrl: string;
  publisher: Publisher;
  logger: Logger;
  registry: Registry;
  /** How often it looks without having been told, and asks whether it may take over. */
  pollMs?: number;
  /** Published rows are kept for so long. */
  keepDays?: number;
}

export interface OutboxRelay {
  /** Finishes what is being published (five seconds at most); the rest waits in the outbox. Stop it before the bus. */
  stop(): Promise<void>;
}

const BATCH = 500;
const MEASURE_MS = 2_000;
const PURGE_MS = 600_000;
const LONGEST_WAIT_MS = 2_000;
const STOP_MS = 5_000;

/**
 * Publishes what a database's outbox holds, oldest first, and then marks it; so a crash between the two
 * publishes it again. Every replica runs one, but only one per database is active; another takes over when
 * that one is gone. Without the database or the brokers it waits and tries again.
 */
export function startOutboxRelay(options: OutboxRelayOptions): OutboxRelay {
  const relay = new Relay(options);
  const ended = relay.run();
  return {
    stop: async () => {
      relay.stop();
      await ended;
    },
  };
}

class Relay {
  private readonly news: Doorbell = createDoorbell();
  private readonly end: Doorbell = createDoorbell();
  private readonly giveUp = new AbortController();
  private readonly metrics: OutboxMetrics;
  private stopping = false;
  private failures = 0;
  private measuredAt = -Infinity;
  private purgedAt = -Infinity;

  constructor(private readonly options: OutboxRelayOptions) {
    this.metrics = createOutboxMetrics(options.registry, options.service);
  }

  stop(): void {
    this.stopping = true;
    this.news.ring();
    this.end.ring();
    setTimeout(() => this.giveUp.abort(), STOP_MS).unref();
  }

  async run(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.session();
      } catch (error) {
        this.failed(error, 'The outbox cannot be read; its events wait.');
        await this.pause();
      }
    }
  }

  /** Works over one connection until it breaks. */
  private async session(): Promise<void> {
    const { databaseUrl, pollMs = 1_000 } = this.options;
    const session = await OutboxSession.open({ databaseUrl, onNews: () => this.news.ring() });
    try {
      let active = false;
      while (!this.stopping) {
        active ||= await session.lock();
        const moved = active ? await this.publishSome(session) : 'nothing';
        await this.measure(session);
        if (active) await this.purge(session);
        if (moved === 'nothing') await this.news.wait(pollMs);
        if (moved === 'failed') await this.pause();
      }
    } finally {
      await session.close();
    }
  }

  private async publishSome(session: OutboxSession): Promise<'some' | 'nothing' | 'failed'> {
    const messages = await session.waiting(BATCH);
    try {
      if (messages.length > 0) await this.publish(messages);
    } catch (error) {
      this.failed(error, 'Events cannot be published; they wait in the outbox.');
      return 'failed';
    }
    if (messages.length > 0) await session.markPublished(messages);
    this.metrics.published(messages.length);
    if (this.failures > 0) this.options.logger.info('The outbox is relayed again.');
    this.failures = 0;
    return messages.length > 0 ? 'some' : 'nothing';
  }

  /** In process, publishing can wait for a handler whose database is away: not for ever once we are to stop. */
  private async publish(messages: EventMessage[]): Promise<void> {
    const { signal } = this.giveUp;
    let abandon = (): void => undefined;
    const abandoned = new Promise<never>((_resolve, reject) => {
      abandon = () => reject(new Error('The relay was stopped.'));
      signal.addEventListener('abort', abandon);
    });
    try {
      await Promise.race([this.options.publisher.publish(messages), abandoned]);
    } finally {
      signal.removeEventListener('abort', abandon);
    }
  }

  private async measure(session: OutboxSession): Promise<void> {
    if (performance.now() - this.measuredAt < MEASURE_MS) return;
    const { rows, oldestSeconds } = await session.depth();
    this.metrics.depth(rows, oldestSeconds);
    this.measuredAt = performance.now();
  }

  private async purge(session: OutboxSession): Promise<void> {
    if (performance.now() - this.purgedAt < PURGE_MS) return;
    if (!(await session.purge(this.options.keepDays ?? 7))) this.purgedAt = performance.now();
  }

  /** Said once, not at every attempt. */
  private failed(error: unknown, message: string): void {
    this.metrics.failed();
    if (this.failures++ === 0 && !this.stopping) this.options.logger.warn({ err: error }, message);
  }

  /** News does not cut this wait short: a busy outbox would otherwise hammer brokers that are away. */
  private pause(): Promise<void> {
    return this.end.wait(Math.min(100 * 2 ** this.failures, LONGEST_WAIT_MS));
  }
}
