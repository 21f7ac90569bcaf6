import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  /** Connection URL of the database's owner. */
  url: string;
  drop(): Promise<void>;
}

/** An empty database of its own for one suite, in the PostgreSQL that the integration run has started. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const shared = process.env.TEST_DATABASE_URL;
  if (!shared)
    throw new Error('There is no test database: run the suite as part of the project "integration".');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(shared, `CREATE DATABASE ${name}`);
  const url = new URL(shared);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(shared, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
