import type { Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import { createInProcessBus } from '@proximity/common/events/in-process-bus';
import { createRegistry } from '@proximity/common/metrics';
import { configSchema as friendsSchema } from '@proximity/friends/config';
import { start as startFriends } from '@proximity/friends/start';
import { configSchema as playSchema } from '@proximity/play/config';
import { start as startPlay } from '@proximity/play/start';
import { configSchema as statsSchema } from '@proximity/stats/config';
import { start as startStats } from '@proximity/stats/start';
import { createTestDatabase } from '../../../scripts/jest/test-database';
import { collectLogs, type CollectedLogs } from './collect-logs';
import { startRealAccounts } from './real-accounts';
import { startRealServices, type RealServices } from './real-services';

export interface RealMembers extends RealServices {
  accountsPort: number;
  playPort: number;
  statsPort: number;
  friendsPort: number;
  /** Of all six services. */
  allLogs: CollectedLogs[];
}

/** Every service that the gateway asks, each on a database of its own, with one bus between them. */
export async function startRealMembers(clock: Clock): Promise<RealMembers> {
  const words = await startRealServices(clock);
  const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
  const [playDatabase, statsDatabase, friendsDatabase] = databases;
  const logs = collectLogs('members');
  const parts = { logger: logs.logger, registry: createRegistry() };
  const bus = createInProcessBus({
    ...parts,
    consumers: { games: ['stats', 'friends'], accounts: ['play', 'stats', 'friends'] },
    deadLetters: {
      add: () => Promise.reject(new Error('No event may become a dead letter.')),
      replay: () => Promise.resolve(0),
    },
  });
  const accounts = await startRealAccounts(clock, bus.publisher);
  const deps = { ...parts, bus, clock };
  const play = await startPlay(
    readConfig(playSchema, {
      ...{ PORT: '0', DATABASE_URL: playDatabase.url },
      GAME_SCHEDULE_ADDRESS: `127.0.0.1:${words.gameSchedulePort}`,
    }),
    deps,
  );
  const stats = await startStats(
    readConfig(statsSchema, { PORT: '0', DATABASE_URL: statsDatabase.url }),
    deps,
  );
  const friends = await startFriends(
    readConfig(friendsSchema, {
      ...{ PORT: '0', DATABASE_URL: friendsDatabase.url },
      ACCOUNTS_ADDRESS: `127.0.0.1:${accounts.port}`,
    }),
    deps,
  );
  return {
    ...words,
    ...{ accountsPort: accounts.port, playPort: play.port, statsPort: stats.port, friendsPort: friends.port },
    allLogs: [words.logs, logs, accounts.logs],
    async stop() {
      for (const service of [friends, stats, play, accounts, bus, words]) await service.stop();
      for (const database of databases) await database.drop();
    },
  };
}
