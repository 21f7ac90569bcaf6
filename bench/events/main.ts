// How fast the real stats and friends catch up with 10,000 events that came while they were down: each a process of its
// own over a real Kafka, PostgreSQL and Redis, beside a consumer that only counts. The goal is 2,000 events per second.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka } from '../../scripts/infra/start-kafka';
import { startRedis } from '../../scripts/infra/start-redis';
import { createKafkaBus } from '../../services/common/src/events/kafka-bus';
import { createLogger } from '../../services/common/src/logger';
import { createRegistry } from '../../services/common/src/metrics';
import { startCluster } from '../../services/local/src/postgres/cluster';
import { ensureDatabase } from '../../services/local/src/postgres/databases';
import { bareConsumer } from './bare-consumer';
import { catchUp } from './catch-up';
import { madeUpEvents } from './made-up-events';

const EVENTS = 10_000;
const AT_ONCE = 500;
const GOAL = 2_000;
const PREFIX = 'bench.';
/** Nobody is at this address: friends' names are not asked for here. */
const NOBODY = '127.0.0.1:9';

const directory = mkdtempSync(join(tmpdir(), 'proximity-bench-'));

void main();

async function main(): Promise<void> {
  const [kafka, redis, cluster] = await Promise.all([
    startKafka({ directory: join(directory, 'kafka') }),
    startRedis({ directory: join(directory, 'redis') }),
    startCluster({ directory: join(directory, 'postgres') }),
  ]);
  try {
    await publish(kafka.address);
    say('bare kafkajs consumer', await bareConsumer(kafka.address, `${PREFIX}games`, EVENTS));
    const env = { KAFKA_BROKERS: kafka.address, KAFKA_PREFIX: PREFIX, LOG_LEVEL: 'warn' };
    const friendsEnv = { ...env, REDIS_URL: redis.address, ACCOUNTS_ADDRESS: NOBODY };
    const services = { stats: env, friends: friendsEnv };
    for (const [service, own] of Object.entries(services)) {
      const databaseUrl = await ensureDatabase(cluster, service);
      const perSecond = await catchUp({ service, databaseUrl, directory, env: own, events: EVENTS });
      say(service, perSecond, `(goal: ${GOAL})`);
      if (perSecond < GOAL) process.exitCode = 1;
    }
  } finally {
    await Promise.all([kafka.kill(), redis.kill(), cluster.stop()]);
    rmSync(directory, { recursive: true, force: true });
  }
}

async function publish(broker: string): Promise<void> {
  const bus = createKafkaBus({
    ...{ brokers: [broker], clientId: 'bench', prefix: PREFIX, partitions: 3, replication: 1 },
    ...{ sessionTimeoutMs: 30_000, registry: createRegistry() },
    logger: createLogger({ service: 'bench', level: 'error' }),
  });
  const messages = madeUpEvents(EVENTS);
  for (let start = 0; start < EVENTS; start += AT_ONCE)
    await bus.publisher.publish(messages.slice(start, start + AT_ONCE));
  await bus.stop();
}

function say(name: string, perSecond: number, note = ''): void {
  process.stdout.write(
    `${name.padEnd(24)}${String(perSecond).padStart(8)} events/s ${note}\n`.trimEnd() + '\n',
  );
}
