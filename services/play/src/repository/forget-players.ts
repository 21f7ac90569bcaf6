import { rememberDeleted } from '@proximity/common/deleted-players';
import type { PoolClient } from '@proximity/common/postgres';

/** So few that one statement deletes them, each as large as a game may be, in far less than its time. */
const GAMES_AT_ONCE = 100;

/**
 * Deletes all games of these players, for good: what is saved later is refused. Without Kafka, dead letters about
 * them lie here too; that of the deletion itself stays, for whoever has not learnt of it. Only for locked players.
 */
export async function forgetPlayers(client: PoolClient, userIds: readonly string[]): Promise<void> {
  await rememberDeleted(client, userIds);
  await client.query("DELETE FROM dead_letters WHERE key = ANY($1) AND topic <> 'accounts'", [userIds]);
  for (const userId of userIds) while ((await deleteSome(client, userId)) === GAMES_AT_ONCE);
}

async function deleteSome(client: PoolClient, userId: string): Promise<number> {
  const { rowCount } = await client.query(
    `DELETE FROM games WHERE ctid = ANY(ARRAY(SELECT ctid FROM games WHERE user_id = $1 LIMIT ${GAMES_AT_ONCE}))`,
    [userId],
  );
  return rowCount ?? 0;
}
