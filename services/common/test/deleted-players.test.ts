import { randomUUID } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import {
  DELETED_PLAYERS_MIGRATIONS,
  deletedAmong,
  lockPlayers,
  rememberDeleted,
} from '../src/deleted-players';
import { createLogger } from '../src/logger';
import { openDatabase } from '../src/open-database';
import { inTransaction } from '../src/postgres';

describe('deleted players', () => {
  let database: TestDatabase;
  let pool: Pool;
  const logger = createLogger({ service: 'test', level: 'silent' });

  beforeAll(async () => {
    database = await createTestDatabase();
    const directories = [DELETED_PLAYERS_MIGRATIONS];
    await openDatabase({ service: 'test', url: database.url, directories, logger });
    pool = new Pool({ connectionString: database.url });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const within = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => inTransaction(pool, work);

  it('when accounts are deleted, however often, then they and nobody else are known as gone', async () => {
    const [gone, also, here] = [randomUUID(), randomUUID(), randomUUID()];
    await within((client) => rememberDeleted(client, [gone, also]));
    await within((client) => rememberDeleted(client, [gone]));
    expect(await within((client) => deletedAmong(client, [here, gone, also]))).toEqual(new Set([gone, also]));
    expect(await within((client) => deletedAmong(client, []))).toEqual(new Set());
  });

  it('when a player is locked, then whoever wants them waits for the end of the transaction, and nobody else', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    const order: string[] = [];
    const first = await pool.connect();
    await first.query('BEGIN');
    await lockPlayers(first, [mine, mine]);
    const second = within(async (client) => {
      await lockPlayers(client, [randomUUID(), mine]);
      order.push('second');
    });
    for (let waits = 0; waits === 0;) {
      const { rowCount } = await pool.query(
        "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
      );
      waits = rowCount ?? 0;
    }
    await within((client) => lockPlayers(client, [other]));
    order.push('first');
    await first.query('COMMIT');
    first.release();
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('when many want the same players in any order, then all of them get on', async () => {
    const players = Array.from({ length: 40 }, () => randomUUID());
    const turns = Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0 ? players : [...players].reverse(),
    );
    await expect(
      Promise.all(turns.map((ids) => within((client) => lockPlayers(client, ids)))),
    ).resolves.toHaveLength(20);
  });

  it.each([
    [
      'nobody listens',
      () => 'postgresql://nobody@localhost:1/nothing',
      /^The database of test \(DATABASE_URL\).*ECONNREFUSED/,
    ],
    [
      'there is no such database',
      () => database.url.replace(/[^/]+$/, 'nowhere'),
      /"nowhere" does not exist/,
    ],
  ])('when %s, then opening it fails with a sentence that names the setting', async (_, url, sentence) => {
    await expect(
      openDatabase({ service: 'test', url: url(), directories: [DELETED_PLAYERS_MIGRATIONS], logger }),
    ).rejects.toThrow(sentence);
  });
});
