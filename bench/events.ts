// How fast a consumer catches up with 10,000 events: applied once each in PostgreSQL, beside the bare client that
// only counts, over one real broker in one run. The goal is 2,000 events per second.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kafka, logLevel } from 'kafkajs';
import { Pool } from 'pg';
import { startKafka } from '../scripts/infra/start-kafka';
import { applyOnce, PROCESSED_EVENTS_MIGRATIONS } from '../services/common/src/events/apply-once';
import { domainEvent, type DomainEvent } from '../services/common/src/events/domain-event';
import type { EventHandler } from '../services/common/src/events/event-bus';
import { eventMessage } from '../services/common/src/events/event-message';
import { createKafkaBus } from '../services/common/src/events/kafka-bus';
import { createLogger } from '../services/common/src/logger';
import { createRegistry } from '../services/common/src/metrics';
import { migrate } from '../services/common/src/migrations';
import { startCluster } from '../services/local/src/postgres/cluster';
import { ensureDatabase } from '../services/local/src/postgres/databases';

const EVENTS = 10_000;
const PLAYERS = 500;
const GOAL = 2_000;
const PREFIX = 'bench.';

const directory = mkdtempSync(join(tmpdir(), 'proximity-bench-'));
const logger = createLogger({ service: 'bench', level: 'error' });

void main();

async function main(): Promise<void> {
  const [kafka, cluster] = await Promise.all([
    startKafka({ directory: join(directory, 'kafka') }),
    startCluster({ directory: join(directory, 'postgres') }),
  ]);
  try {
    const bus = busAt(kafka.address);
    const messages = Array.from({ length: EVENTS }, (_, index) => eventMessage(event(index)));
    for (let start = 0; start < EVENTS; start += 500)
      await bus.publisher.publish(messages.slice(start, start + 500));
    const bare = await bareConsumer(kafka.address);
    const once = await idempotentConsumer(bus, await ensureDatabase(cluster, 'bench'));
    await bus.stop();
    say(`bare kafkajs consumer          ${bare} events/s`);
    say(`applied once, with PostgreSQL  ${once} events/s (goal: ${GOAL})`);
    if (once < GOAL) process.exitCode = 1;
  } finally {
    await Promise.all([kafka.kill(), cluster.stop()]);
    rmSync(directory, { recursive: true, force: true });
  }
}

function busAt(broker: string) {
  return createKafkaBus({
    ...{ brokers: [broker], clientId: 'bench', prefix: PREFIX, partitions: 3, replication: 1 },
    ...{ sessionTimeoutMs: 30_000, logger, registry: createRegistry() },
  });
}

async function bareConsumer(broker: string): Promise<number> {
  const consumer = new Kafka({ brokers: [broker], logLevel: logLevel.NOTHING }).consumer({ groupId: 'bare' });
  const rate = stopwatch();
  await consumer.connect();
  await consumer.subscribe({ topics: [`${PREFIX}games`], fromBeginning: true });
  await consumer.run({ eachBatch: ({ batch }) => Promise.resolve(rate.count(batch.messages.length)) });
  const perSecond = await rate.result;
  await consumer.disconnect();
  return perSecond;
}

async function idempotentConsumer(bus: ReturnType<typeof busAt>, url: string): Promise<number> {
  await migrate({ url, directory: PROCESSED_EVENTS_MIGRATIONS, logger });
  const pool = new Pool({ connectionString: url });
  await pool.query('CREATE TABLE plays (user_id text PRIMARY KEY, plays integer NOT NULL)');
  const rate = stopwatch();
  const apply = applyOnce({ pool, group: 'stats', apply: countPlays });
  const handle: EventHandler = async (events) => {
    rate.begin();
    await apply(events);
    rate.count(events.length);
  };
  bus.subscribe({ group: 'stats', topics: ['games'], handle });
  const perSecond = await rate.result;
  const { rows } = await pool.query<{ sum: number }>('SELECT sum(plays)::int AS sum FROM plays');
  if (rows[0]?.sum !== EVENTS) throw new Error(`${rows[0]?.sum} of ${EVENTS} events were applied.`);
  await pool.end();
  return perSecond;
}

/** One statement per event: what a consumer does that takes no trouble to be fast. */
async function countPlays(
  client: Parameters<Parameters<typeof applyOnce>[0]['apply']>[0],
  events: DomainEvent[],
) {
  for (const { payload } of events) {
    await client.query(
      'INSERT INTO plays VALUES ($1, 1) ON CONFLICT (user_id) DO UPDATE SET plays = plays.plays + 1',
      [payload.userId],
    );
  }
}

/** Counts from the first event to the last, without the time that joining a group takes. */
function stopwatch() {
  let began: number | undefined;
  let counted = 0;
  let resolve: (perSecond: number) => void = () => undefined;
  const result = new Promise<number>((done) => (resolve = done));
  const begin = (): void => {
    began ??= performance.now();
  };
  return {
    begin,
    result,
    count: (events: number): void => {
      begin();
      counted += events;
      if (counted >= EVENTS) resolve(Math.round((counted / (performance.now() - (began ?? 0))) * 1_000));
    },
  };
}

function event(index: number): DomainEvent {
  const startedAt = new Date();
  return domainEvent(
    'game-started',
    {
      ...{
        userId: `player-${index % PLAYERS}`,
        gameRef: randomUUID(),
        gameCode: 'proximity',
        onItsDay: true,
      },
      ...{ gameNumber: 1 + (index % 900), gameDate: '2026-11-20', playedOn: '2026-11-20' },
      startedAt: startedAt.toISOString(),
    },
    { eventId: randomUUID(), occurredAt: startedAt },
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
