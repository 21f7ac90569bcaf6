import { until } from '../../../../scripts/jest/until';
import { createRedis, type Redis } from '../../src/redis';
import { quiet } from '../events/event-world';

/** A client of ours, once it is connected. */
export async function connectedRedis(url = process.env.TEST_REDIS_URL ?? ''): Promise<Redis> {
  const redis = createRedis(url, quiet);
  await until('Redis is there', () => redis.status === 'ready');
  return redis;
}
