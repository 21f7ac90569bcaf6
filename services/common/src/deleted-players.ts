import { join } from 'node:path';
import type { PoolClient } from './postgres';

/** The folder with the migration that makes the table of deleted players; for `migrate`. */
export const DELETED_PLAYERS_MIGRATIONS = join(__dirname, '..', 'migrations', 'deleted-players');

/**
 * Until the end of the transaction nobody else writes what belongs to these players, if all lock them first: neither
 * another event of theirs, nor the deletion of the account. Rows could not be locked before they are there.
 */
export async function lockPlayers(client: PoolClient, userIds: readonly string[]): Promise<void> {
  // In one order everywhere, so that two who want the same players wait for, not lock out, each other.
  await client.query({
    name: 'lock-players',
    text: `SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended('player ' || user_id, 0) AS key FROM unnest($1::text[]) AS user_id ORDER BY key
    ) AS keys`,
    values: [userIds],
  });
}

/** Remembers for good that these accounts are gone. Only for locked players. */
export async function rememberDeleted(client: PoolClient, userIds: readonly string[]): Promise<void> {
  await client.query(
    'INSERT INTO deleted_players (user_id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
    [userIds],
  );
}

/** Which of these accounts are gone. Only certain while the players are locked. */
export async function deletedAmong(client: PoolClient, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ user_id: string }>({
    name: 'deleted-among',
    text: 'SELECT user_id FROM deleted_players WHERE user_id = ANY($1)',
    values: [userIds],
  });
  return new Set(rows.map(({ user_id }) => user_id));
}
