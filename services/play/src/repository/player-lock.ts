import type { PoolClient } from '@proximity/common/postgres';

/**
 * Until the end of the transaction nobody else writes games of this player: neither another device, nor the deletion of
 * the account. A row could not be locked before it is there.
 */
export async function lockPlayer(client: PoolClient, userId: string): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('player ' || $1, 0))`, [userId]);
}
