import { inTransaction, withDatabase, type Pool, type PoolClient } from '@proximity/common/postgres';
import type { Identity } from '../domain/identity-provider';
import type { Members } from '../domain/sign-in';

/** The tables `users` and `identities` at a sign-in. Rejects with AppError `unavailable` without the database. */
export function createMembers(pool: Pool): Members {
  return {
    recognise: (identity, idIfNew, now) =>
      withDatabase(() =>
        inTransaction(pool, async (client) => {
          await waitForTurn(client, identity);
          const known = await userOf(client, identity);
          const userId = known ?? idIfNew;
          await saveUser(client, userId, identity, now);
          await saveIdentity(client, userId, identity, now);
          return { userId, isNew: known === undefined };
        }),
      ),
  };
}

/** Two first sign-ins of one person at the same moment must not become two users. */
async function waitForTurn(client: PoolClient, { issuer, subject }: Identity): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    JSON.stringify([issuer, subject]),
  ]);
}

async function userOf(client: PoolClient, { issuer, subject }: Identity): Promise<string | undefined> {
  // The lock waits for a deletion of this very user, and then there is none.
  const { rows } = await client.query<{ id: string }>(
    `SELECT users.id FROM users JOIN identities ON identities.user_id = users.id
     WHERE issuer = $1 AND subject = $2
     FOR UPDATE OF users`,
    [issuer, subject],
  );
  return rows[0]?.id;
}

async function saveUser(
  client: PoolClient,
  userId: string,
  { profile: { name, firstName, photoUrl } }: Identity,
  now: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO users (id, name, first_name, photo_url, created_at, signed_in_at) VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (id) DO UPDATE SET name = $2, first_name = $3, photo_url = $4, signed_in_at = $5`,
    [userId, name, firstName, photoUrl ?? null, now],
  );
}

async function saveIdentity(
  client: PoolClient,
  userId: string,
  { issuer, subject, profile: { email, emailVerified } }: Identity,
  now: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO identities (issuer, subject, user_id, email, email_verified, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (issuer, subject) DO UPDATE SET email = $4, email_verified = $5`,
    [issuer, subject, userId, email ?? null, emailVerified, now],
  );
}
