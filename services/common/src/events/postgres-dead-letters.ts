import { join } from 'node:path';
import type { Pool, PoolClient } from '../postgres';
import type { DeadLetters } from './dead-letters';
import type { EventMessage } from './event-message';

/** The folder with the migration that makes the table; for `migrate`. */
export const DEAD_LETTERS_MIGRATIONS = join(__dirname, '..', '..', 'migrations', 'dead-letters');

/** Dead letters in a table, for the in-process bus. @param pool or a client within a transaction */
export function postgresDeadLetters(pool: Pool | PoolClient): DeadLetters {
  return {
    add: async ({ group, topic, key, eventId, value, cause, tries, failedAt }) => {
      await pool.query(
        `INSERT INTO dead_letters (consumer_group, topic, key, event_id, value, cause, tries, failed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [group, topic, key, eventId, value, cause, tries, failedAt],
      );
    },
    replay: async (publish) => {
      const { rows } = await pool.query<EventMessage & { id: string }>(
        'SELECT id, topic, key, event_id AS "eventId", value FROM dead_letters ORDER BY id',
      );
      for (const { id, ...message } of rows) {
        await publish(message);
        await pool.query('DELETE FROM dead_letters WHERE id = $1', [id]);
      }
      return rows.length;
    },
  };
}
