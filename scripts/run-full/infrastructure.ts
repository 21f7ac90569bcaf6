import { join } from 'node:path';
import { freePorts } from '../../services/local/src/free-port';
import { startCluster } from '../../services/local/src/postgres/cluster';
import { ensureDatabase } from '../../services/local/src/postgres/databases';
import type { ServiceDatabases } from '../../services/local/src/postgres/service-databases';
import { startKafka } from '../infra/start-kafka';
import { startRedis } from '../infra/start-redis';
import type { Part, RunningPart } from './supervise';

/** PostgreSQL, Redis and Kafka: what the services stand on. */
export interface Infrastructure {
  /** What is to be started; nothing where it runs already. */
  parts: Part[];
  /** host:port */
  addresses: { postgres: string; redis: string; kafka: string };
  /** Makes sure that every service has a database; when PostgreSQL runs. */
  openDatabases: () => Promise<ServiceDatabases>;
  /** Ends what is none of the parts. */
  stop: () => Promise<void>;
}

/** As processes of this machine. Each keeps its port for the whole run, and its data beyond it. */
export async function processInfrastructure(directory: string): Promise<Infrastructure> {
  const [postgresPort = 0, redisPort = 0, kafkaPort = 0] = await freePorts(3);
  let password = '';
  const postgres = async (): Promise<RunningPart> => {
    const cluster = await startCluster({ directory: join(directory, 'postgres'), port: postgresPort });
    password = cluster.password;
    return { pid: cluster.pid, ended: cluster.failed.then(() => undefined), stop: cluster.stop };
  };
  return {
    parts: [
      { name: 'postgres', start: postgres },
      { name: 'redis', start: () => startRedis({ directory: join(directory, 'redis'), port: redisPort }) },
      { name: 'kafka', start: () => startKafka({ directory: join(directory, 'kafka'), port: kafkaPort }) },
    ],
    addresses: {
      postgres: `127.0.0.1:${postgresPort}`,
      redis: `127.0.0.1:${redisPort}`,
      kafka: `127.0.0.1:${kafkaPort}`,
    },
    openDatabases: () => openDatabases({ port: postgresPort, password }),
    stop: () => Promise.resolve(),
  };
}

/** @param cluster where it listens, and the superuser's password */
export async function openDatabases(cluster: { port: number; password: string }): Promise<ServiceDatabases> {
  return {
    gameSchedule: await ensureDatabase(cluster, 'game_schedule'),
    accounts: await ensureDatabase(cluster, 'accounts'),
    play: await ensureDatabase(cluster, 'play'),
    stats: await ensureDatabase(cluster, 'stats'),
    friends: await ensureDatabase(cluster, 'friends'),
  };
}
