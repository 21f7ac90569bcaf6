import { randomUUID } from 'node:crypto';
import { deleteDuringWrite } from '../../../scripts/jest/delete-during-write';
import { needsItsDatabase } from '../../../scripts/jest/needs-its-database';
import { TODAY } from '../../../scripts/jest/noon';
import { rememberLongAgo } from '../../../scripts/jest/remember-long-ago';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { until } from '../../../scripts/jest/until';
import { Device } from './device';
import { startRealSchedule, type RealSchedule } from './real-services';
import { runPlay, type RunningPlay } from './running-play';

describe('play from day to day', () => {
  let database: TestDatabase;
  let schedule: RealSchedule;
  let play: RunningPlay;
  let secret: string;
  let now = '2026-11-21T17:00:00Z';
  const clock = { now: () => new Date(now) };
  const run = () => runPlay({ databaseUrl: database.url, scheduleAddress: schedule.address, clock });

  beforeAll(async () => {
    database = await createTestDatabase();
    schedule = await startRealSchedule(clock);
    play = await run();
    secret = await schedule.secretOf(TODAY);
  });
  afterAll(async () => {
    await play.stop();
    await schedule.stop();
    await database.drop();
  });

  const named = (userId: string, gameNumber = TODAY) => ({ userId, gameCode: 'proximity', gameNumber });
  const save = (userId: string, device: Device, gameNumber = TODAY) =>
    play.calls.upsertGame({ ...named(userId, gameNumber), gameData: device.gameData() });
  const today = Device.with(TODAY);

  it('when a game is begun before midnight and finished in the grace, then both events are of its day', async () => {
    const user = randomUUID();
    now = '2026-11-22T04:55:00Z';
    await save(user, today.guess('river'));
    now = '2026-11-22T07:55:00Z';
    await save(user, today.guess('river', 'coast').win(secret));
    expect((await play.outbox(user)).map(({ payload }) => payload)).toMatchObject([
      { gameDate: '2026-11-21', playedOn: '2026-11-21', onItsDay: true },
      { gameDate: '2026-11-21', playedOn: '2026-11-22', onItsDay: true, guessCount: 3, suspicious: false },
    ]);
  });

  it('when hints are saved before the first guess, then both events are of the day on which that came', async () => {
    const user = randomUUID();
    now = '2026-11-21T17:00:00Z';
    await save(user, today.hint('tower'));
    await save(user, today.hint('tower').guess('river'));
    await save(user, today.hint('tower').guess('river').win(secret));
    expect((await play.outbox(user)).map(({ payload }) => payload)).toMatchObject([
      { onItsDay: true },
      { onItsDay: true, hintCount: 1 },
    ]);
  });

  it('when midnight passes, then the next game can be saved, and the one after it cannot', async () => {
    const user = randomUUID();
    now = '2026-11-22T04:59:59Z';
    const next = Device.with(TODAY + 1).guess('river');
    await expect(save(user, next, TODAY + 1)).rejects.toMatchObject({ code: 'future_game' });
    now = '2026-11-22T05:00:00Z';
    await expect(save(user, next, TODAY + 1)).resolves.toBeDefined();
    const later = Device.with(TODAY + 2).guess('river');
    await expect(save(user, later, TODAY + 2)).rejects.toMatchObject({ code: 'future_game' });
  });

  it('when the service is started again, then what it kept is there, and what it had not told yet it tells', async () => {
    const user = randomUUID();
    const { game } = await save(user, today.guess('river').win(secret));
    const isRemembered = await rememberLongAgo(play.pool);
    // What is not told by then would be told twice: at the start, and as untold.
    await play.untilTold();
    await play.stop();
    play = await run();
    await until('what it applied long ago is forgotten', async () => !(await isRemembered(play.pool)));
    expect((await play.calls.getGame(named(user))).game?.gameRef).toBe(game?.gameRef);
    await play.pool.query('UPDATE outbox SET published_at = NULL WHERE key = $1', [user]);
    await play.untilTold();
    expect(play.told.map(({ type }) => type)).toEqual(['game-started', 'game-completed']);
  });

  it('when an account is deleted, then its games are gone for good, and nobody else’s', async () => {
    const [user, other] = [randomUUID(), randomUUID()];
    await save(user, today.guess('river').win(secret));
    await save(other, today.guess('river'));
    await play.deleteAccount(user);
    await play.deleteAccount(user);
    const { rows } = await play.pool.query('SELECT user_id FROM games WHERE user_id = ANY($1)', [
      [user, other],
    ]);
    expect(rows).toEqual([{ user_id: other }]);
  });

  it('when an account is deleted, then each call that names it says so, and changes nothing', async () => {
    const [user, other] = [randomUUID(), randomUUID()];
    await save(user, today.guess('river').win(secret));
    const { game } = await save(other, today.guess('river').win(secret));
    await play.deleteAccount(user);
    const { calls } = play;
    const gameCode = 'proximity';
    const ofOther = { askerUserId: user, gameCode, gameRef: game?.gameRef ?? '', askerIsFriend: true };
    const refusals = await Promise.allSettled([
      ...[save(user, today.guess('coast')), save(user, today.win(secret)), calls.giveUp(named(user))],
      ...[calls.getGame(named(user)), calls.hasCompleted(named(user)), calls.getGameByRef(ofOther)],
      ...[calls.gamesPlayed({ userId: user, gameCode }), calls.exportGames({ userId: user })],
    ]);
    expect(refusals).toHaveLength(8);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 'rejected', reason: { code: 'unauthenticated' } });
    const { rowCount } = await play.pool.query('SELECT FROM games WHERE user_id = $1', [user]);
    expect(rowCount).toBe(0);
  });

  it('when an account is deleted in the middle of a save, then nothing of it is left', async () => {
    const user = randomUUID();
    await deleteDuringWrite({
      ...{ pool: play.pool, table: 'outbox', userId: user },
      write: () => save(user, today.guess('river')),
      deletion: () => play.deleteAccount(user),
    });
    const { rowCount } = await play.pool.query('SELECT 1 FROM games WHERE user_id = $1', [user]);
    expect(rowCount).toBe(0);
  });

  it('when it runs, then its second port says that it is ready, what it has answered and what waits', async () => {
    await play.calls.gamesPlayed({ userId: 'u', gameCode: 'proximity' });
    await expect(play.calls.gamesPlayed({ userId: 'u', gameCode: 'x' })).rejects.toThrow();
    const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${play.opsPort}${path}`);
    expect((await get('/readyz')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/rpc_duration_seconds_count\{.*method="GamesPlayed",code="ok"\} [1-9]/);
    expect(metrics).toMatch(
      /rpc_duration_seconds_count\{.*method="GamesPlayed",code="invalid_request"\} [1-9]/,
    );
    expect(metrics).toMatch(/outbox_waiting\{service="play"\}/);
  });

  needsItsDatabase(
    () => database.url,
    (databaseUrl) => runPlay({ databaseUrl, scheduleAddress: schedule.address, clock }),
  );
});
