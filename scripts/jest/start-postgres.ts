import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster, type Cluster } from '../../services/local/src/postgres/cluster';
import { ensureDatabase } from '../../services/local/src/postgres/databases';

declare global {
  // Jest keeps what the set-up leaves for the tear-down on the global object.
  var testCluster: { cluster: Cluster; directory: string } | undefined;
}

/** One PostgreSQL for all integration suites; each suite makes schemas or rows of its own in it. */
export default async function startPostgres(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-test-'));
  const cluster = await startCluster({ directory, unsafeButFast: true });
  globalThis.testCluster = { cluster, directory };
  process.env.TEST_DATABASE_URL = await ensureDatabase(cluster, 'integration');
}
