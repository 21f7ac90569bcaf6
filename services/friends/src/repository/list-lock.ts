import type { PoolClient } from '@proximity/common/postgres';
import type { GameName } from '../domain/game-name';

/** What is locked while a top list is filled, as an SQL expression of the parameters. */
const LIST_LOCK = `hashtextextended('top list ' || $1 || ' ' || $2::text, 0)`;

/**
 * Keeps everybody else from filling a list, and its changes from being applied, until `unlockList`: a lock of the
 * session, since a transaction may not be idle for as long as a list may take.
 * @returns whether it is ours; nobody waits for it
 */
export async function lockList(client: PoolClient, { gameCode, gameNumber }: GameName): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `SELECT pg_try_advisory_lock(${LIST_LOCK}) AS locked`,
    [gameCode, gameNumber],
  );
  return rows[0]?.locked === true;
}

export async function unlockList(client: PoolClient, { gameCode, gameNumber }: GameName): Promise<void> {
  await client.query(`SELECT pg_advisory_unlock(${LIST_LOCK})`, [gameCode, gameNumber]);
}

/**
 * Keeps a list from being filled until the end of the transaction.
 * @returns whether nobody fills it already
 */
export async function holdList(client: PoolClient, { gameCode, gameNumber }: GameName): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    `SELECT pg_try_advisory_xact_lock_shared(${LIST_LOCK}) AS free`,
    [gameCode, gameNumber],
  );
  return rows[0]?.free === true;
}
