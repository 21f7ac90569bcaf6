import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../services/local/src/postgres/cluster';
import { startKafka } from '../infra/start-kafka';
import { startRedis } from '../infra/start-redis';

declare global {
  // Jest keeps what the set-up leaves for the tear-down on the global object.
  var stopTestBrokers: (() => Promise<void>) | undefined;
}

/** A real Kafka, Redis and PostgreSQL for all suites about events; each suite has topics, keys and databases of its own. */
export default async function startBrokers(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-events-'));
  const [kafka, redis, cluster] = await Promise.all([
    startKafka({ directory: join(directory, 'kafka') }),
    startRedis({ directory: join(directory, 'redis') }),
    startCluster({ directory: join(directory, 'postgres'), unsafeButFast: true }),
  ]);
  process.env.TEST_KAFKA_BROKERS = kafka.address;
  process.env.TEST_REDIS_URL = redis.address;
  process.env.TEST_CLUSTER_PORT = String(cluster.port);
  process.env.TEST_CLUSTER_PASSWORD = cluster.password;
  globalThis.stopTestBrokers = async () => {
    await Promise.all([kafka.kill(), redis.kill(), cluster.stop()]);
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  };
}
