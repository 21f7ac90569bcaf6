import { randomUUID } from 'node:crypto';
import { ownRedis, type OwnRedis } from '../../../../scripts/jest/own-redis';
import { until } from '../../../../scripts/jest/until';
import { createRateLimiter, type RateLimit, type RateLimiter } from '../../src/rate-limiter';
import { createRedis, type Redis } from '../../src/redis';
import { quiet } from '../events/event-world';
import { connectedRedis } from './connected-redis';

const limit = (withoutRedis: RateLimit['withoutRedis'], change: Partial<RateLimit> = {}): RateLimit => ({
  ...{ name: `t-${randomUUID()}`, points: 3, windowSeconds: 60, withoutRedis },
  ...change,
});
const times = async (limiter: RateLimiter, count: number, key = 'ada'): Promise<boolean[]> => {
  const answers: boolean[] = [];
  for (let time = 0; time < count; time++) answers.push((await limiter.consume(key)).allowed);
  return answers;
};

function rateLimiterContract(create: (limit: RateLimit) => RateLimiter): void {
  it('when the limit is reached, then the next is refused, and told when to come again', async () => {
    const limiter = create(limit('open'));
    expect(await times(limiter, 3)).toEqual([true, true, true]);
    const refused = await limiter.consume('ada');
    expect(refused).toMatchObject({ allowed: false, code: 'too_many_requests' });
    const wait = refused.allowed ? 0 : refused.retryAfterSeconds;
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('when somebody else comes, or the limit has another name, then it is counted apart', async () => {
    const limiter = create(limit('open'));
    await times(limiter, 4);
    expect(await times(limiter, 1, 'bob')).toEqual([true]);
    expect(await times(create(limit('open')), 1)).toEqual([true]);
  });

  it('when the window is over, then it is open again', async () => {
    const limiter = create(limit('open', { points: 1, windowSeconds: 1 }));
    await until('the limit is reached', async () => !(await limiter.consume('ada')).allowed);
    await until('the window is over', async () => (await limiter.consume('ada')).allowed);
  });

  it('when many come at once, then exactly as many as allowed are let in', async () => {
    const limiter = create(limit('open', { points: 20 }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => limiter.consume('ada')));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(20);
  });
}

describe('limits in this process', () => {
  rateLimiterContract((options) => createRateLimiter(options));

  it('when there never was a Redis, then a closed limit counts like an open one', async () => {
    expect(await times(createRateLimiter(limit('closed')), 4)).toEqual([true, true, true, false]);
  });
});

describe('limits in Redis', () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = await connectedRedis();
  });
  afterAll(() => redis.quit());

  rateLimiterContract((options) => createRateLimiter(options, redis));

  it('when two replicas count, then they count together', async () => {
    const options = limit('open');
    const [one, other] = [createRateLimiter(options, redis), createRateLimiter(options, redis)];
    expect(await times(one, 2)).toEqual([true, true]);
    expect(await times(other, 2)).toEqual([true, false]);
    expect(await times(one, 1)).toEqual([false]);
  });
});

describe('limits in a Redis that goes away', () => {
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

  it('when it is killed, then open limits go on in memory and closed ones refuse; when it is back, both count there', async () => {
    const open = createRateLimiter(limit('open'), redis);
    const closed = createRateLimiter(limit('closed'), redis);
    expect(await times(closed, 1)).toEqual([true]);
    await server.kill();
    await until('it is noticed', () => redis.status !== 'ready');
    expect(await times(open, 4)).toEqual([true, true, true, false]);
    expect(await closed.consume('ada')).toEqual({
      allowed: false,
      retryAfterSeconds: 5,
      code: 'unavailable',
    });
    await server.restart();
    await until('Redis is back', () => redis.status === 'ready');
    expect(await times(open, 4)).toEqual([true, true, true, false]);
    expect(await times(closed, 4)).toEqual([true, true, true, false]);
  });

  it('when it hangs, then open limits go on, and closed ones refuse', async () => {
    const open = createRateLimiter(limit('open'), redis);
    const closed = createRateLimiter(limit('closed'), redis);
    server.freeze();
    expect(await closed.consume('ada')).toMatchObject({ allowed: false, code: 'unavailable' });
    expect(await times(open, 4)).toEqual([true, true, true, false]);
    server.thaw();
    await until('Redis is back', async () => (await closed.consume('bob')).allowed);
  });

  it('when there is no Redis at the start, then open limits work at once', async () => {
    const nowhere = createRedis('redis://127.0.0.1:1', quiet);
    expect(await times(createRateLimiter(limit('open'), nowhere), 4)).toEqual([true, true, true, false]);
    expect(await times(createRateLimiter(limit('closed'), nowhere), 1)).toEqual([false]);
    nowhere.disconnect();
  });
});
