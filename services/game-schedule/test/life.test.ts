import type { Clock } from '@proximity/common/clock';
import { needsItsDatabase } from '../../../scripts/jest/needs-its-database';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { runSchedule, type RunningSchedule } from './running-schedule';
import { startSimilarityDouble, type SimilarityDouble } from './similarity-double';

describe('life of game-schedule', () => {
  let database: TestDatabase;
  let similarity: SimilarityDouble;

  beforeAll(async () => {
    database = await createTestDatabase();
    similarity = await startSimilarityDouble();
  });
  afterAll(async () => {
    await similarity.stop();
    await database.drop();
  });

  const run = (clock?: Clock): Promise<RunningSchedule> =>
    runSchedule({
      databaseUrl: database.url,
      similarityAddress: similarity.address,
      ...(clock ? { clock } : {}),
    });

  it('when midnight in New York passes, then the next game begins in the running service', async () => {
    let now = '2026-11-22T04:59:59.999Z';
    const schedule = await run({ now: () => new Date(now) });
    const next = { lang: 'en', mode: 'daily', gameNumber: 905 };
    await expect(schedule.calls.getGame(next)).rejects.toMatchObject({ code: 'future_game' });
    await expect(schedule.calls.giveUp(next)).rejects.toMatchObject({ code: 'future_game' });
    now = '2026-11-22T05:00:00.000Z';
    expect(await schedule.calls.today({})).toMatchObject({ gameNumber: 905, date: '2026-11-22' });
    expect(await schedule.calls.getGame(next)).toMatchObject({ gameNumber: 905, date: '2026-11-22' });
    await schedule.stop();
  });

  it('when the service is started again, then its games are the same', async () => {
    const games = [1, 2, 3].map((gameNumber) => ({ lang: 'en', mode: 'junior', gameNumber }));
    const seals = async (): Promise<string[]> => {
      const schedule = await run();
      const answers = await Promise.all(games.map((game) => schedule.calls.getGame(game)));
      await schedule.stop();
      return answers.map(({ sealedSecret }) => sealedSecret);
    };
    expect(await seals()).toEqual(await seals());
  });

  it('when it runs, then its second port says that it is ready and what it has answered', async () => {
    const schedule = await run();
    await schedule.calls.today({});
    await expect(schedule.calls.getGame({ gameNumber: 0 })).rejects.toThrow();
    const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${schedule.opsPort}${path}`);
    expect((await get('/readyz')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/rpc_duration_seconds_count\{.*method="Today",code="ok"\} 1/);
    expect(metrics).toMatch(/rpc_duration_seconds_count\{.*method="GetGame",code="date_not_found"\} 1/);
    await schedule.stop();
    await expect(get('/readyz')).rejects.toThrow();
  });

  needsItsDatabase(
    () => database.url,
    (databaseUrl) => runSchedule({ databaseUrl, similarityAddress: similarity.address }),
  );
});
