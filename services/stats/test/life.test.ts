import { randomUUID } from 'node:crypto';
import { gameCompleted, gameStarted } from '../../../scripts/jest/game-events';
import { createGatedDatabase, type GatedDatabase } from '../../../scripts/jest/gated-database';
import { needsItsDatabase } from '../../../scripts/jest/needs-its-database';
import { NOON, TODAY } from '../../../scripts/jest/noon';
import { rememberLongAgo } from '../../../scripts/jest/remember-long-ago';
import type { TcpGate } from '../../../scripts/jest/tcp-gate';
import { untilItAnswers } from '../../../scripts/jest/until-it-answers';
import { until } from '../../../scripts/jest/until';
import { runStats, type RunningStats } from './running-stats';

const clock = { now: () => new Date(NOON) };

describe('the life of stats', () => {
  let database: GatedDatabase;
  let gate: TcpGate;
  let stats: RunningStats;
  const run = () => runStats({ databaseUrl: database.url, observerUrl: database.observerUrl, clock });

  beforeAll(async () => {
    database = await createGatedDatabase();
    ({ gate } = database);
    stats = await run();
  });
  afterAll(async () => {
    await stats.stop();
    await database.drop();
  });

  it('when PostgreSQL goes away, then every call is unavailable, events wait, and all recovers by itself', async () => {
    const game = { userId: randomUUID(), gameNumber: TODAY };
    await stats.tell(gameStarted(game));
    gate.shut();
    const calls = [
      stats.calls.uploadStats({ userId: 'u', gameCode: 'proximity', stats: '{"totalPlays":1}' }),
      stats.calls.getStats({ userId: 'u', gameCode: 'proximity' }),
      stats.calls.getSummary({ gameCode: 'proximity', gameNumber: 1 }),
      stats.calls.exportStats({ userId: 'u' }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'unavailable' });
    const telling = stats.tell(gameCompleted(game));
    await until('the events wait', () => stats.log().includes('Events wait for what is away.'));
    gate.open();
    await telling;
    expect(await untilItAnswers(() => stats.read(game.userId))).toMatchObject({ totalPlays: 1, wins: 1 });
    expect(stats.deadLetters).toEqual([]);
  });

  it('when it is started again, then what it kept is there', async () => {
    const game = { userId: randomUUID(), gameNumber: TODAY };
    await stats.tell(gameStarted(game), gameCompleted(game));
    const before = await stats.read(game.userId);
    const isRemembered = await rememberLongAgo(stats.pool);
    await stats.stop();
    stats = await run();
    await until('what it applied long ago is forgotten', async () => !(await isRemembered(stats.pool)));
    expect(await stats.read(game.userId)).toEqual(before);
  });

  it('when it runs, then its second port says that it is ready, what it has answered and handled', async () => {
    await stats.read('u');
    await expect(stats.read('u', 'x')).rejects.toThrow();
    await stats.tell(gameStarted({ userId: randomUUID(), gameNumber: TODAY }));
    const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${stats.opsPort}${path}`);
    expect((await get('/readyz')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/rpc_duration_seconds_count\{.*method="GetStats",code="ok"\} [1-9]/);
    expect(metrics).toMatch(/rpc_duration_seconds_count\{.*method="GetStats",code="invalid_request"\} [1-9]/);
    expect(metrics).toMatch(/events_handled_total\{group="stats",type="game-started"\} [1-9]/);
    expect(metrics).toMatch(/event_consumer_lag\{group="stats"\} 0/);
  });

  needsItsDatabase(
    () => database.url,
    (databaseUrl) => runStats({ databaseUrl, clock }),
  );
});
