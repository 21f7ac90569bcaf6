import { randomUUID } from 'node:crypto';
import { readConfig } from '@proximity/common/config';
import { createGrpcClient, type GrpcClient } from '@proximity/common/grpc-client';
import { grpcService, startGrpcServer } from '@proximity/common/grpc-server';
import { createLogger } from '@proximity/common/logger';
import { createMetrics, createRegistry } from '@proximity/common/metrics';
import { gameScheduleDefinition, playDefinition, type PlayDefinition } from '@proximity/common/proto';
import { configSchema as playConfig } from '@proximity/play/config';
import { start as startPlay } from '@proximity/play/start';
import { storeGame } from '@proximity/rules/store-game';
import fc from 'fast-check';
import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { until } from '../../../scripts/jest/until';
import { runStats, type RunningStats } from './running-stats';
import { Season } from './season';
import { anyStep } from './season-steps';

/** The whole way: what a page counts, beside what stats answers after play was told every state of the same games. */
describe('stats behind the real play', () => {
  const stops: (() => Promise<void> | void)[] = [];
  let now = new Date(0);
  let stats: RunningStats;
  let play: GrpcClient<PlayDefinition>['calls'];
  let outbox: Pool;

  beforeAll(async () => {
    const clock = { now: () => now };
    const [forStats, forPlay] = [await createDatabase(), await createDatabase()];
    stats = await runStats({ databaseUrl: forStats.url, clock });
    stops.push(() => stats.stop());
    const settings = { DATABASE_URL: forPlay.url, GAME_SCHEDULE_ADDRESS: await believer(), PORT: '0' };
    const { logger, registry } = parts();
    const running = await startPlay(readConfig(playConfig, settings), {
      logger,
      registry,
      clock,
      bus: stats.bus,
    });
    stops.push(() => running.stop());
    const client = createGrpcClient(playDefinition(), {
      address: `127.0.0.1:${running.port}`,
      deadlineMs: 10_000,
    });
    stops.push(() => client.close());
    play = client.calls;
    outbox = new Pool({ connectionString: forPlay.url });
    stops.push(() => outbox.end());
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  it('when a season is played, then page and server count the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep(), { minLength: 40, maxLength: 60, size: 'max' }), async (steps) => {
        const season = new Season(randomUUID());
        steps.forEach((each) => season.run(each));
        for (const { game, at } of season.saves) {
          now = at;
          const name = { userId: season.userId, gameCode: 'proximity', gameNumber: game.gameNumber };
          await play.upsertGame({ ...name, gameData: storeGame(game, at) });
        }
        await until('all is told', async () => {
          const { rowCount } = await outbox.query('SELECT 1 FROM outbox WHERE published_at IS NULL LIMIT 1');
          return rowCount === 0;
        });
        expect(await recordOf(season.userId)).toEqual(season.pageStats);
      }),
      { numRuns: 8 },
    );
  });

  /** As it stood after the last save: as it was counted, not as it would be shown today. */
  async function recordOf(userId: string): Promise<unknown> {
    const { json } = await stats.calls.exportStats({ userId });
    const { records } = JSON.parse(json) as { records: { counted: unknown }[] };
    return records[0]?.counted;
  }

  async function createDatabase(): Promise<TestDatabase> {
    const database = await createTestDatabase();
    stops.push(() => database.drop());
    return database;
  }

  /** A schedule that believes every solution. @returns its address */
  async function believer(): Promise<string> {
    const unused = () => Promise.reject(new Error('Nobody asks for this.'));
    const server = await startGrpcServer({
      services: [
        grpcService(gameScheduleDefinition(), {
          ...{ Today: unused, GetGame: unused, GiveUp: unused },
          ...{ CreateCustomGame: unused, GiveUpCustomGame: unused },
          CheckSolution: () => ({ isSolution: true }),
        }),
      ],
      ...{ host: '127.0.0.1', port: 0, logger: parts().logger, metrics: createMetrics(createRegistry()) },
    });
    stops.push(() => server.stop());
    return `127.0.0.1:${server.port}`;
  }
});

const parts = () => ({
  logger: createLogger({ service: 'test', level: 'silent' }),
  registry: createRegistry(),
});
