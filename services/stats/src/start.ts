import { join } from 'node:path';
import { systemClock, type Clock } from '@proximity/common/clock';
import { DELETED_PLAYERS_MIGRATIONS } from '@proximity/common/deleted-players';
import type { EventBus } from '@proximity/common/events/event-bus';
import { CONSUMER_MIGRATIONS, startConsumer } from '@proximity/common/events/start-consumer';
import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import { openDatabase } from '@proximity/common/open-database';
import { createPool } from '@proximity/common/postgres';
import type { RunningService } from '@proximity/common/run-service';
import { startService } from '@proximity/common/start-service';
import type { StatsConfig } from './config';
import { createExportStats } from './domain/export-stats';
import { createPlayerStats } from './domain/player-stats';
import { createReadSummary } from './domain/summary';
import { countGames } from './events/count-games';
import { statsService } from './grpc/stats-service';
import { createStatsStore } from './repository/stats-store';

export interface StatsDependencies {
  logger: Logger;
  registry: Registry;
  /** The bus of the process; without one, stats makes its own as the configuration says. */
  bus?: EventBus;
  /** The system's clock unless a test says what time it is. */
  clock?: Clock;
}

const MIGRATIONS = [join(__dirname, '..', 'migrations'), DELETED_PLAYERS_MIGRATIONS, ...CONSUMER_MIGRATIONS];

/** Brings the database up to date, then counts games. @throws Error when the database or a port cannot be had */
export function start(config: StatsConfig, dependencies: StatsDependencies): Promise<RunningService> {
  const { logger, registry, clock = systemClock } = dependencies;
  return startService({
    config,
    logger,
    registry,
    wire: async (stops) => {
      const { DATABASE_URL: url } = config;
      await openDatabase({ service: 'stats', url, directories: MIGRATIONS, logger });
      const pool = createPool({ url, logger });
      stops.push(() => pool.end());
      const store = createStatsStore(pool);
      const parts = {
        playerStats: createPlayerStats({ store, clock }),
        readSummary: createReadSummary(store),
        exportStats: createExportStats(store),
      };
      const { failed } = startConsumer(
        { ...dependencies, service: 'stats', settings: config, pool, subscribe: countGames(pool) },
        stops,
      );
      return { services: [statsService(parts)], failed };
    },
  });
}
