// `make dlq-replay`: publishes every dead letter once more, of the run in DATA_DIR or of the brokers in KAFKA_BROKERS.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readConfig } from '../services/common/src/config';
import { createKafkaBus } from '../services/common/src/events/kafka-bus';
import { eventSettings } from '../services/common/src/events/event-settings';
import { createLogger } from '../services/common/src/logger';
import { createRegistry } from '../services/common/src/metrics';
import { createPool } from '../services/common/src/postgres';
import { requeueDeadLetters } from '../services/local/src/requeue-dead-letters';

const root = resolve(__dirname, '..');
const logger = createLogger({ service: 'dlq-replay', level: 'error' });

void main();

async function main(): Promise<void> {
  try {
    const replayed = await replay();
    process.stdout.write(`Dead letters that are on their way again: ${replayed}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function replay(): Promise<number> {
  const { kafkaBrokers, playDatabaseUrl } = runningFacts();
  const brokers = process.env.KAFKA_BROKERS ?? kafkaBrokers;
  if (brokers !== undefined) return replayKafka(brokers);
  if (playDatabaseUrl !== undefined) return replayLocal(playDatabaseUrl);
  throw new Error('Nothing runs in DATA_DIR, and there are no KAFKA_BROKERS.');
}

function runningFacts(): { kafkaBrokers?: string; playDatabaseUrl?: string } {
  const file = join(resolve(root, process.env.DATA_DIR ?? 'var'), 'running.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { kafkaBrokers?: string }) : {};
}

async function replayKafka(brokers: string): Promise<number> {
  const settings = readConfig(z.object(eventSettings), { ...process.env, KAFKA_BROKERS: brokers });
  const bus = createKafkaBus({
    ...{ brokers: brokers.split(','), clientId: 'dlq-replay', logger, registry: createRegistry() },
    prefix: settings.KAFKA_PREFIX,
    partitions: settings.KAFKA_PARTITIONS,
    replication: settings.KAFKA_REPLICATION,
    sessionTimeoutMs: settings.KAFKA_SESSION_TIMEOUT_MS,
  });
  return bus.replayDeadLetters().finally(() => bus.stop());
}

async function replayLocal(url: string): Promise<number> {
  const pool = createPool({ url, logger, max: 1 });
  return requeueDeadLetters(pool).finally(() => pool.end());
}
