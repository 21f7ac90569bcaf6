import type { Logger } from '../logger';
import { inTransaction, withDatabase, type Pool } from '../postgres';
import { repeat, type Repetition } from '../repeat';

export interface PurgeProcessedEventsOptions {
  pool: Pool;
  /** For longer than an event can come again. */
  keepDays: number;
  everyMs: number;
  logger: Logger;
}

// Any constant does: whoever holds this lock of the database is at it.
const LOCK_ID = 7_066_203;
/** Few enough that nobody feels them go. */
const AT_ONCE = 1_000;

/**
 * Forgets which events were applied long ago, beside everything else: a few rows at a time, each time in a transaction of its
 * own, and only one replica at a time. Consumers never wait for it: what they write is new.
 */
export function purgeProcessedEvents({
  pool,
  keepDays,
  everyMs,
  logger,
}: PurgeProcessedEventsOptions): Repetition {
  return repeat({
    everyMs,
    work: async (signal) => {
      while (!signal.aborted && (await withDatabase(() => purgeSome(pool, keepDays)))) continue;
    },
    onFailure: (error) => logger.warn({ err: error }, 'Events of long ago could not be forgotten yet.'),
  });
}

/** @returns whether there may be more */
function purgeSome(pool: Pool, keepDays: number): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS locked',
      [LOCK_ID],
    );
    if (rows[0]?.locked !== true) return false;
    const { rowCount } = await client.query(
      `DELETE FROM processed_events WHERE (consumer_group, event_id) IN (
         SELECT consumer_group, event_id FROM processed_events
         WHERE processed_at < now() - make_interval(days => $1)
         ORDER BY processed_at LIMIT ${AT_ONCE})`,
      [keepDays],
    );
    return rowCount === AT_ONCE;
  });
}
