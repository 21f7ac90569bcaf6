import { join } from 'node:path';
import type { PoolClient } from '../postgres';
import type { DomainEvent } from './domain-event';
import { TOPIC_OF } from './event-topics';

/** The folder with the migration that makes the outbox; for `migrate`. */
export const OUTBOX_MIGRATIONS = join(__dirname, '..', '..', 'migrations', 'outbox');

/**
 * Writes what others have to be told, as the last thing in the transaction in which it happens: either both
 * are committed or neither. The relay does the rest.
 */
export async function writeOutbox(client: PoolClient, event: DomainEvent): Promise<void> {
  const key = event.payload.userId;
  // Numbers are handed out before commit: without the lock, a transaction that commits later could have the
  // lower one. So one user's events are numbered, and published, in the order of their commits.
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('outbox ' || $1, 0))`, [key]);
  await client.query('INSERT INTO outbox (event_id, topic, key, payload) VALUES ($1, $2, $3, $4)', [
    event.eventId,
    TOPIC_OF[event.type],
    key,
    JSON.stringify(event),
  ]);
}
