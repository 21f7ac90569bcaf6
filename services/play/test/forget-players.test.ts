import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DEAD_LETTERS_MIGRATIONS } from '@proximity/common/events/postgres-dead-letters';
import { createLogger } from '@proximity/common/logger';
import { openDatabase } from '@proximity/common/open-database';
import { createPool, inTransaction, type Pool } from '@proximity/common/postgres';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { forgetPlayers } from '../src/repository/forget-players';

/** Of the largest games, so many are deleted within a fraction of the time that a statement has. */
const MOST_AT_ONCE = 100;

describe('forgetting the games of players', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    const logger = createLogger({ service: 'test', level: 'silent' });
    const directories = [join(__dirname, '..', 'migrations'), DEAD_LETTERS_MIGRATIONS];
    await openDatabase({ service: 'test', url: database.url, directories, logger });
    pool = createPool({ url: database.url, logger });
    await pool.query(
      `CREATE FUNCTION few_at_once() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF (SELECT count(*) FROM gone) > ${MOST_AT_ONCE} THEN RAISE EXCEPTION 'too many at once'; END IF;
         RETURN NULL;
       END $$;
       CREATE TRIGGER few_at_once AFTER DELETE ON games REFERENCING OLD TABLE AS gone
       FOR EACH STATEMENT EXECUTE FUNCTION few_at_once()`,
    );
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  async function play(userId: string, games: number): Promise<void> {
    await pool.query(
      `INSERT INTO games (user_id, game_code, game_number, ref, status, game_data, begun_on_its_day, first_saved_at, saved_at)
       SELECT $1, 'proximity', n, $1 || n, 'playing', '{}', true, now(), now() FROM generate_series(1, $2) AS n`,
      [userId, games],
    );
  }

  it('when the players have many games, then all of them go, a few with each statement, and nobody else’s', async () => {
    const [diligent, other, lazy, stays] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await play(diligent, 950);
    await play(other, 60);
    await play(lazy, 1);
    await play(stays, 3);
    await inTransaction(pool, (client) => forgetPlayers(client, [diligent, other, lazy, randomUUID()]));
    const { rows } = await pool.query('SELECT DISTINCT user_id FROM games');
    expect(rows).toEqual([{ user_id: stays }]);
  });

  it('when events of theirs are dead letters, then those go too, but for the deletion, which others have yet to learn', async () => {
    const [gone, stays] = [randomUUID(), randomUUID()];
    for (const [key, topic] of [
      [gone, 'games'],
      [gone, 'accounts'],
      [stays, 'games'],
    ])
      await pool.query(
        `INSERT INTO dead_letters (consumer_group, topic, key, event_id, value, cause, tries, failed_at)
         VALUES ('stats', $1, $2, gen_random_uuid(), '{}', 'because', 5, now())`,
        [topic, key],
      );
    await inTransaction(pool, (client) => forgetPlayers(client, [gone]));
    const { rows } = await pool.query('SELECT key, topic FROM dead_letters ORDER BY id');
    expect(rows).toEqual([
      { key: gone, topic: 'accounts' },
      { key: stays, topic: 'games' },
    ]);
  });
});
