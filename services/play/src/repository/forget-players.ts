import { rememberDeleted } from '@proximity/common/deleted-players';
import type { PoolClient } from '@proximity/common/postgres';

/** Deletes all games of these players, for good: what is saved later is refused. Only for locked players. */
export async function forgetPlayers(client: PoolClient, userIds: readonly string[]): Promise<void> {
  await rememberDeleted(client, userIds);
  await client.query('DELETE FROM games WHERE user_id = ANY($1)', [userIds]);
}
