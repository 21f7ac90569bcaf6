import { Pool } from 'pg';
import { AppError } from './app-error';
import type { Logger } from './logger';

export type { Pool };

export interface PoolOptions {
  url: string;
  logger: Logger;
  /** Connections at most. */
  max?: number;
}

/** A pool whose every wait is bounded and whose idle connections may break without ending the process. */
export function createPool({ url, logger, max = 10 }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 2_000,
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
 * @throws AppError `unavailable` when the database cannot be reached; any other error as it is
 */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConnectionProblem(error)) throw error;
    throw new AppError('unavailable', 'The games cannot be reached right now. Try again in a moment.', {
      cause: error,
    });
  }
}

// Classes 08 (connection), 53 (resources), 57P (shutdown, start-up, statement time) of PostgreSQL's appendix A.
const CONNECTION_STATES = /^(08|53|57P|57014)/;

function isConnectionProblem(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    CONNECTION_STATES.test(code) ||
    /^E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOST)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/i.test(
      error.message,
    )
  );
}
