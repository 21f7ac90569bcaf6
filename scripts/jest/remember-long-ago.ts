import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** As if a service had applied an event before anybody can remember. @returns whether its database still knows that */
export async function rememberLongAgo(pool: Pool): Promise<(pool: Pool) => Promise<boolean>> {
  const id = randomUUID();
  await pool.query(`INSERT INTO processed_events VALUES ('long ago', $1, now() - interval '500 days')`, [id]);
  return async (now) =>
    (await now.query('SELECT FROM processed_events WHERE event_id = $1', [id])).rowCount !== 0;
}
