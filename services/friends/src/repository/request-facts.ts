import type { Pool, PoolClient } from '@proximity/common/postgres';
import type { RequestFacts } from '../domain/decide-request';

/** Who has a code, at this moment. */
export async function ownerOf(pool: Pool, code: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ user_id: string }>('SELECT user_id FROM friend_codes WHERE code = $1', [
    code,
  ]);
  return rows[0]?.user_id;
}

/** Only certain while both players are locked. One statement, the same whoever has the code, and if nobody has it. */
export async function requestFacts(
  client: PoolClient,
  userId: string,
  owner: string | undefined,
  code: string,
): Promise<RequestFacts> {
  const { rows } = await client.query<Omit<RequestFacts, 'owner'> & { owner: string | null }>(
    `SELECT
       (SELECT user_id FROM friend_codes WHERE code = $3 AND user_id = $2) AS owner,
       EXISTS (SELECT FROM friendships WHERE user_id = $1 AND friend_id = $2) AS "areFriends",
       EXISTS (SELECT FROM friend_requests WHERE from_user = $1 AND to_user = $2 AND status = 'open') AS "hasAsked",
       EXISTS (SELECT FROM friend_requests WHERE from_user = $2 AND to_user = $1 AND status = 'open') AS "wasAsked",
       (SELECT count(*)::int FROM friendships WHERE user_id = $1) AS "friendsOfUser",
       (SELECT count(*)::int FROM friendships WHERE user_id = $2) AS "friendsOfOwner",
       (SELECT count(*)::int FROM friend_requests WHERE to_user = $2 AND status = 'open') AS "requestsToOwner"`,
    [userId, owner ?? null, code],
  );
  const [facts] = rows;
  if (!facts) throw new Error('The database gave no answer.');
  const { owner: found, ...rest } = facts;
  return found === null ? rest : { ...rest, owner: found };
}
