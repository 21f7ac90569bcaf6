import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { ownRedis, type OwnRedis } from '../../../../scripts/jest/own-redis';
import { until } from '../../../../scripts/jest/until';
import type { Redis } from '../../src/redis';
import type { TopLists } from '../../src/top-lists';
import { createInProcessTopLists } from '../../src/top-lists-in-process';
import { createRedisTopLists } from '../../src/top-lists-redis';
import { connectedRedis } from './connected-redis';

const list = (): string => `t-${randomUUID()}`;

function topListsContract(create: () => TopLists): void {
  it('when a list was never filled, then it is not there, and keeps nothing', async () => {
    const [tops, name] = [create(), list()];
    expect(await tops.standing(name, 'ada')).toBeUndefined();
    expect(await tops.put(name, [{ member: 'ada', score: 1 }])).toBe(false);
    expect(await tops.standing(name, 'ada')).toBeUndefined();
  });

  it('when a list is filled with nothing, then it is there, and empty', async () => {
    const [tops, name] = [create(), list()];
    await tops.fill(name, []);
    expect(await tops.standing(name, 'ada')).toEqual({ size: 0 });
    expect(await tops.put(name, [{ member: 'ada', score: 0 }])).toBe(true);
    expect(await tops.standing(name, 'ada')).toEqual({ place: 1, size: 1 });
  });

  it('when scores are equal, then places are shared, and the next place is left out', async () => {
    const [tops, name] = [create(), list()];
    await tops.fill(name, [
      { member: 'ada', score: 7 },
      { member: 'bob', score: 7 },
      { member: 'cyd', score: 1_000_012 },
    ]);
    expect(await tops.standing(name, 'ada')).toEqual({ place: 1, size: 3 });
    expect(await tops.standing(name, 'bob')).toEqual({ place: 1, size: 3 });
    expect(await tops.standing(name, 'cyd')).toEqual({ place: 3, size: 3 });
    expect(await tops.standing(name, 'dan')).toEqual({ size: 3 });
  });

  it('when somebody is put twice, then the better score stays', async () => {
    const [tops, name] = [create(), list()];
    await tops.fill(name, [{ member: 'ada', score: 5 }]);
    await tops.put(name, [
      { member: 'bob', score: 9 },
      { member: 'bob', score: 3 },
    ]);
    await tops.put(name, [{ member: 'bob', score: 8 }]);
    expect(await tops.standing(name, 'bob')).toEqual({ place: 1, size: 2 });
  });

  it('when a list is filled while somebody is put on it, then they stay', async () => {
    const [tops, name] = [create(), list()];
    await tops.fill(name, [{ member: 'ada', score: 5 }]);
    await tops.put(name, [{ member: 'bob', score: 3 }]);
    await tops.fill(name, [{ member: 'ada', score: 5 }]);
    expect(await tops.standing(name, 'ada')).toEqual({ place: 2, size: 2 });
  });

  it('when somebody is removed, then the others move up; also somebody called like the mark', async () => {
    const [tops, name] = [create(), list()];
    await tops.fill(name, [
      { member: 'filled', score: 1 },
      { member: 'ada', score: 2 },
    ]);
    await tops.remove(name, 'filled');
    await tops.remove(name, 'nobody');
    expect(await tops.standing(name, 'ada')).toEqual({ place: 1, size: 1 });
  });

  it('when a list is long, then it is filled all the same', async () => {
    const [tops, name] = [create(), list()];
    await tops.fill(
      name,
      Array.from({ length: 2_501 }, (_, score) => ({ member: `m${score}`, score })),
    );
    expect(await tops.standing(name, 'm2500')).toEqual({ place: 2_501, size: 2_501 });
  });

  it('when anything is put in any order, then a place is one more than the number of better scores', async () => {
    const tops = create();
    const entries = fc.array(
      fc.record({ member: fc.constantFrom(...'abcdefgh'), score: fc.nat({ max: 4 }) }),
    );
    await fc.assert(
      fc.asyncProperty(entries, entries, async (filled, put) => {
        const name = list();
        await tops.fill(name, filled);
        await tops.put(name, put);
        const best = new Map<string, number>();
        for (const { member, score } of [...filled, ...put])
          best.set(member, Math.min(score, best.get(member) ?? score));
        for (const [member, own] of best) {
          const place = 1 + [...best.values()].filter((score) => score < own).length;
          expect(await tops.standing(name, member)).toEqual({ place, size: best.size });
        }
      }),
      { numRuns: 30 },
    );
  });
}

describe('top lists in this process', () => topListsContract(createInProcessTopLists));

