import { domainEvent } from '@proximity/common/events/domain-event';
import { writeOutbox } from '@proximity/common/events/outbox';
import { inTransaction, withDatabase, type Pool } from '@proximity/common/postgres';
import type { FoundUser, Person, Removal, User, Users } from '../domain/account';
import { isId } from '../domain/random';
import { exportUser } from './export-user';
import {
  SUBSCRIPTION_COLUMNS,
  changeSubscription,
  readSubscription,
  type SubscriptionRow,
} from './subscriptions';

interface PersonRow {
  id: string;
  name: string;
  photo_url: string | null;
}

interface UserRow extends PersonRow, SubscriptionRow {
  first_name: string;
  marketing_opt_in: boolean;
  games_initial_load_complete: boolean;
}

interface FoundRow extends SubscriptionRow {
  id: string;
  name: string;
  email: string | null;
}

/** Users and what belongs to them. Rejects with AppError `unavailable` where the database cannot be reached. */
export function createUsers(pool: Pool): Users {
  const set = (column: 'marketing_opt_in' | 'games_initial_load_complete', userId: string, value: boolean) =>
    withDatabase(async () => {
      const { rowCount } = await pool.query(`UPDATE users SET ${column} = $2 WHERE id = $1`, [userId, value]);
      return rowCount === 1;
    });
  return {
    find: (userId) => withDatabase(() => find(pool, userId)),
    people: (userIds) => withDatabase(() => people(pool, userIds)),
    search: (text, limit) => withDatabase(() => search(pool, text, limit)),
    withEmail: (email) => withDatabase(() => withEmail(pool, email)),
    setMarketingOptIn: (userId, optIn) => set('marketing_opt_in', userId, optIn),
    setGamesInitialLoadComplete: (userId) => set('games_initial_load_complete', userId, true),
    setSubscription: (change) =>
      withDatabase(() => inTransaction(pool, (client) => changeSubscription(client, change))),
    export: (userId) => withDatabase(() => exportUser(pool, userId)),
    remove: (removal) => withDatabase(() => remove(pool, removal)),
  };
}

async function find(pool: Pool, userId: string): Promise<User | undefined> {
  const { rows } = await pool.query<UserRow>(
    `SELECT id, name, first_name, photo_url, marketing_opt_in, games_initial_load_complete, ${SUBSCRIPTION_COLUMNS}
     FROM users LEFT JOIN subscriptions ON user_id = users.id
     WHERE users.id = $1`,
    [userId],
  );
  const [row] = rows;
  return (
    row && {
      ...readPerson(row),
      firstName: row.first_name,
      marketingOptIn: row.marketing_opt_in,
      gamesInitialLoadComplete: row.games_initial_load_complete,
      subscription: readSubscription(row),
    }
  );
}

async function people(pool: Pool, userIds: readonly string[]): Promise<Person[]> {
  const { rows } = await pool.query<PersonRow>(
    'SELECT id, name, photo_url FROM users WHERE id = ANY($1::uuid[])',
    [userIds],
  );
  return rows.map(readPerson);
}

async function search(pool: Pool, text: string, limit: number): Promise<FoundUser[]> {
  const { rows } = await pool.query<FoundRow>(
    `SELECT users.id, name, min(email) AS email, ${SUBSCRIPTION_COLUMNS}
     FROM users
     LEFT JOIN identities ON identities.user_id = users.id AND email_verified
     LEFT JOIN subscriptions ON subscriptions.user_id = users.id
     WHERE users.id IN (
       SELECT id FROM users WHERE id = $3 OR lower(name) = lower($1) OR lower(first_name) = lower($1)
       UNION
       SELECT user_id FROM identities WHERE email_verified AND lower(email) = lower($1))
     GROUP BY users.id, is_premium, auto_renew, end_date
     ORDER BY name, users.id
     LIMIT $2`,
    [text, limit, isId(text) ? text : null],
  );
  return rows.map((row) => ({
    userId: row.id,
    name: row.name,
    ...(row.email === null ? {} : { email: row.email }),
    subscription: readSubscription(row),
  }));
}

async function withEmail(pool: Pool, email: string): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>(
    'SELECT DISTINCT user_id FROM identities WHERE email_verified AND lower(email) = lower($1) LIMIT 2',
    [email],
  );
  return rows.map(({ user_id }) => user_id);
}

async function remove(pool: Pool, { userId, eventId, removedAt }: Removal): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('DELETE FROM users WHERE id = $1', [userId]);
    if (rowCount !== 1) return false;
    await writeOutbox(client, domainEvent('account-deleted', { userId }, { eventId, occurredAt: removedAt }));
    return true;
  });
}

function readPerson({ id, name, photo_url: photoUrl }: PersonRow): Person {
  return { userId: id, name, ...(photoUrl === null ? {} : { photoUrl }) };
}
