import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { systemClock, type Clock } from '@proximity/common/clock';
import { DELETED_PLAYERS_MIGRATIONS } from '@proximity/common/deleted-players';
import type { EventBus } from '@proximity/common/events/event-bus';
import { CONSUMER_MIGRATIONS, startConsumer } from '@proximity/common/events/start-consumer';
import { createGrpcClient } from '@proximity/common/grpc-client';
import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import { openDatabase } from '@proximity/common/open-database';
import { createPool, type Pool } from '@proximity/common/postgres';
import { accountsDefinition } from '@proximity/common/proto';
import { createRedis } from '@proximity/common/redis';
import type { RunningService } from '@proximity/common/run-service';
import { startService, type Stop } from '@proximity/common/start-service';
import type { TopLists } from '@proximity/common/top-lists';
import { createInProcessTopLists } from '@proximity/common/top-lists-in-process';
import { createRedisTopLists } from '@proximity/common/top-lists-redis';
import type { FriendsConfig } from './config';
import { createExportFriends } from './domain/export-friends';
import { createFriends } from './domain/friends';
import { createFriendsGames } from './domain/friends-games';
import { createKnownPeople } from './domain/known-people';
import type { People } from './domain/people';
import { createGetStanding } from './domain/standings';
import { applyEvents } from './events/apply-events';
import { createFetchPeople } from './grpc/fetch-people';
import { friendsService, type FriendsParts } from './grpc/friends-service';
import { keepLists } from './lists/keep-lists';
import { createBoard } from './repository/board';
import { createFriendStore } from './repository/friend-store';
import { createWinners } from './repository/winners';

export interface FriendsDependencies {
  logger: Logger;
  registry: Registry;
  /** The bus of the process; without one, friends makes its own as the configuration says. */
  bus?: EventBus;
  /** The system's clock unless a test says what time it is. */
  clock?: Clock;
}

const MIGRATIONS = [join(__dirname, '..', 'migrations'), DELETED_PLAYERS_MIGRATIONS, ...CONSUMER_MIGRATIONS];
/** Shorter than the gateway's patience, so that a board without names still comes in time. */
const ACCOUNTS_DEADLINE_MS = 800;

/** Brings the database up to date, then serves friends and leaderboards. @throws Error when the database or a port cannot be had */
export function start(config: FriendsConfig, dependencies: FriendsDependencies): Promise<RunningService> {
  const { logger, registry, clock = systemClock } = dependencies;
  return startService({
    ...{ config, logger, registry },
    wire: async (stops) => {
      const { DATABASE_URL: url } = config;
      await openDatabase({ service: 'friends', url, directories: MIGRATIONS, logger });
      const pool = createPool({ url, logger });
      stops.push(() => pool.end());
      const topLists = openTopLists(config, logger, stops);
      const lists = keepLists({ pool, topLists, logger });
      stops.push(() => lists.stop());
      const subscribe = applyEvents(pool, () => lists.wake());
      const bus = startConsumer(
        { ...dependencies, service: 'friends', settings: config, pool, subscribe },
        stops,
      );
      const parts = createParts(config, dependencies, pool, stops);
      const winners = createWinners(pool);
      const getStanding = createGetStanding({ winners, topLists, fill: (game) => lists.fill(game), clock });
      return { services: [friendsService({ ...parts, getStanding })], failed: bus.failed };
    },
  });
}

/** In Redis if there is one, else in this process. */
function openTopLists({ REDIS_URL: url }: FriendsConfig, logger: Logger, stops: Stop[]): TopLists {
  if (url === undefined) return createInProcessTopLists();
  const redis = createRedis(url, logger);
  stops.push(() => redis.disconnect());
  return createRedisTopLists(redis);
}

/** The rules of friends over the real database and the real accounts. */
function createParts(
  config: FriendsConfig,
  { logger, clock = systemClock }: FriendsDependencies,
  pool: Pool,
  stops: Stop[],
): Omit<FriendsParts, 'getStanding'> {
  const people = createPeople(config, logger, clock, stops);
  const store = createFriendStore(pool);
  return {
    exportFriends: createExportFriends(store),
    friends: createFriends({ store, people, clock, randomBelow: randomInt, newId: randomUUID }),
    friendsGames: createFriendsGames({ board: createBoard(pool), people, clock }),
  };
}

function createPeople(
  { ACCOUNTS_ADDRESS: address }: FriendsConfig,
  logger: Logger,
  clock: Clock,
  stops: Stop[],
): People {
  const accounts = createGrpcClient(accountsDefinition(), { address, deadlineMs: ACCOUNTS_DEADLINE_MS });
  stops.push(() => accounts.close());
  return createKnownPeople({
    fetch: createFetchPeople(accounts),
    clock,
    onChange: (error) =>
      error === undefined
        ? logger.info('The names of players can be had again.')
        : logger.warn({ err: error }, 'The names of players cannot be had; boards show those known before.'),
  });
}
