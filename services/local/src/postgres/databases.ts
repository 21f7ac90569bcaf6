import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { SUPERUSER, type Cluster } from './cluster';

/**
 * Makes sure that a service has a database and a role of its own, which no other role may connect to.
 * @param name the name of both, e.g. `game_schedule`
 * @returns the service's connection URL
 */
export async function ensureDatabase(
  cluster: Pick<Cluster, 'port' | 'password'>,
  name: string,
): Promise<string> {
  const client = new Client({ connectionString: urlOf(cluster, SUPERUSER, 'postgres') });
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
    const id = escapeIdentifier(name);
    if (role.rowCount === 0)
      await client.query(`CREATE ROLE ${id} LOGIN PASSWORD ${escapeLiteral(cluster.password)}`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${id} OWNER ${id}`);
    await client.query(`REVOKE CONNECT ON DATABASE ${id} FROM PUBLIC`);
  } finally {
    await client.end();
  }
  return urlOf(cluster, name, name);
}

function urlOf(
  { port, password }: Pick<Cluster, 'port' | 'password'>,
  user: string,
  database: string,
): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
