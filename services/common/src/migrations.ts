import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { Umzug, type UmzugStorage } from 'umzug';
import type { Logger } from './logger';

// Any constant does: it keeps two starting replicas from migrating one database at once.
const LOCK_ID = 7_066_201;

/**
 * Brings a database to the newest schema: runs every `*.sql` file of the folder that has not run, in the
 * order of their names, each in a transaction of its own. Forward only; safe to call from several replicas.
 */
export async function migrate(pool: Pool, directory: string, logger: Logger): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_ID]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())',
    );
    const umzug = new Umzug({
      migrations: await migrationsOf(directory, client),
      storage: storage(client),
      logger: undefined,
    });
    const done = await umzug.up();
    if (done.length > 0)
      logger.info({ migrations: done.map(({ name }) => name) }, 'The database was migrated.');
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK_ID]).finally(() => client.release());
  }
}

async function migrationsOf(directory: string, client: PoolClient) {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return files.map((name) => ({
    name,
    up: async () => {
      const sql = await readFile(join(directory, name), 'utf8');
      await client
        .query(`BEGIN; SET LOCAL lock_timeout = '1s'; ${sql}; COMMIT`)
        .catch(async (error: unknown) => {
          await client.query('ROLLBACK');
          throw error;
        });
    },
  }));
}

function storage(client: PoolClient): UmzugStorage {
  return {
    logMigration: async ({ name }) => {
      await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name]);
    },
    unlogMigration: async ({ name }) => {
      await client.query('DELETE FROM schema_migrations WHERE name = $1', [name]);
    },
    executed: async () => {
      const { rows } = await client.query<{ name: string }>(
        'SELECT name FROM schema_migrations ORDER BY name',
      );
      return rows.map(({ name }) => name);
    },
  };
}
