import { changeAsPlayer } from '@proximity/common/as-player';
import type { Pool, PoolClient } from '@proximity/common/postgres';
import type { FriendStore } from '../domain/friend-store';

/** The table `friend_codes`. */
export function friendCodes(pool: Pool): Pick<FriendStore, 'giveCode' | 'replaceCode'> {
  return {
    giveCode: (userId, code, now) =>
      changeAsPlayer(pool, [userId], async (client) => {
        await client.query(
          'INSERT INTO friend_codes (user_id, code, made_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
          [userId, code, now],
        );
        return codeOf(client, userId);
      }),
    replaceCode: (userId, code, now) =>
      changeAsPlayer(pool, [userId], async (client) => {
        const { rowCount } = await client.query('SELECT 1 FROM friend_codes WHERE code = $1', [code]);
        if (rowCount !== 0) return false;
        await client.query(
          `INSERT INTO friend_codes (user_id, code, made_at) VALUES ($1, $2, $3)
           ON CONFLICT (user_id) DO UPDATE SET code = $2, made_at = $3`,
          [userId, code, now],
        );
        return true;
      }),
  };
}

async function codeOf(client: PoolClient, userId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ code: string }>('SELECT code FROM friend_codes WHERE user_id = $1', [
    userId,
  ]);
  return rows[0]?.code;
}
