import { randomUUID } from 'node:crypto';
import { gameStarted } from '../../../scripts/jest/game-events';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { until } from '../../../scripts/jest/until';
import { applyOnce, PROCESSED_EVENTS_MIGRATIONS } from '../src/events/apply-once';
import { purgeProcessedEvents } from '../src/events/purge-processed-events';
import { createLogger } from '../src/logger';
import { migrate } from '../src/migrations';
import { createPool, type Pool } from '../src/postgres';
import type { Repetition } from '../src/repeat';

const KEEP_DAYS = 450;

describe('the purge of applied events', () => {
  const lines: string[] = [];
  const logger = createLogger({
    ...{ service: 'test', level: 'trace', destination: { write: (line: string) => void lines.push(line) } },
  });
  let database: TestDatabase;
  let pool: Pool;
  let purge: Repetition | undefined;

  beforeEach(async () => {
    lines.length = 0;
    database = await createTestDatabase();
    await migrate({
      url: database.url,
      directory: PROCESSED_EVENTS_MIGRATIONS,
      logger: createLogger({ service: 'test', level: 'silent' }),
    });
    pool = createPool({ url: database.url, logger, timeoutMs: 30_000 });
  });
  afterEach(async () => {
    await purge?.stop();
    await pool.end();
    await database.drop();
  });

  const start = (): void => {
    purge = purgeProcessedEvents({ pool, keepDays: KEEP_DAYS, everyMs: 5, logger });
  };
  const add = (group: string, daysAgo: number, events: number): Promise<unknown> =>
    pool.query(
      `INSERT INTO processed_events SELECT $1, gen_random_uuid(), now() - make_interval(days => $2)
       FROM generate_series(1, $3)`,
      [group, daysAgo, events],
    );
  const kept = async (): Promise<Record<string, number>> => {
    const { rows } = await pool.query<{ group: string; events: number }>(
      'SELECT consumer_group AS group, count(*)::int AS events FROM processed_events GROUP BY 1',
    );
    return Object.fromEntries(rows.map(({ group, events }) => [group, events]));
  };

  /** Who waits for a row that somebody else has locked. */
  async function waiting(): Promise<object[]> {
    const { rows } = await pool.query<object>(
      `SELECT pid FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'
         AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
    );
    return rows;
  }

  it('when events are older than what is kept, then they go, of every group, however many; the others stay', async () => {
    await add('old', KEEP_DAYS + 1, 2_500);
    await add('old too', KEEP_DAYS + 400, 10);
    await add('young', KEEP_DAYS - 1, 20);
    await add('new', 0, 30);
    start();
    await until('the old are gone', async () => Object.keys(await kept()).length === 2);
    expect(await kept()).toEqual({ young: 20, new: 30 });
  });

  it('when another replica is at it, then it leaves the events to that one', async () => {
    await add('old', KEEP_DAYS + 1, 1);
    const other = await pool.connect();
    await other.query('BEGIN');
    await other.query(`SELECT event_id FROM processed_events FOR UPDATE`);
    start();
    await until('the one waits', async () => (await waiting()).length === 1);
    // Ends at once; one that did not leave the row to the first would wait with it, and in vain.
    await purgeProcessedEvents({ pool, keepDays: KEEP_DAYS, everyMs: 5, logger }).stop();
    expect(await waiting()).toHaveLength(1);
    expect(lines).toEqual([]);
    await other.query('ROLLBACK');
    other.release();
    await until('it is gone', async () => Object.keys(await kept()).length === 0);
  });

  it('when the purge has to wait, then events are applied meanwhile, and those known stay known', async () => {
    await add('old', KEEP_DAYS + 1, 1);
    const applied: string[] = [];
    const handle = applyOnce({
      ...{ pool, group: 'stats' },
      apply: (_client, events) => Promise.resolve(void applied.push(...events.map(({ eventId }) => eventId))),
    });
    const [known, fresh] = [
      gameStarted({ userId: randomUUID(), gameNumber: 1 }),
      gameStarted({ userId: randomUUID(), gameNumber: 2 }),
    ];
    await handle([known]);
    const blocker = await pool.connect();
    await blocker.query('BEGIN');
    await blocker.query(`SELECT FROM processed_events WHERE consumer_group = 'old' FOR UPDATE`);
    start();
    await until('the purge waits', async () => (await waiting()).length === 1);
    await handle([known, fresh]);
    expect(applied).toEqual([known.eventId, fresh.eventId]);
    await blocker.query('ROLLBACK');
    blocker.release();
    await until('the old is gone', async () => Object.keys(await kept()).length === 1);
    expect(await kept()).toEqual({ stats: 2 });
  });

  it('when it fails, then that is said, and it tries again', async () => {
    await pool.query('ALTER TABLE processed_events RENAME TO away');
    start();
    await until('it is said', () => lines.some((line) => line.includes('could not be forgotten yet')));
    await pool.query('ALTER TABLE away RENAME TO processed_events');
    await add('old', KEEP_DAYS + 1, 3);
    await until('they are gone', async () => Object.keys(await kept()).length === 0);
  });

  it('when a table is large, then the purge finds the old by the index', async () => {
    await add('stats', 3, 20_000);
    await pool.query('ANALYZE processed_events');
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT consumer_group, event_id FROM processed_events
       WHERE processed_at < now() - make_interval(days => 450) ORDER BY processed_at LIMIT 1000`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('processed_events_by_age');
  });
});
