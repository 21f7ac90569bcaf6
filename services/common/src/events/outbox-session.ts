import { Client } from 'pg';
import type { EventMessage } from './event-message';
import type { Topic } from './event-topics';

export interface WaitingMessage extends EventMessage {
  id: string;
}

export interface OutboxSessionOptions {
  databaseUrl: string;
  /** Called when something was written to the outbox, and when the connection broke. */
  onNews: () => void;
}

// Any constant does: whoever holds this lock of the database is its relay.
const LOCK_ID = 7_066_202;
const PURGE_AT_ONCE = 5_000;

/**
 * One connection to a database with an outbox. The right to relay is a lock of this very connection, so it
 * ends with it: a relay that lost its connection can neither read nor mark.
 */
export class OutboxSession {
  private constructor(private readonly client: Client) {}

  static async open({ databaseUrl, onNews }: OutboxSessionOptions): Promise<OutboxSession> {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2_000,
      statement_timeout: 5_000,
      query_timeout: 7_500,
      keepAlive: true,
    });
    client.on('error', onNews);
    client.on('end', onNews);
    client.on('notification', onNews);
    try {
      await client.connect();
      // The server notices within half a minute that a machine is gone, and gives its lock to another.
      await client.query(
        'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4',
      );
      await client.query('LISTEN outbox');
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return new OutboxSession(client);
  }

  /** Whether this session is, from now on, the one relay. Asked, not waited for: a wait would hold up vacuum. */
  async lock(): Promise<boolean> {
    const { rows } = await this.client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS locked',
      [LOCK_ID],
    );
    return rows[0]?.locked === true;
  }

  /** The oldest messages that are not published, whatever their numbers: a late commit may have a low one. */
  async waiting(limit: number): Promise<WaitingMessage[]> {
    const { rows } = await this.client.query<{
      id: string;
      event_id: string;
      topic: Topic;
      key: string;
      payload: unknown;
    }>(
      'SELECT id, event_id, topic, key, payload FROM outbox WHERE published_at IS NULL ORDER BY id LIMIT $1',
      [limit],
    );
    return rows.map(({ id, event_id, topic, key, payload }) => ({
      ...{ id, topic, key, eventId: event_id },
      value: JSON.stringify(payload),
    }));
  }

  async markPublished(messages: WaitingMessage[]): Promise<void> {
    const ids = messages.map(({ id }) => id);
    await this.client.query('UPDATE outbox SET published_at = now() WHERE id = ANY($1::bigint[])', [ids]);
  }

  async depth(): Promise<{ rows: number; oldestSeconds: number }> {
    const { rows } = await this.client.query<{ rows: number; oldest: number }>(
      `SELECT count(*)::int AS rows, coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS oldest
       FROM outbox WHERE published_at IS NULL`,
    );
    return { rows: rows[0]?.rows ?? 0, oldestSeconds: Math.max(0, rows[0]?.oldest ?? 0) };
  }

  /** Deletes some of what was published long ago. @returns whether there may be more */
  async purge(keepDays: number): Promise<boolean> {
    const { rowCount } = await this.client.query(
      `DELETE FROM outbox WHERE id IN (
         SELECT id FROM outbox WHERE published_at < now() - make_interval(days => $1) LIMIT ${PURGE_AT_ONCE})`,
      [keepDays],
    );
    return rowCount === PURGE_AT_ONCE;
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
