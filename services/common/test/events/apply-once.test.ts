import { Pool } from 'pg';
import { gameStarted } from '../../../../scripts/jest/game-events';
import { freshDatabase } from '../../../../scripts/jest/fresh-database';
import { until } from '../../../../scripts/jest/until';
import { applyOnce, PROCESSED_EVENTS_MIGRATIONS } from '../../src/events/apply-once';
import { createDelivery } from '../../src/events/delivery';
import type { DomainEvent } from '../../src/events/domain-event';
import { eventMessage } from '../../src/events/event-message';
import { createEventMetrics } from '../../src/events/event-metrics';
import { createRegistry } from '../../src/metrics';
import { migrate } from '../../src/migrations';
import { quiet } from './event-world';
import { season } from './season';

describe('applying events once', () => {
  let pool: Pool;
  let url: string;
  beforeEach(async () => {
    url = await freshDatabase();
    await migrate({ url, directory: PROCESSED_EVENTS_MIGRATIONS, logger: quiet });
    pool = new Pool({ connectionString: url });
    pool.on('error', () => undefined);
    await pool.query(
      'CREATE TABLE applied (id bigint GENERATED ALWAYS AS IDENTITY, consumer_group text, event_id uuid)',
    );
  });
  afterEach(() => pool.end());

  const handler = (
    group: string,
    meanwhile: (events: DomainEvent[]) => Promise<void> = () => Promise.resolve(),
  ) =>
    applyOnce({
      pool,
      group,
      apply: async (client, events) => {
        for (const { eventId } of events)
          await client.query('INSERT INTO applied (consumer_group, event_id) VALUES ($1, $2)', [
            group,
            eventId,
          ]);
        await meanwhile(events);
      },
    });
  const applied = async (group = 'stats'): Promise<string[]> => {
    const { rows } = await pool.query<{ event_id: string }>(
      'SELECT event_id FROM applied WHERE consumer_group = $1 ORDER BY id',
      [group],
    );
    return rows.map(({ event_id }) => event_id);
  };
  const ids = (events: DomainEvent[]): string[] => events.map(({ eventId }) => eventId);

  it('when a batch comes, then it is applied in its order; and again, then nothing happens', async () => {
    const events = season(5, 10);
    const handle = handler('stats');
    await handle(events);
    await handle(events);
    await handle(events.slice(10, 20));
    expect(await applied()).toEqual(ids(events));
  });

  it('when a batch holds known, new and repeated events, then only the new ones are applied, once', async () => {
    const [a, b, c] = season(1, 3) as [DomainEvent, DomainEvent, DomainEvent];
    const handle = handler('stats');
    await handle([b]);
    await handle([a, b, c, a]);
    expect(await applied()).toEqual(ids([b, a, c]));
  });

  it('when two groups share a database, then each applies for itself', async () => {
    const events = season(1, 2);
    await handler('stats')(events);
    await handler('friends')(events);
    expect(await applied('stats')).toEqual(ids(events));
    expect(await applied('friends')).toEqual(ids(events));
  });

  it('when applying fails, then nothing of the batch is left, and it can be applied later', async () => {
    const events = season(1, 3);
    let broken = true;
    const handle = handler('stats', () => (broken ? Promise.reject(new Error('a bug')) : Promise.resolve()));
    await expect(handle(events)).rejects.toThrow('a bug');
    expect(await applied()).toEqual([]);
    broken = false;
    await handle(events);
    expect(await applied()).toEqual(ids(events));
  });

  it('when two consumers apply the same events at the same time, then they count once', async () => {
    const events = season(4, 25);
    const backwards = [...events].reverse();
    await Promise.all([handler('stats')(events), handler('stats')(backwards), handler('stats')(events)]);
    expect((await applied()).sort()).toEqual(ids(events).sort());
  });

  it('when a consumer waits for another that fails, then it applies them itself', async () => {
    const events = [gameStarted({ userId: 'ada', gameNumber: 1 })];
    let fail: () => void = () => undefined;
    let entered = false;
    const failing = handler('stats', () => {
      entered = true;
      return new Promise((_resolve, reject) => {
        fail = () => reject(new Error('a bug'));
      });
    })(events);
    const failed = expect(failing).rejects.toThrow('a bug');
    await until('the first is at it', () => entered);
    const second = handler('stats')(events);
    await until('the second waits', async () => {
      const { rowCount } = await pool.query(
        'SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()',
      );
      return (rowCount ?? 0) > 0;
    });
    fail();
    await failed;
    await second;
    expect(await applied()).toEqual(ids(events));
  });

  it('when the database is away, then the events are not to blame', async () => {
    const away = new Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
    const handle = applyOnce({ pool: away, group: 'stats', apply: () => Promise.resolve() });
    await expect(handle(season(1, 1))).rejects.toMatchObject({ code: 'unavailable' });
    await away.end();
  });

  describe('when statements have little time', () => {
    let hasty: Pool;
    beforeEach(() => {
      hasty = new Pool({ connectionString: url, statement_timeout: 200 });
    });
    afterEach(() => hasty.end());
    const slow = () =>
      applyOnce({
        pool: hasty,
        group: 'stats',
        apply: async (client) => void (await client.query('SELECT pg_sleep(60)')),
      });

    it('and the effect of an event takes longer, then that event is to blame', async () => {
      const failed = slow()(season(1, 1));
      await expect(failed).rejects.toMatchObject({ name: 'SlowEventError' });
    });

    it('and an event comes between others, then it alone becomes a dead letter', async () => {
      const [before, bad, after] = season(1, 3) as [DomainEvent, DomainEvent, DomainEvent];
      const letters: string[] = [];
      const delivery = createDelivery({
        group: 'stats',
        handle: applyOnce({
          pool: hasty,
          group: 'stats',
          apply: async (client, events) => {
            if (ids(events).includes(bad.eventId)) await client.query('SELECT pg_sleep(60)');
          },
        }),
        deadLetters: { add: ({ eventId }) => Promise.resolve(void letters.push(eventId)) },
        logger: quiet,
        metrics: createEventMetrics(createRegistry()),
      });
      let rest = [before, bad, after].map(eventMessage);
      for (let turns = 0; rest.length > 0 && turns < 20; turns++)
        rest = rest.slice((await delivery.deliver(rest)).done);
      expect([letters, rest]).toEqual([[bad.eventId], []]);
    });

    it('and not even its id can be written in time, then no event is to blame', async () => {
      const blocker = await pool.connect();
      await blocker.query('BEGIN');
      await blocker.query('LOCK TABLE processed_events');
      await expect(slow()(season(1, 1))).rejects.toMatchObject({ code: 'unavailable' });
      await blocker.query('ROLLBACK');
      blocker.release();
    });
  });
});
