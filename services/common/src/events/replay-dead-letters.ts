import type { Pool } from '../postgres';

/**
 * Replays the dead letters of a run with an in-process bus, from outside of it: puts them back into the outbox that they
 * came from, from where they are published once more; who had applied such an event knows it again.
 * @param pool the database with both tables: play's
 * @returns how many events
 */
export async function replayDeadLetters(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    // An event that two groups could not apply is two letters, and one event.
    `WITH letters AS (DELETE FROM dead_letters RETURNING topic, key, event_id, value)
     INSERT INTO outbox (event_id, topic, key, payload)
     SELECT DISTINCT ON (event_id) event_id::uuid, topic, key, value::jsonb FROM letters
     ON CONFLICT (event_id) DO UPDATE SET published_at = NULL`,
  );
  return rowCount ?? 0;
}
