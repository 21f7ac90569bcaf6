import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { SUPERUSER, startCluster, type Cluster } from '../../services/local/src/postgres/cluster';
import { ensureDatabase } from '../../services/local/src/postgres/databases';

const ROLE = 'integration';

declare global {
  // Jest keeps what the set-up leaves for the tear-down on the global object.
  var testCluster: { cluster: Cluster; directory: string } | undefined;
}

/** One PostgreSQL for all integration suites; each suite makes a database of its own in it (test-database.ts). */
export default async function startPostgres(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-test-'));
  const cluster = await startCluster({ directory, unsafeButFast: true });
  globalThis.testCluster = { cluster, directory };
  process.env.TEST_DATABASE_URL = await ensureDatabase(cluster, ROLE);
  await allowDatabases(cluster);
}

async function allowDatabases({ port, password }: Cluster): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres' });
  await client.connect();
  await client.query(`ALTER ROLE ${ROLE} CREATEDB`);
  await client.end();
}
