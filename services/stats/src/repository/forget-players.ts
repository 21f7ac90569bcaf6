import { rememberDeleted } from '@proximity/common/deleted-players';
import type { PoolClient } from '@proximity/common/postgres';

/** Deletes all that is kept of these players, for good. Only for locked players. */
export async function forgetPlayers(client: PoolClient, userIds: readonly string[]): Promise<void> {
  await rememberDeleted(client, userIds);
  await client.query('DELETE FROM plays WHERE user_id = ANY($1)', [userIds]);
  await client.query('DELETE FROM uploads WHERE user_id = ANY($1)', [userIds]);
}
