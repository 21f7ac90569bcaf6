import { gameCompleted, gameStarted } from '../../../../scripts/jest/game-events';
import { until } from '../../../../scripts/jest/until';
import { AppError } from '../../src/app-error';
import { applyOnce } from '../../src/events/apply-once';
import type { DomainEvent } from '../../src/events/domain-event';
import { eventMessage } from '../../src/events/event-message';
import { eventWorld, type EventWorld } from './event-world';
import { recorder } from './recorder';
import { gamesByPlayer, season } from './season';

/** What services may count on, whichever bus carries their events. */
export function eventBusContract(kind: 'kafka' | 'in-process'): void {
  let world: EventWorld;
  beforeEach(async () => {
    world = await eventWorld({ kind, groups: ['stats', 'friends'] });
  });
  afterEach(() => world.close());

  const ignore = (): Promise<void> => Promise.resolve();

  it('when several groups listen, then each gets every event, and each player’s in order', async () => {
    const events = season(10, 30);
    const stats = recorder();
    const friends = recorder();
    world.start({ stats: stats.handle, friends: friends.handle });
    await world.write(events);
    await until('both groups have all', () => stats.events.length >= 300 && friends.events.length >= 300);
    expect(gamesByPlayer(stats.events)).toEqual(gamesByPlayer(events));
    expect(gamesByPlayer(friends.events)).toEqual(gamesByPlayer(events));
    await until('the outbox is empty', async () => (await world.waiting()) === 0);
  });

  it('when a player starts and finishes at once, then nobody sees the finish first', async () => {
    const events = Array.from({ length: 50 }, (_, index) => [
      gameStarted({ userId: `player-${index}`, gameNumber: 7 }),
      gameCompleted({ userId: `player-${index}`, gameNumber: 7 }),
    ]).flat();
    const stats = recorder();
    world.start({ stats: stats.handle, friends: ignore });
    await world.write(events);
    await until('all came', () => stats.events.length >= 100);
    const typesOf = (id: string): string[] =>
      stats.events.filter(({ payload }) => payload.userId === id).map(({ type }) => type);
    for (let index = 0; index < 50; index++)
      expect(typesOf(`player-${index}`)).toEqual(['game-started', 'game-completed']);
  });

  it('when a handler fails now and then, then everything is handled all the same, in order', async () => {
    const events = season(3, 20);
    const stats = recorder();
    let calls = 0;
    const flaky = async (some: DomainEvent[]): Promise<void> => {
      if (++calls % 3 === 1) throw new Error('not now');
      await stats.handle(some);
    };
    const running = world.start({ stats: flaky, friends: ignore });
    await world.write(events);
    await until('all came', () => stats.events.length >= 60);
    expect(gamesByPlayer(stats.events)).toEqual(gamesByPlayer(events));
    expect(await metric(running.registry, 'events_dead_letters_total')).toBe(0);
  });

  it('when what a handler needs is away, then its events wait as long as it takes', async () => {
    const events = season(2, 2);
    const stats = recorder();
    let tries = 0;
    const waiting = async (some: DomainEvent[]): Promise<void> => {
      if (++tries <= 12) throw new AppError('unavailable', 'The database is away.');
      await stats.handle(some);
    };
    const running = world.start({ stats: waiting, friends: ignore });
    await world.write(events);
    await until('all came', () => stats.events.length >= 4);
    expect(gamesByPlayer(stats.events)).toEqual(gamesByPlayer(events));
    expect(await metric(running.registry, 'events_dead_letters_total')).toBe(0);
  });

  it('when one event can never be applied, then it is tried five times, put aside, and stops nothing', async () => {
    const events = season(1, 40);
    const poison = events[17];
    const stats = recorder();
    const friends = recorder();
    let alone = 0;
    const choking = async (some: DomainEvent[]): Promise<void> => {
      if (some.some(({ eventId }) => eventId === poison?.eventId)) {
        if (some.length === 1) alone++;
        throw new Error('no such player');
      }
      await stats.handle(some);
    };
    const running = world.start({ stats: choking, friends: friends.handle });
    await world.write(events);
    await until('the others came', () => stats.events.length >= 39 && friends.events.length >= 40);
    const others = events.filter((event) => event !== poison);
    expect(gamesByPlayer(stats.events)).toEqual(gamesByPlayer(others));
    expect(gamesByPlayer(friends.events)).toEqual(gamesByPlayer(events));
    expect(alone).toBe(5);
    expect(await metric(running.registry, 'events_dead_letters_total')).toBe(1);
  });

  it('when the cause is mended and dead letters are replayed, then the event is applied, once by everybody', async () => {
    await world.pool.query('CREATE TABLE applied (consumer_group text, event_id uuid)');
    const [event] = season(1, 1);
    let broken = true;
    const applier = (group: string) =>
      applyOnce({
        pool: world.pool,
        group,
        apply: async (client, events) => {
          if (broken && group === 'stats') throw new Error('a bug');
          for (const { eventId } of events)
            await client.query('INSERT INTO applied VALUES ($1, $2)', [group, eventId]);
        },
      });
    const running = world.start({ stats: applier('stats'), friends: applier('friends') });
    await world.write(event ? [event] : []);
    await until(
      'it is a dead letter',
      async () => (await metric(running.registry, 'events_dead_letters_total')) === 1,
    );
    expect(await applied(world)).toEqual({ friends: 1 });
    broken = false;
    expect(await running.bus.replayDeadLetters()).toBe(1);
    await until('stats has it', async () => (await applied(world)).stats === 1);
    expect(await running.bus.replayDeadLetters()).toBe(0);
    await until('nothing is on its way', async () => (await running.lag('friends')) === 0);
    expect(await applied(world)).toEqual({ friends: 1, stats: 1 });
  });

  it('when a message is no event that this version knows, then it is put aside at once', async () => {
    const [before, after] = season(1, 2);
    const stats = recorder();
    const running = world.start({ stats: stats.handle, friends: ignore });
    await world.write(before ? [before] : []);
    await world.pool.query(
      `INSERT INTO outbox (event_id, topic, key, payload)
       VALUES (gen_random_uuid(), 'games', 'somebody', '{"schemaVersion": 1, "type": "game-started"}')`,
    );
    await world.write(after ? [after] : []);
    await until('the others came', () => stats.events.length >= 2);
    await until(
      'both groups put it aside',
      async () => (await metric(running.registry, 'events_dead_letters_total')) === 2,
    );
  });

  it('when everything is stopped and started, then it goes on where it was', async () => {
    const first = season(4, 10);
    const second = season(4, 10);
    const before = recorder();
    const after = recorder();
    const running = world.start({ stats: before.handle, friends: ignore });
    await world.write(first);
    await until('the first came', () => before.events.length >= 40);
    await until(
      'nothing waits',
      async () => (await running.lag('stats')) === 0 && (await world.waiting()) === 0,
    );
    await running.stop();
    await world.write(second);
    world.start({ stats: after.handle, friends: ignore });
    await until('the second came', () => after.events.length >= 40);
    expect(gamesByPlayer(before.events)).toEqual(gamesByPlayer(first));
    expect(gamesByPlayer(after.events)).toEqual(gamesByPlayer(second));
  });

  it('when it is stopped while events wait for what is away, then they come after the next start', async () => {
    const events = season(2, 3);
    const stats = recorder();
    let tries = 0;
    const away = (): Promise<void> => {
      tries++;
      return Promise.reject(new AppError('unavailable', 'The database is away.'));
    };
    const running = world.start({ stats: away, friends: ignore });
    await world.write(events);
    await until('it was tried', () => tries > 2);
    await running.stop();
    world.start({ stats: stats.handle, friends: ignore });
    await until('all came', () => stats.events.length >= 6);
    expect(gamesByPlayer(stats.events)).toEqual(gamesByPlayer(events));
  });

  it('when a group did not listen at first, then it gets what it missed', async () => {
    const events = season(2, 5);
    const friends = recorder();
    const running = world.start({ stats: ignore });
    await world.write(events);
    await running.stop();
    world.start({ stats: ignore, friends: friends.handle });
    await until('all came', () => friends.events.length >= 10);
    expect(gamesByPlayer(friends.events)).toEqual(gamesByPlayer(events));
  });

  it('when the same event is delivered three times, then it is applied once', async () => {
    await world.pool.query('CREATE TABLE applied (consumer_group text, event_id uuid)');
    const [event] = season(1, 1);
    const [last] = season(1, 1);
    if (!event || !last) throw new Error('There are no events.');
    let deliveries = 0;
    const once = applyOnce({
      pool: world.pool,
      group: 'stats',
      apply: async (client, events) => {
        for (const { eventId } of events)
          await client.query(`INSERT INTO applied VALUES ('stats', $1)`, [eventId]);
      },
    });
    const counting = async (events: DomainEvent[]): Promise<void> => {
      await once(events);
      deliveries += events.filter(({ eventId }) => eventId === event.eventId).length;
    };
    const { bus } = world.start({ stats: counting, friends: ignore });
    const message = eventMessage(event);
    await bus.publisher.publish([message, message]);
    await bus.publisher.publish([message]);
    await bus.publisher.publish([eventMessage(last)]);
    await until('all were handled', () => deliveries >= 3);
    await until('the last was applied', async () => ((await applied(world)).stats ?? 0) >= 2);
    expect(await applied(world)).toEqual({ stats: 2 });
  });

  it('when a group does not keep up, then its lag says by how much', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await world.write(season(1, 3));
    const running = world.start({ stats: () => released, friends: ignore });
    await until('three wait', async () => (await running.lag('stats')) === 3);
    release();
    await until('none waits', async () => (await running.lag('stats')) === 0);
  });
}

async function metric(registry: { getMetricsAsJSON(): Promise<unknown> }, name: string): Promise<number> {
  const all = (await registry.getMetricsAsJSON()) as { name: string; values: { value: number }[] }[];
  return all.find((one) => one.name === name)?.values.reduce((sum, { value }) => sum + value, 0) ?? NaN;
}

async function applied(world: EventWorld): Promise<Record<string, number>> {
  const { rows } = await world.pool.query<{ consumer_group: string; count: number }>(
    'SELECT consumer_group, count(*)::int AS count FROM applied GROUP BY consumer_group',
  );
  return Object.fromEntries(rows.map(({ consumer_group, count }) => [consumer_group, count]));
}
