import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from './redis';

export interface RateLimit {
  /** Names what is limited; part of the key in Redis. */
  name: string;
  /** So many in one window, which opens with the first. */
  points: number;
  windowSeconds: number;
  /**
   * While Redis is away: `open` limits go on in each replica's memory (play goes on), `closed` ones refuse
   * everybody (nobody tries passwords at every replica).
   */
  withoutRedis: 'open' | 'closed';
}

export type RateLimitAnswer =
  | { allowed: true }
  | {
      allowed: false;
      retryAfterSeconds: number;
      /** The error to answer with: over the limit, or nobody can say. */
      code: 'too_many_requests' | 'unavailable';
    };

export interface RateLimiter {
  /** Counts one for this key: an address, a user's id. */
  consume(key: string): Promise<RateLimitAnswer>;
}

const UNAVAILABLE: RateLimitAnswer = { allowed: false, retryAfterSeconds: 5, code: 'unavailable' };

/** @param redis shared by all replicas; without it the limit is this process's own, and never closed */
export function createRateLimiter(limit: RateLimit, redis?: Redis): RateLimiter {
  const limiter = redis ? inRedis(limit, redis) : inMemory(limit);
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
        return { allowed: true };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) return UNAVAILABLE;
        const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        return { allowed: false, retryAfterSeconds, code: 'too_many_requests' };
      }
    },
  };
}

function inMemory({ name, points, windowSeconds }: RateLimit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
}

function inRedis(limit: RateLimit, redis: Redis): RateLimiterRedis {
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `limit:${limit.name}`,
    points: limit.points,
    duration: limit.windowSeconds,
    rejectIfRedisNotReady: true,
    ...(limit.withoutRedis === 'open' ? { insuranceLimiter: inMemory(limit) } : {}),
  });
}
