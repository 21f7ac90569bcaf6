import { readAsPlayer } from '@proximity/common/as-player';
import type { Pool } from '@proximity/common/postgres';
import type { FriendStore } from '../domain/friend-store';
import { exportGames, exportPlayer } from './export-player';
import { friendCodes } from './friend-codes';
import { friendRequests } from './friend-requests';
import { friendships } from './friendships';

export function createFriendStore(pool: Pool): FriendStore {
  return {
    ...friendCodes(pool),
    ...friendRequests(pool),
    ...friendships(pool),
    overview: (userId) => readAsPlayer(pool, userId, () => overview(pool, userId)),
    export: (userId) => readAsPlayer(pool, userId, () => exportPlayer(pool, userId)),
    exportGames: (userId, after) => readAsPlayer(pool, userId, () => exportGames(pool, userId, after)),
  };
}

type StoredOverview = Awaited<ReturnType<FriendStore['overview']>>;

async function overview(pool: Pool, userId: string): Promise<StoredOverview> {
  const { rows } = await pool.query<{ code: string | null; friendCount: number; pendingInvites: number }>(
    `SELECT
       (SELECT code FROM friend_codes WHERE user_id = $1) AS code,
       (SELECT count(*)::int FROM friendships WHERE user_id = $1) AS "friendCount",
       (SELECT count(*)::int FROM friend_requests WHERE to_user = $1 AND status = 'open') AS "pendingInvites"`,
    [userId],
  );
  const { code = null, friendCount = 0, pendingInvites = 0 } = rows[0] ?? {};
  return { ...(code === null ? {} : { friendCode: code }), friendCount, pendingInvites };
}
