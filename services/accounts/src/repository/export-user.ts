import type { Pool } from '@proximity/common/postgres';

/**
 * Everything held about a user, for the user. Left out: the hashes and sealed texts of refresh tokens, which
 * tell nothing and belong to nobody but the session.
 */
export async function exportUser(pool: Pool, userId: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query<{ export: Record<string, unknown> }>(
    `SELECT json_build_object(
       'user', json_build_object(
         'id', id, 'name', name, 'firstName', first_name, 'photoUrl', photo_url,
         'marketingOptIn', marketing_opt_in, 'gamesInitialLoadComplete', games_initial_load_complete,
         'createdAt', created_at, 'signedInAt', signed_in_at),
       'identities', (${list(
         `'issuer', issuer, 'subject', subject, 'email', email, 'emailVerified', email_verified, 'createdAt', created_at`,
         'identities',
         'created_at',
       )}),
       'sessions', (${list(
         `'id', id, 'startedAt', started_at, 'refreshedAt', refreshed_at,
          'idleExpiresAt', idle_expires_at, 'expiresAt', expires_at`,
         'sessions',
         'started_at',
       )}),
       'subscription', (
         SELECT json_build_object('isPremium', is_premium, 'autoRenew', auto_renew, 'endDate', end_date)
         FROM subscriptions WHERE user_id = users.id),
       'subscriptionChanges', (${list(
         `'changedBy', changed_by, 'changedAt', changed_at, 'before', before, 'after', after`,
         'subscription_changes',
         'id',
       )})
     ) AS export
     FROM users WHERE id = $1`,
    [userId],
  );
  return rows[0]?.export;
}

/** A user's rows of a table as a JSON list. */
function list(fields: string, table: string, order: string): string {
  return `SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY ${table}.${order}), '[]')
          FROM ${table} WHERE user_id = users.id`;
}
