import type { PoolClient } from '@proximity/common/postgres';
import { lockPlayer } from './player-lock';

/** Deletes all games of a player, for good: what is saved later is refused. */
export async function deletePlayer(client: PoolClient, userId: string): Promise<void> {
  await lockPlayer(client, userId);
  await client.query('INSERT INTO deleted_players (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
  await client.query('DELETE FROM games WHERE user_id = $1', [userId]);
}

/** Only certain while the player is locked. */
export async function isDeleted(client: PoolClient, userId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM deleted_players WHERE user_id = $1', [userId]);
  return rowCount !== 0;
}
