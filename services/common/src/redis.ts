import { Redis } from 'ioredis';
import type { Logger } from './logger';

export type { Redis };

/**
 * A connection to Redis that never makes anybody wait: while Redis is away every command fails at once, and a
 * peer that went silent is noticed within a second. It connects again by itself.
 */
export function createRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    commandTimeout: 500,
    socketTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let away = false;
  // Without a listener, a broken connection would end the process.
  redis.on('error', (error: Error) => {
    if (!away) logger.warn({ err: error }, 'Redis is away; what needs it falls back.');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.info('Redis is back.');
    away = false;
  });
  return redis;
}
