import { gameStarted } from '../../../../scripts/jest/game-events';
import { until } from '../../../../scripts/jest/until';
import type { EventMessage } from '../../src/events/event-message';
import { writeOutbox } from '../../src/events/outbox';
import { startOutboxRelay, type OutboxRelay } from '../../src/events/outbox-relay';
import { createRegistry, type Registry } from '../../src/metrics';
import { eventWorld, quiet, type EventWorld } from './event-world';
import { gateToDatabase } from './gate';
import { season } from './season';

describe('the relay', () => {
  let world: EventWorld;
  let registry: Registry;
  const relays = new Set<OutboxRelay>();
  beforeEach(async () => {
    world = await eventWorld({ kind: 'in-process', groups: [] });
    registry = createRegistry();
  });
  afterEach(async () => {
    for (const relay of relays) await relay.stop();
    relays.clear();
    await world.close();
  });

  function start(
    publish: (messages: readonly EventMessage[]) => Promise<void>,
    { databaseUrl = world.databaseUrl, pollMs = 100, keepDays = 7 } = {},
  ): OutboxRelay {
    const parts = { service: 'test', publisher: { publish }, logger: quiet, registry };
    const relay = startOutboxRelay({ ...parts, databaseUrl, pollMs, keepDays });
    relays.add(relay);
    return relay;
  }

  it('when an event is committed, then it is published without waiting for the poll', async () => {
    const { ids, publish } = recorder();
    start(publish, { pollMs: 600_000 });
    const [first, second] = season(1, 2);
    await world.write(first ? [first] : []);
    await until('the first is published', () => ids.length === 1);
    await world.write(second ? [second] : []);
    await until('the second is published', () => ids.length === 2);
  });

  it('when a notification is lost, then the poll finds the event', async () => {
    await world.pool.query('DROP TRIGGER outbox_written ON outbox');
    const { ids, publish } = recorder();
    start(publish);
    await until('it is active', () => isActive(world));
    await world.write(season(1, 1));
    await until('it is published', () => ids.length === 1);
  });

  it('when a transaction with a lower number commits late, then its event is not skipped', async () => {
    const { ids, publish } = recorder();
    const late = await world.pool.connect();
    await late.query('BEGIN');
    const early = gameStarted({ userId: 'ada', gameNumber: 1 });
    await writeOutbox(late, early);
    const other = gameStarted({ userId: 'bob', gameNumber: 1 });
    await world.write([other]);
    start(publish);
    await until('the other is published', () => ids.length === 1);
    await late.query('COMMIT');
    late.release();
    await until('the late one is published', () => ids.length === 2);
    expect(ids).toEqual([other.eventId, early.eventId]);
  });

  it('when the brokers are away, then events wait, are seen to wait, and go out in order afterwards', async () => {
    const { ids, publish } = recorder();
    let away = true;
    start((messages) => (away ? Promise.reject(new Error('no broker')) : publish(messages)));
    const events = season(2, 10);
    await world.write(events);
    await until('the depth is seen', async () => (await metric(registry, 'outbox_waiting')) === 20);
    expect(await metric(registry, 'outbox_oldest_seconds')).toBeGreaterThan(0);
    away = false;
    await until('all are published', () => ids.length >= 20);
    expect(ids).toEqual(events.map(({ eventId }) => eventId));
    await until('the depth is gone', async () => (await metric(registry, 'outbox_waiting')) === 0);
    expect(await metric(registry, 'outbox_oldest_seconds')).toBe(0);
  });

  it('when publishing succeeds but cannot be marked, then the event is published again', async () => {
    const { gate, databaseUrl } = await gateToDatabase(world.databaseUrl);
    const { ids, publish } = recorder();
    start(
      async (messages) => {
        await publish(messages);
        if (ids.length === 1) gate.shut();
      },
      { databaseUrl },
    );
    const [event] = season(1, 1);
    await world.write(event ? [event] : []);
    await until('it was published', () => ids.length === 1);
    expect(await world.waiting()).toBe(1);
    gate.open();
    await until('it is marked', async () => (await world.waiting()) === 0);
    expect(ids).toEqual([event?.eventId, event?.eventId]);
    await gate.close();
  });

  it('when the database goes away and returns, then the relay goes on', async () => {
    const { gate, databaseUrl } = await gateToDatabase(world.databaseUrl);
    const { ids, publish } = recorder();
    start(publish, { databaseUrl });
    const events = season(1, 3);
    const published = (index: number) => () => ids.includes(events[index]?.eventId ?? '');
    await world.write(events.slice(0, 1));
    await until('the first is published', published(0));
    gate.shut();
    await world.write(events.slice(1, 2));
    await until('it lost the lock', async () => !(await isActive(world)));
    gate.open();
    await until('the second is published', published(1));
    await world.write(events.slice(2));
    await until('the third is published', published(2));
    await gate.close();
  });

  it('when the database hangs, then the relay notices and connects anew', async () => {
    const { gate, databaseUrl } = await gateToDatabase(world.databaseUrl);
    const { ids, publish } = recorder();
    start(publish, { databaseUrl });
    await until('it is active', () => isActive(world));
    gate.freeze();
    await world.write(season(1, 1));
    // Its own patience with a silent server is some seconds; then it hangs up, and the server lets go of the lock.
    await until('it hung up', async () => !(await isActive(world)));
    gate.open();
    await until('the event is published', () => ids.length === 1);
    await gate.close();
  });

  it('when two relays run, then one is active, and the other takes over when that one is gone', async () => {
    const { gate, databaseUrl } = await gateToDatabase(world.databaseUrl);
    const first = recorder();
    const second = recorder();
    start(first.publish, { databaseUrl });
    await until('the first is active', () => isActive(world));
    start(second.publish);
    await world.write(season(1, 5));
    await until('the first published', async () => (await world.waiting()) === 0);
    expect(first.ids).toHaveLength(5);
    expect(second.ids).toEqual([]);
    gate.shut();
    await world.write(season(1, 5));
    await until('the second published', () => second.ids.length === 5);
    expect(first.ids).toHaveLength(5);
    await gate.close();
  });

  it('when rows were published more than seven days ago, then they are deleted, and no others', async () => {
    const events = season(1, 3);
    await world.write(events);
    await world.pool.query(
      `UPDATE outbox SET published_at = now() - CASE event_id WHEN $1 THEN interval '8 days' ELSE interval '6 days' END
       WHERE event_id IN ($1, $2)`,
      [events[0]?.eventId, events[1]?.eventId],
    );
    start(() => Promise.reject(new Error('no broker')));
    const left = async (): Promise<string[]> =>
      (await world.pool.query<{ event_id: string }>('SELECT event_id FROM outbox ORDER BY id')).rows.map(
        ({ event_id }) => event_id,
      );
    await until('one is gone', async () => (await left()).length === 2);
    expect(await left()).toEqual([events[1]?.eventId, events[2]?.eventId]);
  });

  it('when it is stopped while publishing never ends, then it stops all the same', async () => {
    let publishing = false;
    const relay = start(() => {
      publishing = true;
      return new Promise(() => undefined);
    });
    await world.write(season(1, 1));
    await until('it publishes', () => publishing);
    await relay.stop();
    expect(await world.waiting()).toBe(1);
  });
});

function recorder() {
  const ids: string[] = [];
  const publish = (messages: readonly EventMessage[]): Promise<void> => {
    ids.push(...messages.map(({ eventId }) => eventId));
    return Promise.resolve();
  };
  return { ids, publish };
}

/** Whether some relay holds the lock of this database. */
async function isActive(world: EventWorld): Promise<boolean> {
  const { rowCount } = await world.pool.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ExclusiveLock'
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rowCount === 1;
}

async function metric(registry: Registry, name: string): Promise<number> {
  const found = registry.getSingleMetric(name);
  const values = found ? (await found.get()).values : [];
  return values[0]?.value ?? NaN;
}
