import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localKey, randomKey } from '../../services/local/src/data-directory';
import { freePorts } from '../../services/local/src/free-port';
import { openDatabases, type Infrastructure } from './infrastructure';

const COMPOSE_FILE = join(__dirname, 'compose.yaml');
const run = promisify(execFile);

/** Whether there is a Docker engine with Compose. */
export async function hasDocker(): Promise<boolean> {
  try {
    await Promise.all([run('docker', ['info']), run('docker', ['compose', 'version'])]);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL, Redis and Kafka in containers, which Docker starts again when they end. */
export async function composeInfrastructure(directory: string): Promise<Infrastructure> {
  const [postgresPort = 0, redisPort = 0, kafkaPort = 0] = await freePorts(3);
  const password = localKey(directory, 'postgres.key', randomKey);
  // The data of each folder are its own.
  const project = `proximity-${createHash('sha256').update(directory).digest('hex').slice(0, 8)}`;
  const env = {
    ...process.env,
    POSTGRES_PASSWORD: password,
    POSTGRES_PORT: String(postgresPort),
    REDIS_PORT: String(redisPort),
    KAFKA_PORT: String(kafkaPort),
  };
  const compose = async (...args: string[]): Promise<void> => {
    await run('docker', ['compose', '-p', project, '-f', COMPOSE_FILE, ...args], { env });
  };
  await compose('up', '--detach', '--wait');
  return {
    parts: [],
    addresses: {
      postgres: `127.0.0.1:${postgresPort}`,
      redis: `127.0.0.1:${redisPort}`,
      kafka: `127.0.0.1:${kafkaPort}`,
    },
    openDatabases: () => openDatabases({ port: postgresPort, password }),
    stop: () => compose('down'),
  };
}