describe('top lists in Redis', () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = await connectedRedis();
  });
  afterAll(() => redis.quit());

  topListsContract(() => createRedisTopLists(redis));

  it('when two replicas share a Redis, then they see one list', async () => {
    const [one, other, name] = [createRedisTopLists(redis), createRedisTopLists(redis), list()];
    await one.fill(name, [{ member: 'ada', score: 5 }]);
    await other.put(name, [{ member: 'bob', score: 3 }]);
    expect(await one.standing(name, 'ada')).toEqual({ place: 2, size: 2 });
  });

  it('when a list is kept, then it ends after a week at the latest, and is then filled anew', async () => {
    const name = list();
    await createRedisTopLists(redis).fill(name, [{ member: 'ada', score: 5 }]);
    expect(await redis.ttl(`top:{${name}}`)).toBeGreaterThan(6 * 24 * 3600);
    expect(await redis.keys(`top:{${name}}*`)).toHaveLength(1);
  });
});

describe('top lists in a Redis that goes away', () => {
  let server: OwnRedis;
  let redis: Redis;
  beforeAll(async () => {
    server = await ownRedis();
    redis = await connectedRedis(server.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.end();
  });

  it('when it is killed, then callers are told; when it comes back empty, then lists are filled again', async () => {
    const [tops, name] = [createRedisTopLists(redis), list()];
    const entries = [{ member: 'ada', score: 5 }];
    await tops.fill(name, entries);
    await server.kill();
    await until('it is noticed', () => redis.status !== 'ready');
    await expect(tops.standing(name, 'ada')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(tops.put(name, entries)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(tops.fill(name, entries)).rejects.toMatchObject({ code: 'unavailable' });
    await server.restart();
    await until('Redis is back', () => redis.status === 'ready');
    expect(await tops.standing(name, 'ada')).toBeUndefined();
    await tops.fill(name, entries);
    expect(await tops.standing(name, 'ada')).toEqual({ place: 1, size: 1 });
  });

  it('when it hangs, then callers are told, and it is found again once it goes on', async () => {
    const [tops, name] = [createRedisTopLists(redis), list()];
    await tops.fill(name, []);
    server.freeze();
    await expect(tops.standing(name, 'ada')).rejects.toMatchObject({ code: 'unavailable' });
    await until('the connection was given up', () => redis.status !== 'ready');
    server.thaw();
    await until('Redis is back', () => redis.status === 'ready');
    expect(await tops.standing(name, 'ada')).toEqual({ size: 0 });
  });
});

describe('top lists in a Redis that forgot its last moments', () => {
  let server: OwnRedis;
  let redis: Redis;
  beforeEach(async () => {
    server = await ownRedis();
    redis = await connectedRedis(server.url);
  });
  afterEach(async () => {
    redis.disconnect();
    await server.end();
  });

  it('when it is killed and comes back with older lists, then they are not there, and are filled from the start', async () => {
    const [tops, name] = [createRedisTopLists(redis), list()];
    await tops.fill(name, [
      { member: 'ada', score: 5 },
      { member: 'gone', score: 1 },
    ]);
    await redis.save();
    await tops.remove(name, 'gone');
    await tops.put(name, [{ member: 'bob', score: 3 }]);
    expect(await tops.standing(name, 'ada')).toEqual({ place: 2, size: 2 });
    await server.kill();
    await until('it is noticed', () => redis.status !== 'ready');
    await server.restart();
    await until('Redis is back', () => redis.status === 'ready');
    expect(await redis.zscore(`top:{${name}}`, 'm:gone')).toBe('1');

    expect(await tops.standing(name, 'bob')).toBeUndefined();
    expect(await tops.put(name, [{ member: 'cyd', score: 4 }])).toBe(false);
    await tops.fill(name, [
      { member: 'ada', score: 5 },
      { member: 'bob', score: 3 },
    ]);
    await tops.put(name, [{ member: 'cyd', score: 4 }]);
    expect(await tops.standing(name, 'ada')).toEqual({ place: 3, size: 3 });
  });

  it('when a copy takes over, which may not have had everything, then no list is there', async () => {
    const copy = await ownRedis();
    const copied = await connectedRedis(copy.url);
    const [tops, name] = [createRedisTopLists(redis), list()];
    await tops.fill(name, [{ member: 'ada', score: 5 }]);
    await copied.replicaof('127.0.0.1', new URL(server.url).port);
    await until('it has the list', async () => (await copied.exists(`top:{${name}}`)) === 1);
    await copied.replicaof('NO', 'ONE');
    expect(await createRedisTopLists(copied).standing(name, 'ada')).toBeUndefined();
    copied.disconnect();
    await copy.end();
  });
});
