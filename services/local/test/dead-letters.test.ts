import { randomUUID } from 'node:crypto';
import { DELETED_PLAYERS_MIGRATIONS, lockPlayers, rememberDeleted } from '@proximity/common/deleted-players';
import type { DeadLetter } from '@proximity/common/events/dead-letters';
import { DEAD_LETTERS_MIGRATIONS } from '@proximity/common/events/postgres-dead-letters';
import { createLogger } from '@proximity/common/logger';
import { openDatabase } from '@proximity/common/open-database';
import { createPool, inTransaction, type Pool, type PoolClient } from '@proximity/common/postgres';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { until } from '../../../scripts/jest/until';
import { localDeadLetters } from '../src/dead-letters';

describe('keeping dead letters in a local run', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    const logger = createLogger({ service: 'test', level: 'silent' });
    const directories = [DELETED_PLAYERS_MIGRATIONS, DEAD_LETTERS_MIGRATIONS];
    await openDatabase({ service: 'test', url: database.url, directories, logger });
    pool = createPool({ url: database.url, logger });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const letter = (key: string, topic: DeadLetter['topic'] = 'games'): DeadLetter => ({
    ...{ topic, key, eventId: randomUUID(), value: '{}', group: 'stats' },
    ...{ cause: 'because', tries: 5, failedAt: '2026-11-21T12:00:00Z' },
  });
  const forget = async (client: PoolClient, userId: string): Promise<void> => {
    await lockPlayers(client, [userId]);
    await rememberDeleted(client, [userId]);
  };
  const kept = async (key: string): Promise<string[]> => {
    const { rows } = await pool.query<{ topic: string }>('SELECT topic FROM dead_letters WHERE key = $1', [
      key,
    ]);
    return rows.map(({ topic }) => topic);
  };

  it('when the account was deleted before, then only its deletion is kept', async () => {
    const [gone, here] = [randomUUID(), randomUUID()];
    await inTransaction(pool, (client) => forget(client, gone));
    const letters = localDeadLetters(pool);
    for (const one of [letter(gone), letter(gone, 'accounts'), letter(here)]) await letters.add(one);
    expect([await kept(gone), await kept(here)]).toEqual([['accounts'], ['games']]);
  });

  it('when the account is just being deleted, then the letter waits for that, and is not kept', async () => {
    const userId = randomUUID();
    const deleting = await pool.connect();
    await deleting.query('BEGIN');
    await forget(deleting, userId);
    let over = false;
    const adding = localDeadLetters(pool)
      .add(letter(userId))
      .finally(() => (over = true));
    await until('it waits, or is over', async () => {
      const { rowCount } = await pool.query(
        "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
      );
      return over || rowCount !== 0;
    });
    await deleting.query('COMMIT');
    deleting.release();
    await adding;
    expect(await kept(userId)).toEqual([]);
  });
});
