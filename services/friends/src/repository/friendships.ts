import { changeAsPlayer, readAsPlayer } from '@proximity/common/as-player';
import type { Pool, PoolClient } from '@proximity/common/postgres';
import type { FriendStore } from '../domain/friend-store';

/** The table `friendships`. */
export function friendships(pool: Pool): Pick<FriendStore, 'remove' | 'areFriends'> {
  return {
    remove: (userId, friendId) =>
      changeAsPlayer(pool, [userId, friendId], async (client) => {
        const { rowCount } = await client.query(
          `DELETE FROM friendships
           WHERE (user_id = $1 AND friend_id = $2) OR (user_id = $2 AND friend_id = $1)`,
          [userId, friendId],
        );
        return rowCount !== 0;
      }),
    areFriends: (userId, otherUserId) =>
      readAsPlayer(pool, userId, async () => {
        const { rowCount } = await pool.query(
          'SELECT FROM friendships WHERE user_id = $1 AND friend_id = $2',
          [userId, otherUserId],
        );
        return rowCount !== 0;
      }),
  };
}

/** Both players have to be locked. */
export async function befriend(client: PoolClient, one: string, other: string, since: Date): Promise<void> {
  await client.query(
    `INSERT INTO friendships (user_id, friend_id, since) VALUES ($1, $2, $3), ($2, $1, $3)
     ON CONFLICT DO NOTHING`,
    [one, other, since],
  );
}

export async function countFriends(client: PoolClient, userId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM friendships WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}
