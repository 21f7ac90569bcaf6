import { join } from 'node:path';
import { inTransaction, isStatementTimeout, withDatabase, type Pool, type PoolClient } from '../postgres';
import type { DomainEvent } from './domain-event';
import type { EventHandler } from './event-bus';

/** The folder with the migration that makes the table of applied events; for `migrate`. */
export const PROCESSED_EVENTS_MIGRATIONS = join(__dirname, '..', '..', 'migrations', 'processed-events');

export interface ApplyOnceOptions {
  /** The database in which the events have their effect, and which remembers them. */
  pool: Pool;
  group: string;
  /** Writes the effect of these events, in their order, with this client and no other. */
  apply: (client: PoolClient, events: DomainEvent[]) => Promise<void>;
}

/** The effect of some events took longer than a statement may. Less of them at once may do; one alone is to blame. */
class SlowEventError extends Error {
  override readonly name = 'SlowEventError';
}

/**
 * A handler whose events count once, however often they come: which events were applied is committed with
 * their effect, and what was applied before is left out. A batch costs one transaction.
 * @throws SlowEventError where the database is fast enough to note the events, but not for their effect
 */
export function applyOnce({ pool, group, apply }: ApplyOnceOptions): EventHandler {
  return (events) =>
    withDatabase(() =>
      inTransaction(pool, async (client) => {
        const fresh = await claim(client, group, events);
        if (fresh.length > 0) await apply(client, fresh).catch(blameIfSlow);
      }),
    );
}

/** Not `unavailable`, which waits without end: nobody would then get past such events. */
function blameIfSlow(error: unknown): never {
  if (!isStatementTimeout(error)) throw error;
  throw new SlowEventError('The effect took longer than a statement may.', { cause: error });
}

/** The events that this transaction is the first to apply, once each. */
async function claim(client: PoolClient, group: string, events: DomainEvent[]): Promise<DomainEvent[]> {
  const { rows } = await client.query<{ event_id: string }>(
    // In one order everywhere, so that two consumers with the same events wait for, not lock out, each other.
    `INSERT INTO processed_events (consumer_group, event_id)
     SELECT $1, event_id FROM unnest($2::uuid[]) AS event_id ORDER BY event_id
     ON CONFLICT DO NOTHING RETURNING event_id`,
    [group, events.map(({ eventId }) => eventId)],
  );
  const claimed = new Set(rows.map(({ event_id }) => event_id));
  return events.filter(({ eventId }) => claimed.delete(eventId.toLowerCase()));
}
