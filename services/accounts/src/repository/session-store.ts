import { inTransaction, withDatabase, type Pool, type PoolClient } from '@proximity/common/postgres';
import type { StoredSession, StoredToken } from '../domain/refresh-decision';
import type { Replacement, SessionStore, TokenFamily } from '../domain/sessions';

interface SessionRow {
  id: string;
  user_id: string;
  idle_expires_at: Date;
  expires_at: Date;
}

interface TokenRow {
  replaced_at: Date | null;
  sealed_successor: Buffer | null;
}

/** Few, for each takes its tokens with it: 26,000 at most, one every ten minutes of half a year. */
const SESSIONS_AT_ONCE = 20;

/** The tables `sessions` and `refresh_tokens`. Rejects with AppError `unavailable` where the database cannot be reached. */
export function createSessionStore(pool: Pool): SessionStore {
  return {
    open: (session, startedAt, firstToken) =>
      withDatabase(() => inTransaction(pool, (client) => open(client, session, startedAt, firstToken))),
    withToken: (token, work) =>
      withDatabase(() =>
        inTransaction(pool, async (client) => {
          const session = await lockSessionOf(client, token);
          if (!session) return undefined;
          return work(await findToken(client, token, session), family(client, session.id));
        }),
      ),
    removeSomeExpired: (now) =>
      withDatabase(async () => {
        const { rowCount } = await pool.query(
          `DELETE FROM sessions WHERE id IN (
             SELECT id FROM sessions WHERE LEAST(idle_expires_at, expires_at) <= $1
             ORDER BY LEAST(idle_expires_at, expires_at) LIMIT ${SESSIONS_AT_ONCE})
             -- looked at once more: it may have been renewed while this waited for it
             AND LEAST(idle_expires_at, expires_at) <= $1`,
          [now],
        );
        return rowCount === SESSIONS_AT_ONCE;
      }),
  };
}

async function open(
  client: PoolClient,
  { id, userId, idleExpiresAt, expiresAt }: StoredSession,
  startedAt: Date,
  firstToken: Buffer,
): Promise<boolean> {
  // From the row of the user: whoever was deleted a moment ago gets no session.
  const { rowCount } = await client.query(
    `INSERT INTO sessions (id, user_id, started_at, refreshed_at, idle_expires_at, expires_at)
     SELECT $1, users.id, $3, $3, $4, $5 FROM users WHERE users.id = $2 FOR KEY SHARE`,
    [id, userId, startedAt, idleExpiresAt, expiresAt],
  );
  if (rowCount !== 1) return false;
  await client.query('INSERT INTO refresh_tokens (token_hash, session_id) VALUES ($1, $2)', [firstToken, id]);
  return true;
}

async function lockSessionOf(client: PoolClient, token: Buffer): Promise<StoredSession | undefined> {
  const { rows } = await client.query<SessionRow>(
    `SELECT id, user_id, idle_expires_at, expires_at FROM sessions
     WHERE id = (SELECT session_id FROM refresh_tokens WHERE token_hash = $1)
     FOR UPDATE`,
    [token],
  );
  const [row] = rows;
  return (
    row && { id: row.id, userId: row.user_id, idleExpiresAt: row.idle_expires_at, expiresAt: row.expires_at }
  );
}

/** A statement of its own, after the lock: one that waits for the lock would still see the token as it was before. */
async function findToken(client: PoolClient, token: Buffer, session: StoredSession): Promise<StoredToken> {
  const { rows } = await client.query<TokenRow>(
    'SELECT replaced_at, sealed_successor FROM refresh_tokens WHERE token_hash = $1',
    [token],
  );
  const { replaced_at: replacedAt, sealed_successor: sealedSuccessor } = rows[0] ?? {};
  return { session, ...(replacedAt ? { replacedAt } : {}), ...(sealedSuccessor ? { sealedSuccessor } : {}) };
}

function family(client: PoolClient, sessionId: string): TokenFamily {
  return {
    replace: (replacement) => replace(client, sessionId, replacement),
    end: async () => {
      await client.query('DELETE FROM sessions WHERE id = $1', [sessionId]);
    },
  };
}

async function replace(
  client: PoolClient,
  sessionId: string,
  { token, replacedAt, successor, sealedSuccessor, idleExpiresAt }: Replacement,
): Promise<void> {
  await client.query(
    'UPDATE refresh_tokens SET sealed_successor = NULL WHERE session_id = $1 AND sealed_successor IS NOT NULL',
    [sessionId],
  );
  await client.query(
    'UPDATE refresh_tokens SET replaced_at = $2, sealed_successor = $3 WHERE token_hash = $1',
    [token, replacedAt, sealedSuccessor],
  );
  await client.query('INSERT INTO refresh_tokens (token_hash, session_id) VALUES ($1, $2)', [
    successor,
    sessionId,
  ]);
  await client.query('UPDATE sessions SET refreshed_at = $2, idle_expires_at = $3 WHERE id = $1', [
    sessionId,
    replacedAt,
    idleExpiresAt,
  ]);
}
