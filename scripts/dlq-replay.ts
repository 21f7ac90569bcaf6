// `make dlq-replay`: publishes every dead letter once more, of the run in DATA_DIR or of the brokers in KAFKA_BROKERS.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createKafkaBus } from '../services/common/src/events/kafka-bus';
import { replayDeadLetters } from '../services/common/src/events/replay-dead-letters';
import { createLogger } from '../services/common/src/logger';
import { createRegistry } from '../services/common/src/metrics';
import { createPool } from '../services/common/src/postgres';
import { deadLetterPlace, type DeadLetterPlace, type RunningFacts } from './dlq-replay/dead-letter-place';

const root = resolve(__dirname, '..');
const logger = createLogger({ service: 'dlq-replay', level: 'error' });

void main();

async function main(): Promise<void> {
  try {
    const replayed = await replay(deadLetterPlace(process.env, runningFacts()));
    process.stdout.write(`Dead letters that are on their way again: ${replayed}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function runningFacts(): RunningFacts {
  const file = join(resolve(root, process.env.DATA_DIR || 'var'), 'running.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunningFacts) : {};
}

async function replay(place: DeadLetterPlace): Promise<number> {
  if ('databaseUrl' in place) {
    const pool = createPool({ url: place.databaseUrl, logger, max: 1 });
    return replayDeadLetters(pool).finally(() => pool.end());
  }
  const { settings } = place;
  const bus = createKafkaBus({
    ...{ brokers: settings.KAFKA_BROKERS, clientId: 'dlq-replay', logger, registry: createRegistry() },
    prefix: settings.KAFKA_PREFIX,
    partitions: settings.KAFKA_PARTITIONS,
    replication: settings.KAFKA_REPLICATION,
    sessionTimeoutMs: settings.KAFKA_SESSION_TIMEOUT_MS,
  });
  return bus.replayDeadLetters().finally(() => bus.stop());
}
