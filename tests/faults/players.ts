import { createHash, createPrivateKey, randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { RunningSystem } from './running-system';

/** A member who is signed in. */
export interface Player {
  userId: string;
  /** The cookie of a session. */
  cookie: string;
  /** A friend, who looks at the leaderboard. */
  friendId: string;
}

const LIFE_S = 3_600;

/** So many members, each a friend of the next one, in the rooms where accounts and friends keep them. */
export async function makePlayers(system: RunningSystem, count: number): Promise<Player[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const friendOf = (index: number): string => ids[(index + 1) % count] ?? '';
  await system.database.accounts.query(
    `INSERT INTO users (id, name, first_name, created_at, signed_in_at)
     SELECT id, 'Player ' || left(id::text, 8), 'Player', now(), now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await system.database.friends.query(
    `INSERT INTO friendships (user_id, friend_id, since)
     SELECT a, b, now() FROM unnest($1::text[], $2::text[]) AS pair (a, b)
     UNION SELECT b, a, now() FROM unnest($1::text[], $2::text[]) AS pair (a, b)`,
    [ids, ids.map((_id, index) => friendOf(index))],
  );
  const sign = signer(system.signingKeys);
  return Promise.all(
    ids.map(async (userId, index) => ({
      userId,
      cookie: `jwt=${await sign(userId)}`,
      friendId: friendOf(index),
    })),
  );
}

/** Sessions of these members, as accounts keeps them. @returns their refresh tokens */
export async function makeSessions(system: RunningSystem, players: readonly Player[]): Promise<string[]> {
  return Promise.all(
    players.map(async ({ userId }) => {
      const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
      await system.database.accounts.query(
        `INSERT INTO sessions (id, user_id, started_at, refreshed_at, idle_expires_at, expires_at)
         VALUES ($1, $2, now(), now(), now() + interval '30 days', now() + interval '180 days')`,
        [id, userId],
      );
      await system.database.accounts.query(
        'INSERT INTO refresh_tokens (token_hash, session_id) VALUES ($1, $2)',
        [createHash('sha256').update(token).digest(), id],
      );
      return token;
    }),
  );
}

/** Signs as accounts does: a sign-in through the identity provider for hundreds would test something else. */
function signer(signingKeys: string): (userId: string) => Promise<string> {
  const [id = '', der = ''] = (signingKeys.split(',')[0] ?? '').split(':');
  const key = createPrivateKey({ key: Buffer.from(der, 'base64'), format: 'der', type: 'pkcs8' });
  return (userId) =>
    new SignJWT({ sid: randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid: id, typ: 'JWT' })
      .setIssuer('proximity-accounts')
      .setAudience('proximity')
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + LIFE_S)
      .sign(key);
}
