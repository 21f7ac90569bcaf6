import { rememberDeleted } from '@proximity/common/deleted-players';
import type { PoolClient } from '@proximity/common/postgres';

/** So few that one statement deletes what belongs to them in far less than its time. */
const PLAYERS_AT_ONCE = 10;

/** Deletes everything about players, for good, on both sides of it. The players have to be locked. */
export async function forgetPlayers(client: PoolClient, userIds: readonly string[]): Promise<void> {
  await rememberDeleted(client, userIds);
  for (let start = 0; start < userIds.length; start += PLAYERS_AT_ONCE)
    await deleteSome(client, userIds.slice(start, start + PLAYERS_AT_ONCE));
}

async function deleteSome(client: PoolClient, userIds: readonly string[]): Promise<void> {
  const values = [userIds];
  await client.query('DELETE FROM friend_codes WHERE user_id = ANY($1)', values);
  await client.query('DELETE FROM friend_requests WHERE from_user = ANY($1) OR to_user = ANY($1)', values);
  await client.query('DELETE FROM friendships WHERE user_id = ANY($1) OR friend_id = ANY($1)', values);
  await client.query(
    `WITH gone AS (
       DELETE FROM games WHERE user_id = ANY($1)
       RETURNING game_code, game_number, user_id, won AND NOT suspicious AS listed
     )
     INSERT INTO top_list_changes (game_code, game_number, user_id)
     SELECT game_code, game_number, user_id FROM gone WHERE listed
     ON CONFLICT DO NOTHING`,
    values,
  );
}
