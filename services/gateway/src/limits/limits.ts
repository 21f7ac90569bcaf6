import { AppError } from '@proximity/common/app-error';
import { createRateLimiter, type RateLimiter } from '@proximity/common/rate-limiter';
import type { Redis } from '@proximity/common/redis';
import { createTurns, type Turn } from './turns';

/** How often something may be done: so many times in a window, by one address or by one member. */
interface LimitRule {
  points: number;
  windowSeconds: number;
  by: 'address' | 'member';
  /** Without Redis `open` ones go on in this process, `closed` ones let nobody through (rate-limiter.ts). */
  withoutRedis: 'open' | 'closed';
  /** So many of one key are under way at once in this process, the others wait. */
  atOnce?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** How long one waits for its turn; the answer has a deadline of its own after that. */
const TURN_MS = 2_000;

/**
 * One address may be a whole school, so what only costs us work is wide. Narrow is what somebody could guess at:
 * sign-ins, friend codes, the word of a game.
 */
const LIMITS = {
  'sign-in': { points: 20, windowSeconds: 15 * MINUTE, by: 'address', withoutRedis: 'closed' },
  refresh: { points: 600, windowSeconds: 10 * MINUTE, by: 'address', withoutRedis: 'open' },
  reads: { points: 600, windowSeconds: MINUTE, by: 'member', withoutRedis: 'open' },
  // Missed games come one every 200 ms, beside the game that is being played.
  // A game may have a megabyte, and each is read, merged and written as a whole: nobody's hold up those of all others.
  saves: { points: 200, windowSeconds: 10, by: 'member', withoutRedis: 'open', atOnce: 2 },
  writes: { points: 120, windowSeconds: MINUTE, by: 'member', withoutRedis: 'open' },
  export: { points: 5, windowSeconds: HOUR, by: 'member', withoutRedis: 'open' },
  'friend-request': { points: 20, windowSeconds: HOUR, by: 'member', withoutRedis: 'open' },
  'friend-request-address': { points: 60, windowSeconds: HOUR, by: 'address', withoutRedis: 'open' },
  // Of scores, hints and lists, where that is wanted: an ingress or a CDN does it better.
  words: { points: Number.MAX_SAFE_INTEGER, windowSeconds: MINUTE, by: 'address', withoutRedis: 'open' },
  'summary-word': { points: 30, windowSeconds: MINUTE, by: 'address', withoutRedis: 'open' },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof LIMITS;

/** By whom a limit counts. */
export function limitedBy(name: LimitName): LimitRule['by'] {
  return LIMITS[name].by;
}

export interface Limits {
  /**
   * Counts one.
   * @param key the network or the member, as the limit asks for
   * @throws AppError `too_many_requests` over the limit, `unavailable` where nobody can say
   */
  count(name: LimitName, key: string): Promise<void>;
  /** Its turn among those of this key that are under way, where there is a limit to them. */
  turn(name: LimitName, key: string): Turn | undefined;
}

export interface LimitsOptions {
  /** Everything may be done so many times as often. */
  factor: number;
  /** Points of `words`. */
  wordsPerMinute?: number | undefined;
  redis: Redis | undefined;
}

export function createLimits({ factor, wordsPerMinute, redis }: LimitsOptions): Limits {
  const names = Object.keys(LIMITS) as LimitName[];
  const pointsOf = (name: LimitName): number =>
    name === 'words' ? (wordsPerMinute ?? LIMITS.words.points) : LIMITS[name].points;
  const limiters = new Map<LimitName, RateLimiter>(
    names.map((name) => {
      const { windowSeconds, withoutRedis } = LIMITS[name];
      const points = Math.max(1, Math.round(pointsOf(name) * factor));
      const limit = { name, windowSeconds, withoutRedis, points };
      return [name, createRateLimiter(limit, redis)];
    }),
  );
  const turns = new Map(
    names.flatMap((name) => {
      const { atOnce }: LimitRule = LIMITS[name];
      return atOnce === undefined ? [] : [[name, createTurns({ atOnce, patienceMs: TURN_MS })] as const];
    }),
  );
  return {
    turn: (name, key) => turns.get(name)?.ask(key),
    async count(name, key) {
      const answer = await limiters.get(name)?.consume(key);
      if (answer === undefined || answer.allowed) return;
      const { code, retryAfterSeconds } = answer;
      throw new AppError(code, MESSAGES[code], { details: { retryAfterSeconds } });
    },
  };
}

const MESSAGES = {
  too_many_requests: 'That was too often. Try again later.',
  unavailable: 'This is not possible right now. Try again in a moment.',
};
