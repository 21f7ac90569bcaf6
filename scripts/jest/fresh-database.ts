import { randomUUID } from 'node:crypto';
import { ensureDatabase } from '../../services/local/src/postgres/databases';

/** A database of its own, empty, in the cluster of the event suites: locks and notifications are per database. */
export function freshDatabase(): Promise<string> {
  const { TEST_CLUSTER_PORT: port, TEST_CLUSTER_PASSWORD: password } = process.env;
  if (!port || !password) throw new Error('This suite belongs to the Jest project "events".');
  return ensureDatabase({ port: Number(port), password }, `t_${randomUUID().replaceAll('-', '')}`);
}
