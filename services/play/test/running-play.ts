import type { Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import { domainEvent, type DomainEvent } from '@proximity/common/events/domain-event';
import type { EventBus } from '@proximity/common/events/event-bus';
import { eventMessage } from '@proximity/common/events/event-message';
import { createInProcessBus } from '@proximity/common/events/in-process-bus';
import { createPool, type Pool } from '@proximity/common/postgres';
import { playDefinition, type PlayDefinition } from '@proximity/common/proto';
import { randomUUID } from 'node:crypto';
import { ANY_PORTS, runInProcess, testParts, type InProcess } from '../../../scripts/jest/run-in-process';
import { until } from '../../../scripts/jest/until';
import { configSchema } from '../src/config';
import { start } from '../src/start';

export interface RunningPlay extends InProcess<PlayDefinition> {
  /** What consumers of games were told so far, oldest first. */
  told: DomainEvent[];
  /** The events of the outbox about one player, in their order, published or not. */
  outbox(userId: string): Promise<DomainEvent[]>;
  /** Resolves when everything in the outbox has been published. */
  untilTold(): Promise<void>;
  /** Says that an account was deleted; resolves when that was handled. */
  deleteAccount(userId: string): Promise<void>;
  /** Its database. */
  pool: Pool;
}

export interface PlaySettings {
  databaseUrl: string;
  scheduleAddress: string;
  clock: Clock;
  /** Of the database as the test sees it, where play has another way to it. */
  observerUrl?: string;
}

/** Starts the whole service in this process, as the launcher does: with a bus, and somebody who listens to games. */
export async function runPlay(settings: PlaySettings): Promise<RunningPlay> {
  const { databaseUrl, clock } = settings;
  const parts = testParts('play');
  const told: DomainEvent[] = [];
  const bus = busWithListener(told, parts);
  const pool = createPool({ url: settings.observerUrl ?? databaseUrl, logger: parts.logger });
  const config = readConfig(configSchema, {
    ...{ DATABASE_URL: databaseUrl, GAME_SCHEDULE_ADDRESS: settings.scheduleAddress, ...ANY_PORTS },
  });
  const running = await runInProcess({
    definition: playDefinition(),
    parts,
    start: () => start(config, { ...parts, bus, clock }),
    end: async () => {
      await bus.stop();
      await pool.end();
    },
  });
  return {
    ...running,
    told,
    outbox: (userId) => outboxOf(pool, userId),
    untilTold: () => untilPublished(pool),
    deleteAccount: async (userId) => {
      const meta = { eventId: randomUUID(), occurredAt: clock.now() };
      await bus.publisher.publish([eventMessage(domainEvent('account-deleted', { userId }, meta))]);
    },
    pool,
  };
}

function busWithListener(
  told: DomainEvent[],
  parts: Pick<Parameters<typeof createInProcessBus>[0], 'logger' | 'registry'>,
): EventBus {
  const deadLetters = {
    add: () => Promise.reject(new Error('No event may become a dead letter.')),
    replay: () => Promise.resolve(0),
  };
  const bus = createInProcessBus({
    ...parts,
    consumers: { games: ['listener'], accounts: ['play'] },
    deadLetters,
  });
  bus.subscribe({
    group: 'listener',
    topics: ['games'],
    handle: (events) => {
      told.push(...events);
      return Promise.resolve();
    },
  });
  return bus;
}

async function outboxOf(pool: Pool, userId: string): Promise<DomainEvent[]> {
  const { rows } = await pool.query<{ payload: DomainEvent }>(
    'SELECT payload FROM outbox WHERE key = $1 ORDER BY id',
    [userId],
  );
  return rows.map(({ payload }) => payload);
}

function untilPublished(pool: Pool): Promise<void> {
  return until('the outbox is published', async () => {
    const { rowCount } = await pool.query('SELECT 1 FROM outbox WHERE published_at IS NULL LIMIT 1');
    return rowCount === 0;
  });
}
