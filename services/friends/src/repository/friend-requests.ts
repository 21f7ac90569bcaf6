import { changeAsPlayer, readAsPlayer } from '@proximity/common/as-player';
import { withDatabase, type Pool, type PoolClient } from '@proximity/common/postgres';
import type { RequestDecision } from '../domain/decide-request';
import type { Answer, Answered, FriendStore, NewRequest, OpenRequest } from '../domain/friend-store';
import { befriend, countFriends } from './friendships';
import { ownerOf, requestFacts } from './request-facts';

type Requests = Pick<FriendStore, 'request' | 'openRequests' | 'accept' | 'decline'>;

/** The table `friend_requests`. */
export function friendRequests(pool: Pool): Requests {
  return {
    request: (request, decide) => ask(pool, request, decide),
    openRequests: (userId) => readAsPlayer(pool, userId, () => openRequests(pool, userId)),
    accept: (answer, check) => accept(pool, answer, check),
    decline: (answer) =>
      changeAsPlayer(pool, [answer.userId], async (client) => {
        const request = await find(client, answer);
        if (request?.status === 'open') await close(client, answer, 'declined');
        return request && request.status !== 'accepted' ? 'done' : 'not there';
      }),
  };
}

async function ask(
  pool: Pool,
  { userId, friendCode, id, now }: NewRequest,
  decide: Parameters<Requests['request']>[1],
): Promise<RequestDecision> {
  const owner = await withDatabase(() => ownerOf(pool, friendCode));
  // A code that nobody has costs as much work as any other that cannot be asked.
  return changeAsPlayer(pool, [userId, owner ?? friendCode], async (client) => {
    const facts = await requestFacts(client, userId, owner, friendCode);
    const decision = decide(facts);
    if (facts.owner === undefined) return decision;
    if (decision === 'add') {
      await client.query(
        `UPDATE friend_requests SET status = 'accepted', answered_at = $3
         WHERE from_user = $1 AND to_user = $2 AND status = 'open'`,
        [facts.owner, userId, now],
      );
      await befriend(client, userId, facts.owner, now);
    }
    if (decision === 'ask') {
      await client.query(
        'INSERT INTO friend_requests (id, from_user, to_user, requested_at) VALUES ($1, $2, $3, $4)',
        [id, userId, facts.owner, now],
      );
    }
    return decision;
  });
}

async function accept(
  pool: Pool,
  answer: Answer,
  check: Parameters<Requests['accept']>[1],
): Promise<Answered> {
  const { userId, now } = answer;
  const asked = await withDatabase(() => find(pool, answer));
  return changeAsPlayer(pool, [userId, asked?.from_user ?? answer.requestId], async (client) => {
    const request = await find(client, answer);
    if (request?.status === 'accepted') return 'done';
    if (request?.status !== 'open') return 'not there';
    const other = request.from_user;
    const refusal = check(await countFriends(client, userId), await countFriends(client, other));
    if (refusal) return refusal;
    await close(client, answer, 'accepted');
    await befriend(client, userId, other, now);
    return 'done';
  });
}

async function openRequests(pool: Pool, userId: string): Promise<OpenRequest[]> {
  const { rows } = await pool.query<OpenRequest>(
    `SELECT id, from_user AS "userId", requested_at AS "requestedAt"
     FROM friend_requests WHERE to_user = $1 AND status = 'open' ORDER BY requested_at DESC, id`,
    [userId],
  );
  return rows;
}

/** A request to this player, to no other. */
async function find(
  database: Pick<Pool, 'query'>,
  { userId, requestId }: Answer,
): Promise<{ from_user: string; status: string } | undefined> {
  const { rows } = await database.query<{ from_user: string; status: string }>(
    'SELECT from_user, status FROM friend_requests WHERE id = $1 AND to_user = $2',
    [requestId, userId],
  );
  return rows[0];
}

async function close(
  client: PoolClient,
  { userId, requestId, now }: Answer,
  status: 'accepted' | 'declined',
): Promise<void> {
  await client.query('UPDATE friend_requests SET status = $2, answered_at = $3 WHERE id = $1', [
    requestId,
    status,
    now,
  ]);
  await client.query(
    `DELETE FROM friend_requests
     WHERE to_user = $1 AND status <> 'open' AND answered_at < $2::timestamptz - interval '1 day'`,
    [userId, now],
  );
}
