import { Pool, type PoolClient } from 'pg';
import { AppError } from './app-error';
import type { Logger } from './logger';

export type { Pool, PoolClient };

export interface PoolOptions {
  url: string;
  logger: Logger;
  /** Connections at most. */
  max?: number;
  /** The longest wait, in milliseconds, for a connection, and for one statement. */
  timeoutMs?: number;
}

/** A pool whose every wait is bounded and whose idle connections may break without ending the process. */
export function createPool({ url, logger, max = 10, timeoutMs = 2_000 }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // The server ends a slow statement first; this one is for a server that no longer answers at all.
    query_timeout: timeoutMs * 1.5,
    keepAlive: true,
    idle_in_transaction_session_timeout: 5_000,
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'An idle database connection broke.'));
  pool.on('connect', (client) =>
    client.on('error', (error) => logger.warn({ err: error }, 'A database connection broke.')),
  );
  return pool;
}

/**
 * Runs a query and turns "no database" into `unavailable`, so that a caller gets a clean 503.
 * @throws AppError `unavailable` when the database cannot be reached or does not serve us now; any other error as it is
 */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isServerProblem(error)) throw error;
    throw new AppError('unavailable', 'The games cannot be reached right now. Try again in a moment.', {
      cause: error,
    });
  }
}

/** Runs the work in one transaction: committed when it resolves, undone when it rejects. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await undo(client, error);
    throw error;
  }
}

/** A refusal of ours leaves the connection as good as it was; after anything else it may not be spoken to any more. */
async function undo(client: PoolClient, error: unknown): Promise<void> {
  // Ending the connection undoes the transaction too.
  let broken = true;
  if (error instanceof AppError) {
    broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
  }
  client.release(broken);
}

/**
 * States of PostgreSQL's appendix A that say something about the server and nothing about the statement: it cannot be
 * reached (08), is not the one that writes (25006, after a failover), broke an idle transaction off (25P03), does not
 * let us in (28, 3D000, 42501), let another transaction go first (40001, 40P01), has no room (53), took too long or
 * is being stopped (57014, 57P), or lost its disk (58).
 */
const SERVER_STATES = /^(08|25006|25P03|28|3D000|42501|40001|40P01|53|57014|57P|58)/;
const NETWORK_CODES = /^E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOST|NET|AI_)/;
// What pg and its pool say themselves comes without a code.
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/i;

/** Whether the server ended a statement because it took too long. */
export function isStatementTimeout(error: unknown): boolean {
  return textOf(error, 'code') === '57014';
}

function isServerProblem(error: unknown): boolean {
  const code = textOf(error, 'code');
  return (
    SERVER_STATES.test(code) || NETWORK_CODES.test(code) || DRIVER_MESSAGES.test(textOf(error, 'message'))
  );
}

function textOf(error: unknown, key: 'code' | 'message'): string {
  const value = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : '';
  return typeof value === 'string' ? value : '';
}
