import type { Pool } from 'pg';
import { until } from './until';

export interface DeleteDuringWrite {
  pool: Pool;
  /** The last one that the write comes to. */
  table: string;
  userId: string;
  write: () => Promise<unknown>;
  deletion: () => Promise<unknown>;
}

/** Tells of the deletion of an account while a write of its own is under way; resolves when both are over. */
export async function deleteDuringWrite(options: DeleteDuringWrite): Promise<void> {
  const { pool, table, userId, write, deletion } = options;
  const finds = async (sql: string, values: string[] = []): Promise<boolean> =>
    (await pool.query(sql, values)).rowCount !== 0;
  const blocker = await pool.connect();
  await blocker.query('BEGIN');
  await blocker.query(`LOCK TABLE ${table} IN SHARE MODE`);
  const writing = write().catch((error: unknown) => error);
  await until('the write waits for the table', () =>
    finds(`SELECT FROM pg_locks WHERE mode = 'RowExclusiveLock' AND NOT granted`),
  );
  const deleting = deletion();
  // It waits for the write; one that did not wait would be over, and have found nothing to delete.
  await until('the deletion waits, or is over', () =>
    finds(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
       UNION ALL SELECT FROM deleted_players WHERE user_id = $1`,
      [userId],
    ),
  );
  await blocker.query('ROLLBACK');
  blocker.release();
  await Promise.all([writing, deleting]);
}
