import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { systemClock, type Clock } from '@proximity/common/clock';
import type { EventBus } from '@proximity/common/events/event-bus';
import { OUTBOX_MIGRATIONS } from '@proximity/common/events/outbox';
import { startOutboxRelay } from '@proximity/common/events/outbox-relay';
import { CONSUMER_MIGRATIONS, startConsumer } from '@proximity/common/events/start-consumer';
import { createGrpcClient } from '@proximity/common/grpc-client';
import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import { openDatabase } from '@proximity/common/open-database';
import { createPool, type Pool } from '@proximity/common/postgres';
import { gameScheduleDefinition } from '@proximity/common/proto';
import type { RunningService } from '@proximity/common/run-service';
import { startService, type Stop } from '@proximity/common/start-service';
import type { PlayConfig } from './config';
import { createExportGames } from './domain/export-games';
import { createFriendGames } from './domain/friend-game';
import { createGiveUpGame } from './domain/give-up-game';
import { createReadGames } from './domain/read-games';
import { createSaveGame } from './domain/save-game';
import { deletePlayers } from './events/delete-players';
import { createGameWords } from './grpc/game-words';
import { playService, type PlayParts } from './grpc/play-service';
import { createSavedGames } from './repository/saved-games';

export interface PlayDependencies {
  logger: Logger;
  registry: Registry;
  /** The bus of the process; without one, play makes its own as the configuration says. */
  bus?: EventBus;
  /** The system's clock unless a test says what time it is. */
  clock?: Clock;
}

const MIGRATIONS = [join(__dirname, '..', 'migrations'), OUTBOX_MIGRATIONS, ...CONSUMER_MIGRATIONS];
/** Shorter than the gateway's patience, so that the reason still reaches it. */
const SCHEDULE_DEADLINE_MS = 2_000;

/** Brings the database up to date, then keeps games. @throws Error when the database or a port cannot be had */
export function start(config: PlayConfig, dependencies: PlayDependencies): Promise<RunningService> {
  const { logger, registry } = dependencies;
  return startService({
    config,
    logger,
    registry,
    wire: async (stops) => {
      const { DATABASE_URL: url } = config;
      await openDatabase({ service: 'play', url, directories: MIGRATIONS, logger });
      const pool = createPool({ url, logger });
      stops.push(() => pool.end());
      const { failed } = startEvents(config, dependencies, pool, stops);
      return { services: [playService(wire(config, dependencies, pool, stops))], failed };
    },
  });
}

/** What is in the outbox goes out, and deleted accounts come in. */
function startEvents(
  config: PlayConfig,
  dependencies: PlayDependencies,
  pool: Pool,
  stops: Stop[],
): EventBus {
  const { logger, registry } = dependencies;
  const bus = startConsumer(
    { ...dependencies, service: 'play', settings: config, pool, subscribe: deletePlayers(pool) },
    stops,
  );
  const relay = startOutboxRelay({
    ...{ service: 'play', databaseUrl: config.DATABASE_URL, publisher: bus.publisher, logger, registry },
  });
  stops.push(() => relay.stop());
  return bus;
}

/** The rules of play over the real database and the real schedule. */
function wire(
  { GAME_SCHEDULE_ADDRESS: address }: PlayConfig,
  { clock = systemClock }: PlayDependencies,
  pool: Pool,
  stops: Stop[],
): PlayParts {
  const schedule = createGrpcClient(gameScheduleDefinition(), { address, deadlineMs: SCHEDULE_DEADLINE_MS });
  stops.push(() => schedule.close());
  const savedGames = createSavedGames(pool);
  const words = createGameWords(schedule);
  const saving = { savedGames, words, clock, newId: randomUUID };
  return {
    saveGame: createSaveGame(saving),
    giveUpGame: createGiveUpGame(saving),
    games: createReadGames(saving),
    friendGames: createFriendGames(saving),
    exportGames: createExportGames(savedGames),
  };
}
