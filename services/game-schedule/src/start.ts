import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { systemClock, type Clock } from '@proximity/common/clock';
import { createGrpcClient } from '@proximity/common/grpc-client';
import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import { openDatabase } from '@proximity/common/open-database';
import { createPool } from '@proximity/common/postgres';
import { similarityDefinition } from '@proximity/common/proto';
import type { RunningService } from '@proximity/common/run-service';
import { createSealer } from '@proximity/common/sealed-secret';
import { startService, type Stop } from '@proximity/common/start-service';
import type { GameScheduleConfig } from './config';
import { createCheckSolution } from './domain/check-solution';
import { createCustomGames, type RandomIndex } from './domain/custom-games';
import { createGames } from './domain/games';
import { createWordOrders } from './domain/word-orders';
import { gameScheduleService } from './grpc/game-schedule-service';
import { createSecretWords } from './grpc/secret-words';
import { createScheduledWords } from './repository/scheduled-words';

export interface GameScheduleDependencies {
  logger: Logger;
  registry: Registry;
  /** The system's clock unless a test says what time it is. */
  clock?: Clock;
  /** Picks the word of a random game; cryptographically random unless a test picks. */
  randomIndex?: RandomIndex;
}

const MIGRATIONS = join(__dirname, '..', 'migrations');
/** Shorter than the gateway's patience, so that the reason still reaches it. */
const SIMILARITY_DEADLINE_MS = 1_500;

/** Brings the database up to date, then serves the schedule. @throws Error when the database or a port cannot be had */
export function start(
  config: GameScheduleConfig,
  dependencies: GameScheduleDependencies,
): Promise<RunningService> {
  const { logger, registry } = dependencies;
  return startService({
    config,
    logger,
    registry,
    wire: async (stops) => {
      const { DATABASE_URL: url } = config;
      await openDatabase({ service: 'game-schedule', url, directories: [MIGRATIONS], logger });
      return { services: [gameScheduleService(wire(config, dependencies, stops))] };
    },
  });
}

/** The rules of the schedule over the real database, the real similarity service and the real keys. */
function wire(
  config: GameScheduleConfig,
  { logger, clock = systemClock, randomIndex = randomInt }: GameScheduleDependencies,
  stops: Stop[],
) {
  const pool = createPool({ url: config.DATABASE_URL, logger });
  const similarity = createGrpcClient(similarityDefinition(), {
    address: config.SIMILARITY_ADDRESS,
    deadlineMs: SIMILARITY_DEADLINE_MS,
  });
  stops.push(
    () => pool.end(),
    () => similarity.close(),
  );

  const sealer = createSealer(config.SEAL_KEYS);
  const words = createSecretWords(similarity);
  const orderOf = createWordOrders(words, config.SCHEDULE_KEY);
  const games = createGames({ clock, sealer, orderOf, scheduled: createScheduledWords(pool) });
  return {
    clock,
    games,
    checkSolution: createCheckSolution({ games, words }),
    customGames: createCustomGames({ sealer, words, orderOf, randomIndex }),
  };
}
