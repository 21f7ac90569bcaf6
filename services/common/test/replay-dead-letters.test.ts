import { randomUUID } from 'node:crypto';
import { DEAD_LETTERS_MIGRATIONS } from '../src/events/postgres-dead-letters';
import { OUTBOX_MIGRATIONS } from '../src/events/outbox';
import { createLogger } from '../src/logger';
import { migrate } from '../src/migrations';
import { createPool, type Pool } from '../src/postgres';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { replayDeadLetters } from '../src/events/replay-dead-letters';

const logger = createLogger({ service: 'test', level: 'silent' });

describe('dead letters of the in-process bus', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const directory of [OUTBOX_MIGRATIONS, DEAD_LETTERS_MIGRATIONS])
      await migrate({ url: database.url, directory, logger });
    pool = createPool({ url: database.url, logger });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  async function bury(group: string, eventId: string): Promise<void> {
    await pool.query(
      `INSERT INTO dead_letters (consumer_group, topic, key, event_id, value, cause, tries, failed_at)
       VALUES ($1, 'games', 'player', $2, '{"n": 1}', 'because', 5, now())`,
      [group, eventId],
    );
  }

  it('when they are replayed, then each event waits once in the outbox, also one that was published before', async () => {
    const [published, purged] = [randomUUID(), randomUUID()];
    await pool.query(
      `INSERT INTO outbox (event_id, topic, key, payload, published_at) VALUES ($1, 'games', 'player', '{"n": 1}', now())`,
      [published],
    );
    await bury('stats', published);
    await bury('friends', published);
    await bury('stats', purged);

    expect(await replayDeadLetters(pool)).toBe(2);

    const { rows } = await pool.query<{ event_id: string; published_at: Date | null }>(
      'SELECT event_id, published_at FROM outbox',
    );
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ event_id }) => event_id))).toEqual(new Set([published, purged]));
    expect(rows.every(({ published_at }) => published_at === null)).toBe(true);
    expect((await pool.query('SELECT FROM dead_letters')).rowCount).toBe(0);
    expect(await replayDeadLetters(pool)).toBe(0);
  });
});
