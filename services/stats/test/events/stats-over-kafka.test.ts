import { randomUUID } from 'node:crypto';
import { eventMessage, type EventMessage } from '@proximity/common/events/event-message';
import { accountDeleted, gameCompleted, gameStarted, toldAgain } from '../../../../scripts/jest/game-events';
import { until } from '../../../../scripts/jest/until';
import { kafkaStats, type KafkaStats } from './kafka-stats';

jest.setTimeout(120_000);

describe('stats, with a real Kafka', () => {
  let world: KafkaStats;
  beforeEach(async () => {
    world = await kafkaStats();
  });
  afterEach(() => world.close());

  const players = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
  /** One game each: begun, and every third of them given up. */
  const gamesOf = (userIds: string[], gameNumber: number) =>
    userIds.flatMap((userId, index) => {
      const game = { userId, gameNumber };
      return [
        gameStarted(game),
        gameCompleted({ ...game, won: index % 3 > 0, guessCount: 1 + (index % 50) }),
      ];
    });

  it('when every event is delivered three times, then it counts once', async () => {
    await world.startReplica();
    const games = gamesOf(players(60), 1);
    await world.tell(...games, ...games);
    await world.tell(...games);
    await world.untilHandled();
    expect(await world.talliesOf(1)).toEqual({ begun: 60, won: 40, lost: 20 });
  });

  it('when what was told is told again under other ids, then it counts once', async () => {
    await world.startReplica();
    const games = gamesOf(players(60), 1);
    await world.tell(...games);
    await world.tell(...games.map(toldAgain));
    await world.untilHandled();
    expect(await world.talliesOf(1)).toEqual({ begun: 60, won: 40, lost: 20 });
  });

  it('when there are poison messages in between, then they are put aside and stop nothing', async () => {
    const replica = await world.startReplica();
    const [before, after] = [gamesOf(players(30), 1), gamesOf(players(30), 1)];
    const unreadable: EventMessage = {
      ...{ topic: 'games', key: 'eve', eventId: randomUUID(), value: '{"schemaVersion":99}' },
    };
    const uncountable = gameStarted({ userId: randomUUID(), gameNumber: 1, gameCode: 'proximity_xx' });
    await world.publish(
      ...before.map(eventMessage),
      unreadable,
      eventMessage(uncountable),
      ...after.map(eventMessage),
    );
    await world.untilHandled();
    expect(await world.talliesOf(1)).toEqual({ begun: 60, won: 40, lost: 20 });
    const metrics = await (await fetch(`http://127.0.0.1:${replica.opsPort}/metrics`)).text();
    // Each at least once, as everything that Kafka delivers.
    expect(metrics).toMatch(/events_dead_letters_total\{group="stats",topic="games"\} ([2-9]|\d\d)/);
  });

  it('when an account is deleted, then what its games told and still tell is gone', async () => {
    await world.startReplica();
    const [gone, here] = [randomUUID(), randomUUID()];
    await world.tell(...gamesOf([gone, here], 1));
    await world.untilHandled();
    await world.tell(accountDeleted(gone));
    const rowsOf = async (userId: string) =>
      (await world.pool.query('SELECT 1 FROM plays WHERE user_id = $1', [userId])).rowCount;
    await until('it is deleted', async () => (await rowsOf(gone)) === 0);
    await world.tell(...gamesOf([gone], 2));
    await world.untilHandled();
    expect([await rowsOf(gone), await rowsOf(here)]).toEqual([0, 1]);
  });

  it('when a second replica joins amid the events and leaves again, then each event counts once', async () => {
    await world.startReplica();
    const flood = Array.from({ length: 8 }, () => gamesOf(players(100), 1));
    await world.tell(...(flood[0] ?? []));
    const joining = world.startReplica();
    for (const games of flood.slice(1, 5)) await world.tell(...games);
    const leaving = joining.then((second) => second.stop());
    for (const games of flood.slice(5)) await world.tell(...games);
    await leaving;
    await world.untilHandled();
    expect(await world.talliesOf(1)).toEqual({ begun: 800, won: 528, lost: 272 });
  });

  describe('as a process of its own', () => {
    it('when it is killed in the middle of a batch, and more comes while it is down, then all counts once after its return', async () => {
      const first = world.startProcess();
      await world.tell(...gamesOf(players(50), 1));
      await until('it works', async () => (await tallied()) === 50);

      const blocker = await world.pool.connect();
      await blocker.query('BEGIN');
      await blocker.query('LOCK TABLE tallies IN SHARE MODE');
      await world.tell(...gamesOf(players(400), 1));
      await until('it is in the middle of a batch', async () => (await waiting()) > 0);
      await first.kill();
      await blocker.query('ROLLBACK');
      blocker.release();
      await world.tell(...gamesOf(players(600), 1));
      expect(await tallied()).toBe(50);

      const second = world.startProcess();
      await world.untilHandled();
      // Of each of the three floods every third, the first one included.
      expect(await world.talliesOf(1)).toEqual({ begun: 1050, won: 699, lost: 351 });
      expect(await second.end()).toBe(0);
    });

    const tallied = async (): Promise<number> => {
      const { rows } = await world.pool
        .query<{ games: number }>(
          'SELECT coalesce(sum(games), 0)::int AS games FROM tallies WHERE outcome <> $1',
          ['begun'],
        )
        .catch(() => ({ rows: [] }));
      return rows[0]?.games ?? 0;
    };
    /** How many transactions wait for the table. */
    const waiting = async (): Promise<number> => {
      const { rowCount } = await world.pool.query(
        `SELECT 1 FROM pg_locks WHERE relation = 'tallies'::regclass AND NOT granted`,
      );
      return rowCount ?? 0;
    };
  });
});
