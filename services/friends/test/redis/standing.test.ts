import { randomUUID } from 'node:crypto';
import { createLogger } from '@proximity/common/logger';
import { createRedis, type Redis } from '@proximity/common/redis';
import type { Standing, TopLists } from '@proximity/common/top-lists';
import { createRedisTopLists } from '@proximity/common/top-lists-redis';
import { accountDeleted, gameCompleted } from '../../../../scripts/jest/game-events';
import { freshDatabase } from '../../../../scripts/jest/fresh-database';
import { openGate, type TcpGate } from '../../../../scripts/jest/tcp-gate';
import { ownRedis, type OwnRedis } from '../../../../scripts/jest/own-redis';
import { until } from '../../../../scripts/jest/until';
import { lockList, unlockList } from '../../src/repository/list-lock';
import { GAME, runFriends, type RunningFriends } from '../running-friends';

let gamesSoFar = 100;

describe('the global standing in Redis', () => {
  let server: OwnRedis;
  let gate: TcpGate;
  let redis: Redis;
  let topLists: TopLists;
  let replicas: RunningFriends[];
  let friends: RunningFriends;
  let gameNumber: number;

  beforeAll(async () => {
    server = await ownRedis();
    redis = createRedis(server.url, createLogger({ service: 'test', level: 'silent' }));
    topLists = createRedisTopLists(redis);
    gate = await openGate({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
    const settings = { databaseUrl: await freshDatabase(), redisUrl: `redis://127.0.0.1:${gate.port}` };
    const first = await runFriends(settings);
    replicas = [first, await runFriends(settings)];
    friends = first;
    await redisIs('ready');
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.stop();
    await gate.close();
    redis.disconnect();
    await server.end();
  });
  beforeEach(() => {
    gameNumber = gamesSoFar++;
  });

  const redisIs = (state: 'ready' | 'away') =>
    until(`Redis is ${state}`, () => (redis.status === 'ready') === (state === 'ready'));
  const standing = async (userId: string, replica = friends): Promise<Standing> => {
    const { place, finishers } = await replica.calls.getStanding({ userId, ...GAME, gameNumber });
    return place === undefined ? { size: finishers } : { place, size: finishers };
  };
  /** What Redis itself says; nothing where there is no such list. */
  const listed = (userId: string): Promise<Standing | undefined> =>
    topLists.standing(`proximity/${gameNumber}`, userId).catch(() => undefined);
  const untilListed = (userId: string, expected: Standing) =>
    until(`the list says ${JSON.stringify(expected)}`, async () => {
      // Asking is what makes a list that is not there.
      await standing(userId);
      return JSON.stringify(await listed(userId)) === JSON.stringify(expected);
    });
  const winners = async (...guesses: number[]): Promise<string[]> => {
    const users = guesses.map(() => randomUUID());
    await friends.publish(
      ...users.map((userId, index) => gameCompleted({ userId, gameNumber, guessCount: guesses[index] ?? 1 })),
    );
    return users;
  };

  it('when a standing is asked for, then the list is made, and keeps up with what happens', async () => {
    const [ada = '', bob = ''] = await winners(5, 7);
    await friends.publish(
      gameCompleted({ userId: randomUUID(), gameNumber, guessCount: 1, suspicious: true }),
    );
    expect([await standing(ada), await standing(bob)]).toEqual([
      { place: 1, size: 2 },
      { place: 2, size: 2 },
    ]);
    await untilListed(bob, { place: 2, size: 2 });
    await winners(6, 7);
    await friends.publish(
      gameCompleted({ userId: randomUUID(), gameNumber, guessCount: 1, won: false }),
      gameCompleted({ userId: randomUUID(), gameNumber, guessCount: 1, suspicious: true }),
    );
    await untilListed(bob, { place: 3, size: 4 });
    expect(await standing(bob)).toEqual({ place: 3, size: 4 });
  });

  it('when Redis comes back empty, then the standing is right at once, and the list is made anew', async () => {
    const [ada = '', bob = ''] = await winners(5, 7);
    await untilListed(ada, { place: 1, size: 2 });
    await server.kill();
    await redisIs('away');
    await server.restart();
    await redisIs('ready');
    expect(await listed(bob)).toBeUndefined();
    expect(await standing(bob)).toEqual({ place: 2, size: 2 });
    await untilListed(bob, { place: 2, size: 2 });
  });

  it('when Redis is away, then finishes are handled, leaderboard and standing answer, and nothing is lost', async () => {
    const [ada = ''] = await winners(5);
    await untilListed(ada, { place: 1, size: 1 });
    await server.kill();
    await redisIs('away');
    const [bob = ''] = await winners(4);
    const { games } = await friends.calls.friendsGames({ userId: bob, ...GAME, gameNumber });
    expect(games).toMatchObject([{ userId: bob, position: 1, guessCount: 4 }]);
    expect([await standing(bob), await standing(ada)]).toEqual([
      { place: 1, size: 2 },
      { place: 2, size: 2 },
    ]);
    await server.restart();
    await redisIs('ready');
    await untilListed(ada, { place: 2, size: 2 });
  });

  it('when Redis cannot be reached for a while but keeps what it has, then what happened is put on its lists', async () => {
    const [ada = ''] = await winners(5);
    await untilListed(ada, { place: 1, size: 1 });
    gate.shut();
    const [bob = ''] = await winners(4);
    expect(await standing(bob)).toEqual({ place: 1, size: 2 });
    gate.open();
    // Nobody asks: the list was never lost.
    await until('the list has it', async () => (await listed(ada))?.place === 2);
    expect(await listed(bob)).toEqual({ place: 1, size: 2 });
  });

  it('when Redis hangs, then finishes are handled and the standing answers all the same', async () => {
    const [ada = ''] = await winners(5);
    await untilListed(ada, { place: 1, size: 1 });
    server.freeze();
    const [bob = ''] = await winners(4);
    expect([await standing(ada), await standing(bob)]).toEqual([
      { place: 2, size: 2 },
      { place: 1, size: 2 },
    ]);
    server.thaw();
    await untilListed(ada, { place: 2, size: 2 });
  });

  it('when an account is deleted, then it leaves the list, also one that could not be reached', async () => {
    const [ada = '', bob = '', cyd = ''] = await winners(5, 6, 7);
    await untilListed(cyd, { place: 3, size: 3 });
    await friends.publish(accountDeleted(ada));
    await until('the list has it', async () => (await listed(cyd))?.place === 2);
    gate.shut();
    await friends.publish(accountDeleted(bob));
    gate.open();
    await until('the list has it', async () => (await listed(cyd))?.place === 1);
    expect(await standing(cyd)).toEqual({ place: 1, size: 1 });
  });

  it('when a list is just being filled, then changes wait until that is over, and the standing is right meanwhile', async () => {
    const [ada = ''] = await winners(5);
    await untilListed(ada, { place: 1, size: 1 });
    const filler = await friends.pool.connect();
    const list = { ...GAME, gameNumber };
    await until('the list is free', () => lockList(filler, list));
    const [bob = ''] = await winners(4);
    expect(await standing(bob)).toEqual({ place: 1, size: 2 });
    // The changes of another list are applied, so those of this one had their turn.
    const held = gameNumber;
    gameNumber = gamesSoFar++;
    const [cyd = ''] = await winners(4);
    await untilListed(cyd, { place: 1, size: 1 });
    await winners(3);
    await untilListed(cyd, { place: 2, size: 2 });
    gameNumber = held;
    expect(await listed(ada)).toEqual({ place: 1, size: 1 });
    await unlockList(filler, list);
    filler.release();
    await until('the list has it', async () => (await listed(ada))?.place === 2);
  });

  it('when games are won and accounts deleted while lists are made by two replicas, then in the end the list is right', async () => {
    const users = Array.from({ length: 120 }, (_, index) => ({
      userId: randomUUID(),
      guessCount: (index * 7) % 40,
      hintCount: index % 4,
    }));
    const gone = users.filter((_, index) => index % 5 === 0);
    const working = users.map(async ({ userId, ...win }, index) => {
      const replica = replicas[index % 2] ?? friends;
      await replica.publish(gameCompleted({ userId, gameNumber, ...win }));
      await standing(userId, replica);
      if (index % 30 === 0) await redis.flushall();
      if (index % 5 === 0) await replica.publish(accountDeleted(userId));
    });
    await Promise.all(working);
    const rest = users.filter((user) => !gone.includes(user));
    const first = rest[0]?.userId ?? '';
    await until('all is on the list', async () => {
      const { rowCount } = await friends.pool.query('SELECT FROM top_list_changes');
      if (rowCount === 0) await standing(first);
      return rowCount === 0 && (await listed(first)) !== undefined;
    });
    for (const { userId, guessCount, hintCount } of rest) {
      const better = rest.filter(
        (other) =>
          other.hintCount < hintCount || (other.hintCount === hintCount && other.guessCount < guessCount),
      );
      expect(await listed(userId)).toEqual({ place: better.length + 1, size: rest.length });
    }
  });
});

describe('friends that start without Redis', () => {
  it('when Redis comes later, then the standing was right before, and is kept there from then on', async () => {
    const server = await ownRedis();
    await server.kill();
    const friends = await runFriends({ databaseUrl: await freshDatabase(), redisUrl: server.url });
    const userId = randomUUID();
    await friends.publish(gameCompleted({ userId }));
    expect(await friends.calls.getStanding({ userId, ...GAME })).toMatchObject({ place: 1, finishers: 1 });
    await server.restart();
    const redis = createRedis(server.url, createLogger({ service: 'test', level: 'silent' }));
    const topLists = createRedisTopLists(redis);
    await until('the list is there', async () => {
      await friends.calls.getStanding({ userId, ...GAME });
      const listed = await topLists.standing('proximity/904', userId).catch(() => undefined);
      return listed?.place === 1;
    });
    await friends.stop();
    redis.disconnect();
    await server.end();
  });
});

describe('a Redis that was killed and comes back with older data', () => {
  it('when a win was put on a list and lost, then its place is right at once, and on the list again', async () => {
    const server = await ownRedis();
    const friends = await runFriends({ databaseUrl: await freshDatabase(), redisUrl: server.url });
    const redis = createRedis(server.url, createLogger({ service: 'test', level: 'silent' }));
    const topLists = createRedisTopLists(redis);
    const [ada, bob] = [randomUUID(), randomUUID()];
    const standingOf = async (userId: string): Promise<object> => {
      const { place, finishers } = await friends.calls.getStanding({ userId, ...GAME });
      return { place, finishers };
    };
    const untilListed = (userId: string, place: number) =>
      until('the list has it', async () => {
        await standingOf(ada);
        const listed = await topLists.standing('proximity/904', userId).catch(() => undefined);
        return listed?.place === place;
      });
    await friends.publish(gameCompleted({ userId: ada, guessCount: 5 }));
    await untilListed(ada, 1);
    await redis.save();
    await friends.publish(gameCompleted({ userId: bob, guessCount: 3 }));
    await untilListed(bob, 1);
    await server.kill();
    await until('that is noticed', () => redis.status !== 'ready');
    await server.restart();
    await until('Redis is back', () => redis.status === 'ready');
    expect([await standingOf(ada), await standingOf(bob)]).toEqual([
      { place: 2, finishers: 2 },
      { place: 1, finishers: 2 },
    ]);
    await untilListed(bob, 1);
    redis.disconnect();
    await friends.stop();
    await server.end();
  });
});
