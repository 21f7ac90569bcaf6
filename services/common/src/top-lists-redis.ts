import { randomUUID } from 'node:crypto';
import { AppError } from './app-error';
import type { Redis } from './redis';
import type { TopListEntry, TopLists } from './top-lists';

/**
 * Lists as sorted sets. A list that was filled has an entry of its own before all others, so that list and mark are
 * one key, and are lost together or not at all. The mark names the history of the data that it belongs to: a Redis
 * that was killed and comes back with older data, or a copy that takes over, begins a new one, and what such a list
 * lacks nobody knows. After a week a list is filled anew.
 */
export function createRedisTopLists(redis: Redis): TopLists {
  const commands = withScripts(redis);
  return {
    put: (list, entries) => available(() => putAll(commands, key(list), entries)),
    remove: (list, member) => available(async () => void (await redis.zrem(key(list), name(member)))),
    standing: (list, member) =>
      available(async () => {
        const [there, size = 0, place] = await commands.topListStanding(key(list), name(member));
        if (!there) return undefined;
        return place === undefined ? { size } : { place, size };
      }),
    fill: (list, entries) => available(() => fill(redis, commands, key(list), entries)),
  };
}

const AT_ONCE = 1_000;
const FILL_SECONDS = 300;

// The braces keep a list and what it is filled from on one node of a cluster.
const key = (list: string): string => `top:{${list}}`;
/** No member is called like a mark. */
const name = (member: string): string => `m:${member}`;

// Redis makes a new id at each start, and when a copy becomes the one that is written to.
const MARK = `
local mark = 'filled:' .. string.match(redis.call('INFO', 'replication'), 'master_replid:(%x+)')`;

const STANDING = `${MARK}
if not redis.call('ZSCORE', KEYS[1], mark) then return {0} end
local size = redis.call('ZCARD', KEYS[1]) - 1
local score = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not score then return {1, size} end
return {1, size, redis.call('ZCOUNT', KEYS[1], 0, '(' .. score) + 1}`;

// LT: who is there already keeps the better score.
const PUT = `${MARK}
if not redis.call('ZSCORE', KEYS[1], mark) then return 0 end
redis.call('ZADD', KEYS[1], 'LT', unpack(ARGV))
return 1`;

// Somebody else may have filled it meanwhile, and others may have been put on it: all of them stay. Else the new
// list takes its place in no time; to merge a million entries would hold up everybody for longer than they wait.
const FILL = `${MARK}
if redis.call('ZCARD', KEYS[2]) ~= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[2], -1, mark)
if redis.call('ZSCORE', KEYS[1], mark) then
  redis.call('ZUNIONSTORE', KEYS[1], 2, KEYS[1], KEYS[2], 'AGGREGATE', 'MIN')
  redis.call('UNLINK', KEYS[2])
else
  redis.call('UNLINK', KEYS[1])
  redis.call('RENAME', KEYS[2], KEYS[1])
end
redis.call('EXPIRE', KEYS[1], ${7 * 24 * 3600})
return 1`;

interface Scripts {
  topListStanding(list: string, member: string): Promise<number[]>;
  topListPut(list: string, ...scoresAndMembers: (string | number)[]): Promise<number>;
  topListFill(list: string, fresh: string, size: number): Promise<number>;
}

function withScripts(redis: Redis): Scripts {
  redis.defineCommand('topListStanding', { numberOfKeys: 1, lua: STANDING, readOnly: true });
  redis.defineCommand('topListPut', { numberOfKeys: 1, lua: PUT });
  redis.defineCommand('topListFill', { numberOfKeys: 2, lua: FILL });
  return redis as Redis & Scripts;
}

async function putAll(commands: Scripts, list: string, entries: readonly TopListEntry[]): Promise<boolean> {
  for (const some of portions(entries)) {
    if ((await commands.topListPut(list, ...some)) === 0) return false;
  }
  return true;
}

async function fill(
  redis: Redis,
  commands: Scripts,
  list: string,
  entries: readonly TopListEntry[],
): Promise<void> {
  const fresh = `${list}:${randomUUID()}`;
  for (const some of portions(entries)) {
    await redis
      .multi()
      .zadd(fresh, 'LT', ...some)
      .expire(fresh, FILL_SECONDS)
      .exec();
  }
  const members = new Set(entries.map(({ member }) => member));
  if ((await commands.topListFill(list, fresh, members.size)) === 0)
    throw new Error('Redis lost a list while it was being filled.');
}

function* portions(entries: readonly TopListEntry[]): Generator<(string | number)[]> {
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    yield entries.slice(start, start + AT_ONCE).flatMap(({ member, score }) => [score, name(member)]);
  }
}

async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AppError('unavailable', 'The top list cannot be reached right now.', { cause: error });
  }
}
