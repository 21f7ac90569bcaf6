import { deletedAmong, lockPlayers } from './deleted-players';
import { inTransaction, withDatabase, type Pool, type PoolClient } from './postgres';
import { nobody } from './user-id';

/**
 * Changes something for a player and maybe others, as if nobody else changed anything of theirs meanwhile.
 * @throws AppError `unauthenticated` for a deleted player, `unavailable`
 */
export async function changeAsPlayer<T>(
  pool: Pool,
  [userId, ...others]: [string, ...string[]],
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return withDatabase(() =>
    inTransaction(pool, async (client) => {
      await lockPlayers(client, [userId, ...others]);
      if ((await deletedAmong(client, [userId])).size > 0) throw nobody();
      return work(client);
    }),
  );
}

/**
 * Reads something for a player. A token outlives its account for some minutes: in these it is nobody's.
 * @throws AppError `unauthenticated` for a deleted player, `unavailable`
 */
export async function readAsPlayer<T>(pool: Pool, userId: string, read: () => Promise<T>): Promise<T> {
  return withDatabase(async () => {
    const result = await read();
    // afterwards: whoever is not deleted by then was there all the while
    if (await isDeleted(pool, userId)) throw nobody();
    return result;
  });
}

async function isDeleted(pool: Pool, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT 1 FROM deleted_players WHERE user_id = $1', [userId]);
  return rowCount !== 0;
}
