import type { Pool, PoolClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { AppError } from '../src/app-error';
import { createLogger } from '../src/logger';
import { createPool, inTransaction, withDatabase } from '../src/postgres';

describe('PostgreSQL', () => {
  const lines: string[] = [];
  const logger = createLogger({
    service: 'test',
    destination: { write: (line: string) => void lines.push(line) },
  });
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool({ url: database.url, logger, max: 2, timeoutMs: 1_000 });
    await pool.query('CREATE TABLE notes (note text NOT NULL)');
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  let arrived: () => void;
  let bothArrived: Promise<void>;
  beforeEach(() => {
    bothArrived = new Promise((resolve) => {
      let there = 0;
      arrived = () => {
        there += 1;
        if (there === 2) resolve();
      };
    });
  });

  const notes = async (): Promise<unknown[]> =>
    (await pool.query<{ note: string }>('SELECT note FROM notes ORDER BY note')).rows.map(({ note }) => note);

  describe('without a database', () => {
    it.each([
      ['nobody listens', 'postgresql://nobody@127.0.0.1:1/nothing'],
      ['the name has no address', 'postgresql://nobody@database.invalid:5432/nothing'],
    ])('when %s, then the work is unavailable, with a sentence for a person', async (_, url) => {
      const unreachable = createPool({ url, logger });
      await expect(withDatabase(() => unreachable.query('SELECT 1'))).rejects.toMatchObject({
        code: 'unavailable',
        message: 'The games cannot be reached right now. Try again in a moment.',
      });
      await unreachable.end();
    });

    it('when a statement takes too long, then it is ended and the work is unavailable', async () => {
      const slow = withDatabase(() => pool.query('SELECT pg_sleep(60)'));
      await expect(slow).rejects.toMatchObject({ code: 'unavailable' });
      expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    });

    it.each<[string, (url: URL) => void, string]>([
      [
        'the server can only be read, as a copy that has not taken over yet',
        (url) => url.searchParams.set('options', '-c default_transaction_read_only=on'),
        "INSERT INTO notes VALUES ('lost')",
      ],
      ['the password was changed', (url) => void (url.password = 'of yesterday'), 'SELECT 1'],
      ['there is no such database', (url) => void (url.pathname = '/nowhere'), 'SELECT 1'],
      ['the rights are missing', () => undefined, 'SELECT * FROM pg_authid'],
    ])('when %s, then the work is unavailable', async (_, change, sql) => {
      const url = new URL(database.url);
      change(url);
      const other = createPool({ url: url.href, logger, max: 1 });
      await expect(withDatabase(() => other.query(sql))).rejects.toMatchObject({ code: 'unavailable' });
      await other.end();
    });

    it('when two transactions lock each other out, then the one that has to yield is unavailable', async () => {
      // The server looks for such a knot after a second only.
      const patient = createPool({ url: database.url, logger, timeoutMs: 30_000 });
      const both = [1, 2].map((own) =>
        withDatabase(() =>
          inTransaction(patient, async (client) => {
            await client.query('SELECT pg_advisory_xact_lock($1)', [own]);
            arrived();
            await bothArrived;
            await client.query('SELECT pg_advisory_xact_lock($1)', [3 - own]);
          }),
        ),
      );
      const outcomes = await Promise.allSettled(both);
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject([{ reason: { code: 'unavailable', cause: { code: '40P01' } } }]);
      await patient.end();
    });

    it('when a transaction cannot be put in order with another, then it is unavailable', async () => {
      const write = async (client: PoolClient) => {
        await client.query('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE');
        await client.query('SELECT count(*) FROM notes');
        arrived();
        await bothArrived;
        await client.query("INSERT INTO notes VALUES ('in order')");
      };
      const both = [1, 2].map(() => withDatabase(() => inTransaction(pool, write)));
      const refused = (await Promise.allSettled(both)).filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject([{ reason: { code: 'unavailable', cause: { code: '40001' } } }]);
      await pool.query('DELETE FROM notes');
    });

    it('when every connection is busy, then the next caller does not wait for ever', async () => {
      const busy = await Promise.all([pool.connect(), pool.connect()]);
      const third = withDatabase(() => pool.query('SELECT 1'));
      await expect(third).rejects.toMatchObject({ code: 'unavailable' });
      busy.forEach((client) => client.release());
    });

    it('when the server ends the connections, then the process lives on and the next query has a new one', async () => {
      await expect(
        withDatabase(() => pool.query('SELECT pg_terminate_backend(pg_backend_pid())')),
      ).rejects.toMatchObject({ code: 'unavailable' });
      expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    });

    it('when an idle connection is ended, then that is logged and nothing breaks', async () => {
      const idle = createPool({ url: database.url, logger, max: 1 });
      const { rows } = await idle.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const lost = new Promise((resolve) => idle.once('error', resolve));
      await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await lost;
      expect(lines.join('')).toContain('An idle database connection broke.');
      expect((await idle.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      await idle.end();
    });
  });

  it('when the statement itself is wrong, then its error is passed on as it is', async () => {
    await expect(withDatabase(() => pool.query('SELECT nonsense'))).rejects.toMatchObject({ code: '42703' });
  });

  it('when the work of a transaction resolves, then all of it is there', async () => {
    const result = await inTransaction(pool, async (client) => {
      await client.query("INSERT INTO notes VALUES ('kept one'), ('kept two')");
      return 'done';
    });
    expect(result).toBe('done');
    expect(await notes()).toEqual(['kept one', 'kept two']);
  });

  it('when the work of a transaction rejects, then nothing of it is there and the pool is whole', async () => {
    const before = await notes();
    for (let round = 0; round < 3; round += 1) {
      const broken = inTransaction(pool, async (client) => {
        await client.query("INSERT INTO notes VALUES ('undone')");
        await client.query('INSERT INTO notes VALUES (NULL)');
      });
      await expect(broken).rejects.toMatchObject({ code: '23502' });
    }
    expect(await notes()).toEqual(before);
  });

  it('when the work of a transaction refuses, then nothing of it is there, and its connection serves the next', async () => {
    const one = createPool({ url: database.url, logger, max: 1 });
    const pid = async (): Promise<unknown> =>
      (await one.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    const [before, connection] = [await notes(), await pid()];
    const refused = inTransaction(one, async (client) => {
      await client.query("INSERT INTO notes VALUES ('refused')");
      throw new AppError('conflict', 'No.');
    });
    await expect(refused).rejects.toMatchObject({ code: 'conflict' });
    expect(await notes()).toEqual(before);
    expect(await pid()).toBe(connection);
    await one.end();
  });
});
