import type { PoolClient } from '@proximity/common/postgres';
import type { SubscriptionChange } from '../domain/account';
import { NO_SUBSCRIPTION, type Subscription } from '../domain/subscription';

/** The columns of a subscription in a query that joins the table `subscriptions` from the left. */
export const SUBSCRIPTION_COLUMNS = `is_premium, auto_renew, to_char(end_date, 'YYYY-MM-DD') AS end_date`;

export interface SubscriptionRow {
  is_premium: boolean | null;
  auto_renew: boolean | null;
  end_date: string | null;
}

export function readSubscription(row: SubscriptionRow): Subscription {
  if (row.is_premium === null || row.auto_renew === null) return NO_SUBSCRIPTION;
  return {
    isPremium: row.is_premium,
    autoRenew: row.auto_renew,
    ...(row.end_date === null ? {} : { endDate: row.end_date }),
  };
}

/** Stores a subscription and the note of the change; writes nothing where nothing changes. @returns whether there is such a user */
export async function changeSubscription(client: PoolClient, change: SubscriptionChange): Promise<boolean> {
  const { userId, subscription, changedBy, changedAt } = change;
  const before = await lockSubscription(client, userId);
  if (!before) return false;
  if (JSON.stringify(readable(before)) === JSON.stringify(readable(subscription))) return true;
  await client.query(
    `INSERT INTO subscriptions (user_id, is_premium, auto_renew, end_date) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET is_premium = $2, auto_renew = $3, end_date = $4`,
    [userId, subscription.isPremium, subscription.autoRenew, subscription.endDate ?? null],
  );
  await client.query(
    `INSERT INTO subscription_changes (user_id, changed_by, changed_at, before, after) VALUES ($1, $2, $3, $4, $5)`,
    [userId, changedBy, changedAt, readable(before), readable(subscription)],
  );
  return true;
}

/** The lock is on the user: the first subscription has no row yet. */
async function lockSubscription(client: PoolClient, userId: string): Promise<Subscription | undefined> {
  const { rows } = await client.query<SubscriptionRow>(
    `SELECT ${SUBSCRIPTION_COLUMNS} FROM users LEFT JOIN subscriptions ON user_id = users.id
     WHERE users.id = $1
     FOR UPDATE OF users`,
    [userId],
  );
  return rows[0] && readSubscription(rows[0]);
}

function readable({ isPremium, autoRenew, endDate }: Subscription) {
  return { isPremium, autoRenew, endDate: endDate ?? null };
}
