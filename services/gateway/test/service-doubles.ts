import { grpcService, startGrpcServer } from '@proximity/common/grpc-server';
import { createMetrics, createRegistry } from '@proximity/common/metrics';
import {
  accountsDefinition,
  friendsDefinition,
  gameScheduleDefinition,
  playDefinition,
  similarityDefinition,
  statsDefinition,
} from '@proximity/common/proto';
import { collectLogs } from './collect-logs';
import {
  ACCOUNTS,
  FRIENDS,
  GAME_SCHEDULE,
  PLAY,
  SIMILARITY,
  STATS,
  type DoubleMethods,
} from './double-methods';

export interface ServiceDoubles {
  /** All services answer here. */
  port: number;
  stop(): Promise<void>;
}

/** Servers that speak the real contracts and answer whatever a test wants; for failures that real services seldom have. */
export async function startDoubles(own: DoubleMethods = {}, port = 0): Promise<ServiceDoubles> {
  return startGrpcServer({
    services: [
      grpcService(similarityDefinition(), { ...SIMILARITY, ...own.similarity }),
      grpcService(gameScheduleDefinition(), { ...GAME_SCHEDULE, ...own.gameSchedule }),
      grpcService(accountsDefinition(), { ...ACCOUNTS, ...own.accounts }),
      grpcService(playDefinition(), { ...PLAY, ...own.play }),
      grpcService(statsDefinition(), { ...STATS, ...own.stats }),
      grpcService(friendsDefinition(), { ...FRIENDS, ...own.friends }),
    ],
    host: '127.0.0.1',
    port,
    logger: collectLogs('doubles').logger,
    metrics: createMetrics(createRegistry()),
  });
}

/** Methods that all fail in a way that no contract names; but for the keys, without which nobody is known. */
export function brokenMethods(): DoubleMethods {
  const broken = (): never => {
    throw new Error('The disk is full.');
  };
  const { VerificationKeys } = ACCOUNTS;
  return {
    similarity: mapped(SIMILARITY, broken),
    gameSchedule: mapped(GAME_SCHEDULE, broken),
    accounts: { ...mapped(ACCOUNTS, broken), VerificationKeys },
    play: mapped(PLAY, broken),
    stats: mapped(STATS, broken),
    friends: mapped(FRIENDS, broken),
  };
}

function mapped<T extends object>(methods: T, method: () => never): Partial<T> {
  return Object.fromEntries(Object.keys(methods).map((name) => [name, method])) as Partial<T>;
}
