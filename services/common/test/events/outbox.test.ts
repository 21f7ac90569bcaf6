import { Pool } from 'pg';
import { gameStarted } from '../../../../scripts/jest/game-events';
import { freshDatabase } from '../../../../scripts/jest/fresh-database';
import { until } from '../../../../scripts/jest/until';
import type { DomainEvent } from '../../src/events/domain-event';
import { OUTBOX_MIGRATIONS, writeOutbox } from '../../src/events/outbox';
import { migrate } from '../../src/migrations';
import { inTransaction } from '../../src/postgres';
import { quiet } from './event-world';

describe('the outbox', () => {
  let pool: Pool;
  beforeEach(async () => {
    const url = await freshDatabase();
    await migrate({ url, directory: OUTBOX_MIGRATIONS, logger: quiet });
    pool = new Pool({ connectionString: url });
  });
  afterEach(() => pool.end());

  const rows = async (): Promise<{ key: string; payload: DomainEvent }[]> =>
    (await pool.query<{ key: string; payload: DomainEvent }>('SELECT key, payload FROM outbox ORDER BY id'))
      .rows;

  it('when the transaction is undone, then nothing is told', async () => {
    const failing = inTransaction(pool, async (client) => {
      await writeOutbox(client, gameStarted({ userId: 'ada', gameNumber: 1 }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('when the transaction is committed, then the event is kept as it was', async () => {
    const event = gameStarted({ userId: 'ada', gameNumber: 1 });
    await inTransaction(pool, (client) => writeOutbox(client, event));
    expect(await rows()).toEqual([{ key: 'ada', payload: event }]);
  });

  it('when the same event is written twice, then the second transaction is undone', async () => {
    const event = gameStarted({ userId: 'ada', gameNumber: 1 });
    await inTransaction(pool, (client) => writeOutbox(client, event));
    await expect(inTransaction(pool, (client) => writeOutbox(client, event))).rejects.toMatchObject({
      code: '23505',
    });
    expect(await rows()).toHaveLength(1);
  });

  it('when two transactions tell of one player, then the order of their numbers is that of their commits', async () => {
    const first = await pool.connect();
    await first.query('BEGIN');
    await writeOutbox(first, gameStarted({ userId: 'ada', gameNumber: 1 }));
    const second = inTransaction(pool, (client) =>
      writeOutbox(client, gameStarted({ userId: 'ada', gameNumber: 2 })),
    );
    const third = inTransaction(pool, (client) =>
      writeOutbox(client, gameStarted({ userId: 'bob', gameNumber: 3 })),
    );
    await third;
    await until('the second waits', async () => (await waitingForLocks()) === 1);
    await writeOutbox(first, gameStarted({ userId: 'ada', gameNumber: 4 }));
    await first.query('COMMIT');
    first.release();
    await second;
    const ofAda = (await rows()).filter(({ key }) => key === 'ada').map(({ payload }) => gameNumber(payload));
    expect(ofAda).toEqual([1, 4, 2]);
  });

  async function waitingForLocks(): Promise<number> {
    const { rows: locks } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_locks
       WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return locks[0]?.count ?? 0;
  }
});

function gameNumber(event: DomainEvent): number {
  return 'gameNumber' in event.payload ? event.payload.gameNumber : 0;
}
