import type { Pool, PoolClient } from 'pg';
import type { DomainEvent } from '../../src/events/domain-event';

/** A table with a row for each time that an event had its effect: once each is right. */
export async function makeLedger(pool: Pool): Promise<void> {
  await pool.query('CREATE TABLE applied (id bigint GENERATED ALWAYS AS IDENTITY, event_id uuid)');
}

export async function recordApplied(client: PoolClient, events: DomainEvent[]): Promise<void> {
  await client.query('INSERT INTO applied (event_id) SELECT unnest($1::uuid[])', [
    events.map(({ eventId }) => eventId),
  ]);
}

/** The ids in the order of their effects. */
export async function appliedEvents(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ event_id: string }>('SELECT event_id FROM applied ORDER BY id');
  return rows.map(({ event_id }) => event_id);
}
