import { randomUUID } from 'node:crypto';
import { createGatedDatabase, type GatedDatabase } from '../../../scripts/jest/gated-database';
import { NOON, TODAY } from '../../../scripts/jest/noon';
import { Device } from './device';
import { startRealSchedule, type RealSchedule } from './real-services';
import { runPlay, type RunningPlay } from './running-play';
import type { TcpGate } from '../../../scripts/jest/tcp-gate';
import { until } from '../../../scripts/jest/until';
import { untilItAnswers } from '../../../scripts/jest/until-it-answers';

describe('play without what it stands on', () => {
  let database: GatedDatabase;
  let gate: TcpGate;
  let schedule: RealSchedule;
  let play: RunningPlay;
  let secret: string;
  const clock = { now: () => new Date(NOON) };

  beforeAll(async () => {
    database = await createGatedDatabase();
    ({ gate } = database);
    schedule = await startRealSchedule(clock);
    play = await runPlay({
      databaseUrl: database.url,
      observerUrl: database.observerUrl,
      scheduleAddress: schedule.address,
      clock,
    });
    secret = await schedule.secretOf(TODAY);
  });
  afterAll(async () => {
    await play.stop();
    await schedule.stop();
    await database.drop();
  });

  const today = Device.with(TODAY);
  const named = (userId: string) => ({ userId, gameCode: 'proximity', gameNumber: TODAY });
  const save = async (userId: string, device: Device) => {
    const { game } = await play.calls.upsertGame({ ...named(userId), gameData: device.gameData() });
    return game;
  };
  const stored = async (userId: string): Promise<unknown[]> =>
    (await play.pool.query<object>('SELECT * FROM games WHERE user_id = $1', [userId])).rows;

  it('when the schedule is away, then guesses are kept and games read, and a finish waits for it', async () => {
    const [user, winner] = [randomUUID(), randomUUID()];
    await save(winner, today.win(secret));
    await schedule.pause();
    await expect(save(user, today.guess('river'))).resolves.toMatchObject({ guessCount: 1 });
    const before = await stored(user);
    await expect(save(user, today.guess('river', 'coast').win(secret))).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(play.calls.giveUp(named(user))).rejects.toMatchObject({ code: 'unavailable' });
    expect(await stored(user)).toEqual(before);
    const { game } = await play.calls.getGame(named(user));
    expect(JSON.parse(game?.gameData ?? '{}')).toMatchObject({
      secretWord: null,
      guesses: [{ word: 'river' }],
    });
    // What is finished already needs no proof.
    expect(await save(winner, today.guess('coast').win(secret))).toMatchObject({
      gameWon: true,
      guessCount: 1,
    });
    await schedule.resume();
    expect(await untilItAnswers(() => save(user, today.guess('river', 'coast').win(secret)))).toMatchObject({
      gameWon: true,
      guessCount: 3,
    });
  });

  it('when PostgreSQL goes away, then every call is refused as unavailable, and it recovers by itself', async () => {
    const user = randomUUID();
    await save(user, today.guess('river'));
    gate.shut();
    const calls = [
      save(user, today.guess('river', 'coast')),
      play.calls.getGame(named(user)),
      play.calls.gamesPlayed({ userId: user, gameCode: 'proximity' }),
      play.calls.hasCompleted(named(user)),
      play.calls.findGameOwner({ gameCode: 'proximity', gameRef: 'x' }),
      play.calls.exportGames({ userId: user }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'unavailable' });
    gate.open();
    expect(await untilItAnswers(() => save(user, today.guess('river', 'coast').win(secret)))).toMatchObject({
      gameWon: true,
    });
    await play.untilTold();
    const told = play.told.filter(({ payload }) => payload.userId === user);
    expect(told.map(({ type }) => type)).toEqual(['game-started', 'game-completed']);
  });

  it('when the connection breaks within a save, then there is all of it or nothing, and a repetition ends it', async () => {
    const user = randomUUID();
    const blocker = await play.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE');
    const saving = save(user, today.guess('river').win(secret)).catch((error: unknown) => error);
    await untilSomebodyWaits(play);
    gate.freeze();
    await blocker.query('ROLLBACK');
    blocker.release();
    expect(await saving).toMatchObject({ code: 'unavailable' });
    const [rows, events] = [await stored(user), await play.outbox(user)];
    expect([
      [0, 0],
      [1, 2],
    ]).toContainEqual([rows.length, events.length]);
    gate.thaw();
    gate.shut();
    gate.open();
    await untilItAnswers(() => save(user, today.guess('river').win(secret)));
    expect((await play.outbox(user)).map(({ type }) => type)).toEqual(['game-started', 'game-completed']);
  });
});

/** Resolves when a save waits for the outbox. */
function untilSomebodyWaits({ pool }: RunningPlay): Promise<void> {
  return until('somebody waits', async () => {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM pg_locks WHERE relation = 'outbox'::regclass AND NOT granted`,
    );
    return rowCount !== 0;
  });
}
