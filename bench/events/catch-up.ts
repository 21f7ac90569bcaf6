import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { startServerProcess } from '../../scripts/infra/server-process';
import { freePorts } from '../../services/local/src/free-port';

export interface CatchUpOptions {
  /** The folder of the service, which is also its consumer group. */
  service: string;
  databaseUrl: string;
  directory: string;
  /** Besides the database and the ports. */
  env: NodeJS.ProcessEnv;
  events: number;
}

const SERVICES = resolve(__dirname, '..', '..', 'services');
const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 120_000;

/** Starts the real service, for which events wait already. @returns the events per second from the first to the last */
export async function catchUp({
  service,
  databaseUrl,
  directory,
  env,
  events,
}: CatchUpOptions): Promise<number> {
  const [port = 0, opsPort = 0] = await freePorts(2);
  const process_ = await startServerProcess({
    name: service,
    file: process.execPath,
    args: [join(SERVICES, service, 'dist', 'main.js')],
    env: { ...process.env, ...env, DATABASE_URL: databaseUrl, PORT: String(port), OPS_PORT: String(opsPort) },
    directory: join(directory, service),
    ready: async () => (await fetch(`http://127.0.0.1:${opsPort}/readyz`)).ok,
    patienceMs: 60_000,
  });
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    return await rateOf(pool, service, events);
  } finally {
    await pool.end();
    await process_.stop();
  }
}

/** Without the time that joining a group takes. */
async function rateOf(pool: Pool, group: string, events: number): Promise<number> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let first: { applied: number; at: number } | undefined;
  for (;;) {
    const applied = await appliedBy(pool, group);
    const at = performance.now();
    if (applied >= events && first)
      return Math.round(((applied - first.applied) / Math.max(1, at - first.at)) * 1_000);
    // Whatever was applied before the first look is left out of the count.
    if (applied > 0) first ??= { applied, at };
    if (patience.aborted) throw new Error(`${group} has applied ${applied} of ${events} events.`);
    await wait(LOOK_EVERY_MS);
  }
}

async function appliedBy(pool: Pool, group: string): Promise<number> {
  const { rows } = await pool.query<{ applied: number }>(
    'SELECT count(*)::int AS applied FROM processed_events WHERE consumer_group = $1',
    [group],
  );
  return rows[0]?.applied ?? 0;
}
