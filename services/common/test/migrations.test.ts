import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { createLogger } from '../src/logger';
import { migrate } from '../src/migrations';
import { createPool } from '../src/postgres';

const logger = createLogger({ service: 'test', level: 'silent' });

describe('migrations', () => {
  let database: TestDatabase;
  let directory: string;
  let pool: Pool;

  beforeEach(async () => {
    database = await createTestDatabase();
    directory = mkdtempSync(join(tmpdir(), 'migrations-'));
    pool = createPool({ url: database.url, logger });
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
    rmSync(directory, { recursive: true });
  });

  const write = (name: string, sql: string): void => writeFileSync(join(directory, name), sql);
  const run = (): Promise<void> => migrate({ url: database.url, directory, logger });
  const column = async (sql: string): Promise<unknown[]> =>
    (await pool.query<{ value: unknown }>(sql)).rows.map(({ value }) => value);
  const done = (): Promise<unknown[]> =>
    column('SELECT name AS value FROM schema_migrations ORDER BY run_at, name');

  it('when the database is new, then every file runs, in the order of the names', async () => {
    write('010_c.sql', 'INSERT INTO steps VALUES (3);');
    write(
      '001_a.sql',
      'CREATE TABLE steps (step int); INSERT INTO steps VALUES (1); -- without an end of line',
    );
    write('002_b.sql', 'INSERT INTO steps VALUES (2);');
    write('notes.txt', 'not a migration');
    await run();
    expect(await column('SELECT step AS value FROM steps ORDER BY ctid')).toEqual([1, 2, 3]);
    expect(await done()).toEqual(['001_a.sql', '002_b.sql', '010_c.sql']);
  });

  it('when it runs again, then nothing runs twice, and a new file runs once', async () => {
    write('001_a.sql', 'CREATE TABLE steps (step int)');
    await run();
    await run();
    write('002_b.sql', 'INSERT INTO steps VALUES (2)');
    await run();
    await run();
    expect(await column('SELECT step AS value FROM steps')).toEqual([2]);
  });

  it('when several replicas start at once, then one migrates and the others wait for it', async () => {
    write('001_a.sql', 'CREATE TABLE steps (step int)');
    write('002_b.sql', 'INSERT INTO steps VALUES (1)');
    await Promise.all([run(), run(), run(), run()]);
    expect(await column('SELECT step AS value FROM steps')).toEqual([1]);
  });

  it('when a file is broken, then its error names it and nothing of it is left; the next run goes on from there', async () => {
    write('001_a.sql', 'CREATE TABLE steps (step int)');
    write('002_b.sql', 'INSERT INTO steps VALUES (2); INSERT INTO missing VALUES (2);');
    write('003_c.sql', 'INSERT INTO steps VALUES (3)');
    await expect(run()).rejects.toThrow(/002_b\.sql.*"missing" does not exist/);
    expect(await column('SELECT step AS value FROM steps')).toEqual([]);
    expect(await done()).toEqual(['001_a.sql']);
    write('002_b.sql', 'INSERT INTO steps VALUES (2)');
    await run();
    expect(await column('SELECT step AS value FROM steps ORDER BY 1')).toEqual([2, 3]);
  });

  it('when a migration runs, then it may take as long as it likes, unlike a statement of a service', async () => {
    const limit = `SELECT current_setting('statement_timeout') AS value`;
    write('001_a.sql', `CREATE TABLE limits AS ${limit}`);
    await run();
    expect(await column('SELECT value FROM limits')).toEqual(['0']);
    expect(await column(limit)).toEqual(['2s']);
  });

  it('when the database cannot be reached, then the error says so', async () => {
    write('001_a.sql', 'SELECT 1');
    const nobody = migrate({ url: 'postgresql://nobody@127.0.0.1:1/nothing', directory, logger });
    await expect(nobody).rejects.toThrow('ECONNREFUSED');
  });
});
