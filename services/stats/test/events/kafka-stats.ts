import { randomUUID } from 'node:crypto';
import { readConfig } from '@proximity/common/config';
import { createEventBus } from '@proximity/common/events/create-event-bus';
import type { DomainEvent } from '@proximity/common/events/domain-event';
import type { EventBus } from '@proximity/common/events/event-bus';
import { eventMessage, type EventMessage } from '@proximity/common/events/event-message';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import type { RunningService } from '@proximity/common/run-service';
import { Pool } from 'pg';
import { gameStarted } from '../../../../scripts/jest/game-events';
import { freshDatabase } from '../../../../scripts/jest/fresh-database';
import { until } from '../../../../scripts/jest/until';
import { configSchema } from '../../src/config';
import { start } from '../../src/start';
import { startStatsProcess, type StatsProcess } from './stats-process';

export interface KafkaStats {
  pool: Pool;
  /** Starts one replica in this process. */
  startReplica(): Promise<RunningService>;
  /** Starts one as a process of its own. */
  startProcess(): StatsProcess;
  tell(...events: DomainEvent[]): Promise<void>;
  publish(...messages: EventMessage[]): Promise<void>;
  /** Resolves when all that was told before has been handled. */
  untilHandled(): Promise<void>;
  /** The counts of a game, as they are stored. */
  talliesOf(gameNumber: number): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** A database and topics of their own, and somebody who publishes to them. */
export async function kafkaStats(): Promise<KafkaStats> {
  const databaseUrl = await freshDatabase();
  const environment = {
    DATABASE_URL: databaseUrl,
    KAFKA_BROKERS: process.env.TEST_KAFKA_BROKERS ?? '',
    KAFKA_PREFIX: `t-${randomUUID()}.`,
    KAFKA_SESSION_TIMEOUT_MS: '6000',
    ...{ PORT: '0', OPS_PORT: '0' },
  };
  const pool = new Pool({ connectionString: databaseUrl });
  const replicas: RunningService[] = [];
  const processes: StatsProcess[] = [];
  const publishing = publisherAt(environment);
  const publish = (...messages: EventMessage[]) => publishing.publisher.publish(messages);
  return {
    ...{ pool, publish },
    startReplica: async () => {
      const replica = await start(readConfig(configSchema, environment), parts());
      replicas.push(replica);
      return replica;
    },
    startProcess: () => {
      const process = startStatsProcess(environment);
      processes.push(process);
      return process;
    },
    tell: (...events) => publish(...events.map(eventMessage)),
    untilHandled: () => untilHandled(pool, publish),
    talliesOf: (gameNumber) => talliesOf(pool, gameNumber),
    close: async () => {
      await Promise.all(processes.map((process) => process.kill()));
      await Promise.all(replicas.map((replica) => replica.stop()));
      await publishing.stop();
      await pool.end();
    },
  };
}

const parts = () => ({
  logger: createLogger({ service: 'stats', level: 'silent' }),
  registry: createRegistry(),
});

function publisherAt(environment: Record<string, string>): EventBus {
  const settings = readConfig(configSchema, environment);
  const deadLetters = { add: () => Promise.resolve(), replay: () => Promise.resolve(0) };
  return createEventBus({ settings, clientId: 'test', deadLetters, ...parts() });
}

/** Order holds for each key only, so that every partition is sent a last word: some of these keys are in each. */
async function untilHandled(pool: Pool, publish: KafkaStats['publish']): Promise<void> {
  const lastWords = Array.from({ length: 60 }, () => gameStarted({ userId: randomUUID(), gameNumber: 3501 }));
  await publish(...lastWords.map(eventMessage));
  const ids = lastWords.map(({ eventId }) => eventId);
  await until('everything told was handled', async () => {
    const { rowCount } = await pool.query('SELECT 1 FROM processed_events WHERE event_id = ANY($1)', [ids]);
    return rowCount === ids.length;
  });
}

async function talliesOf(pool: Pool, gameNumber: number): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ outcome: string; games: number }>(
    'SELECT outcome, sum(games)::int AS games FROM tallies WHERE game_number = $1 GROUP BY outcome',
    [gameNumber],
  );
  return Object.fromEntries(rows.map(({ outcome, games }) => [outcome, games]));
}
