import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DELETED_PLAYERS_MIGRATIONS } from '@proximity/common/deleted-players';
import { createLogger } from '@proximity/common/logger';
import { openDatabase } from '@proximity/common/open-database';
import { createPool, inTransaction, type Pool } from '@proximity/common/postgres';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { forgetPlayers } from '../src/repository/forget-players';

const OTHERS = 20_000;

describe('forgetting players among many others', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    const logger = createLogger({ service: 'test', level: 'silent' });
    const directories = [join(__dirname, '..', 'migrations'), DELETED_PLAYERS_MIGRATIONS];
    await openDatabase({ service: 'test', url: database.url, directories, logger });
    pool = createPool({ url: database.url, logger });
    await pool.query(
      `INSERT INTO friend_codes SELECT 'other-' || n, 'code-' || n, now() FROM generate_series(1, ${OTHERS}) AS n`,
    );
    await pool.query(
      `INSERT INTO friend_requests (id, from_user, to_user, requested_at)
       SELECT 'request-' || n, 'other-' || n, 'other-' || n + 1, now() FROM generate_series(1, ${OTHERS}) AS n`,
    );
    await pool.query(
      `INSERT INTO friendships SELECT 'other-' || n, 'other-' || n + 1, now() FROM generate_series(1, ${OTHERS}) AS n
       UNION ALL SELECT 'other-' || n + 1, 'other-' || n, now() FROM generate_series(1, ${OTHERS}) AS n`,
    );
    await pool.query(
      `INSERT INTO games (user_id, game_code, game_number, ref, started_at)
       SELECT 'other-' || n, 'proximity', 1, '', now() FROM generate_series(1, ${OTHERS}) AS n`,
    );
    await pool.query('ANALYZE');
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  async function befriend(user: string, friend: string): Promise<void> {
    await pool.query('INSERT INTO friendships VALUES ($1, $2, now()), ($2, $1, now())', [user, friend]);
  }
  const countOf = async (table: string): Promise<number> =>
    (await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count ?? 0;

  it('when players are deleted, then both sides of what they had are gone, and no table is read from end to end', async () => {
    const users = Array.from({ length: 200 }, () => randomUUID());
    for (const user of users) await befriend(user, 'other-1');
    const readWhole = await inTransaction(pool, async (client) => {
      await forgetPlayers(client, users);
      const { rows } = await client.query<{ relname: string }>(
        `SELECT relname FROM pg_stat_xact_user_tables WHERE seq_tup_read >= ${OTHERS} ORDER BY relname`,
      );
      return rows.map(({ relname }) => relname);
    });
    expect(readWhole).toEqual([]);
    expect([await countOf('friendships'), await countOf('deleted_players')]).toEqual([2 * OTHERS, 200]);
  });

  it('when many are deleted together, then no statement has to delete what belongs to more than ten', async () => {
    const users = Array.from({ length: 25 }, () => randomUUID());
    for (const user of users) await befriend(user, 'other-2');
    await pool.query(
      `CREATE FUNCTION at_most_ten() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF (SELECT count(DISTINCT user_id) FROM gone WHERE user_id NOT LIKE 'other-%') > 10
           THEN RAISE EXCEPTION 'too many at once'; END IF;
         RETURN NULL;
       END $$;
       CREATE TRIGGER at_most_ten AFTER DELETE ON friendships REFERENCING OLD TABLE AS gone
       FOR EACH STATEMENT EXECUTE FUNCTION at_most_ten()`,
    );
    await inTransaction(pool, (client) => forgetPlayers(client, users));
    expect(await countOf('friendships')).toBe(2 * OTHERS);
  });
});
