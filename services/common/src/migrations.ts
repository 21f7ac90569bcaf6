import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { Umzug, type UmzugStorage } from 'umzug';
import type { Logger } from './logger';

export interface MigrateOptions {
  /** Connection URL of the database. */
  url: string;
  /** The folder of the `*.sql` files. */
  directory: string;
  logger: Logger;
}

// Any constant does: it keeps two starting replicas from migrating one database at once.
const LOCK_ID = 7_066_201;

/**
 * Brings a database to the newest schema: runs every `*.sql` file of the folder that has not run, in the order
 * of their names, each in a transaction of its own. Forward only; safe to call from several replicas.
 * @throws the database's error, after which no part of the failed file is left
 */
export async function migrate({ url, directory, logger }: MigrateOptions): Promise<void> {
  // A connection of its own, without a pool's time limits: a migration may take long, and so may waiting for one.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', (error) => logger.warn({ err: error }, 'The connection for the migrations broke.'));
  await client.connect();
  try {
    // Ending the connection gives the lock back, and undoes what was not committed.
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
    await client.end();
  }
}

async function migrationsOf(directory: string, client: Client) {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return files.map((name) => ({
    name,
    up: async () => runOnce(client, name, await readFile(join(directory, name), 'utf8')),
  }));
}

/** The statements and the note that they ran are one transaction: a failure or a crash leaves neither. */
async function runOnce(client: Client, name: string, sql: string): Promise<void> {
  await client.query('BEGIN');
  await client.query("SET LOCAL lock_timeout = '1s'");
  await client.query(sql);
  await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name]);
  await client.query('COMMIT');
}

function storage(client: Client): UmzugStorage {
  return {
    // The migration has noted itself, inside its transaction.
    logMigration: () => Promise.resolve(),
    unlogMigration: () => Promise.reject(new Error('Migrations only go forward.')),
    executed: async () => {
      const { rows } = await client.query<{ name: string }>(
        'SELECT name FROM schema_migrations ORDER BY name',
      );
      return rows.map(({ name }) => name);
    },
  };
}
