import { randomUUID } from 'node:crypto';
import { NOON, TODAY } from '../../../scripts/jest/noon';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { Device } from './device';
import { startRealSchedule, type RealSchedule } from './real-services';
import { runPlay, type RunningPlay } from './running-play';

describe("other people's games", () => {
  let database: TestDatabase;
  let schedule: RealSchedule;
  let play: RunningPlay;
  let secret: string;
  const owner = randomUUID();
  let gameRef: string;
  const clock = { now: () => new Date(NOON) };

  beforeAll(async () => {
    database = await createTestDatabase();
    schedule = await startRealSchedule(clock);
    play = await runPlay({ databaseUrl: database.url, scheduleAddress: schedule.address, clock });
    secret = await schedule.secretOf(TODAY);
    gameRef = (await save(owner, Device.with(TODAY).guess('river').win(secret)))?.gameRef ?? '';
  });
  afterAll(async () => {
    await play.stop();
    await schedule.stop();
    await database.drop();
  });

  const named = (userId: string) => ({ userId, gameCode: 'proximity', gameNumber: TODAY });
  const save = async (userId: string, device: Device) => {
    const { game } = await play.calls.upsertGame({ ...named(userId), gameData: device.gameData() });
    return game;
  };
  const ask = (askerUserId: string, own: object = {}) =>
    play.calls.getGameByRef({ askerUserId, gameCode: 'proximity', gameRef, askerIsFriend: true, ...own });
  const refusal = (answer: Promise<unknown>): Promise<unknown> =>
    answer.then(
      () => 'answered',
      ({ code, message, details }: { code: string; message: string; details: object }) => ({
        code,
        message,
        details,
      }),
    );
  const finisher = async (): Promise<string> => {
    const user = randomUUID();
    await play.calls.giveUp(named(user));
    return user;
  };
  const stored = async (): Promise<unknown> => {
    const { rows } = await play.pool.query<object>('SELECT * FROM games WHERE user_id = $1', [owner]);
    return rows;
  };

  it('when a second player asks for, saves or gives up the same number, then it is a game of their own', async () => {
    const before = await stored();
    const second = randomUUID();
    expect((await play.calls.getGame(named(second))).game ?? null).toBeNull();
    expect(await play.calls.hasCompleted(named(second))).toEqual({ completed: false });
    expect(await play.calls.gamesPlayed({ userId: second, gameCode: 'proximity' })).toEqual({ games: [] });
    expect((await play.calls.exportGames({ userId: second })).games).toEqual([]);
    const own = await save(second, Device.with(TODAY).guess('coast'));
    expect(own?.gameData).not.toMatch(/river/);
    const { game } = await play.calls.giveUp(named(second));
    expect(game?.gameRef).not.toBe(gameRef);
    expect(await stored()).toEqual(before);
  });

  it('when a stranger who has finished asks by ref, then it is as if there were no such game', async () => {
    const stranger = await finisher();
    const foreign = await refusal(ask(stranger, { askerIsFriend: false }));
    const missing = await refusal(ask(stranger, { gameRef: randomUUID() }));
    expect(foreign).toEqual({ code: 'not_found', message: 'Game not found', details: {} });
    expect(missing).toEqual(foreign);
  });

  it("when a friend's game is not finished, then it is as if there were no such game", async () => {
    const [friend, asker] = [randomUUID(), await finisher()];
    const unfinished = await save(friend, Device.with(TODAY).guess('coast'));
    const own = { gameRef: unfinished?.gameRef ?? '' };
    expect(await refusal(ask(asker, own))).toEqual(await refusal(ask(asker, { gameRef: 'no such game' })));
  });

  it('when a friend has not finished the game of that number, then it is forbidden, until they have', async () => {
    const friend = randomUUID();
    const forbidden = {
      code: 'forbidden',
      message: 'You must finish the game before viewing the other games.',
    };
    await expect(ask(friend)).rejects.toMatchObject(forbidden);
    await save(friend, Device.with(TODAY).guess('coast'));
    await expect(ask(friend)).rejects.toMatchObject(forbidden);
    await play.calls.giveUp({ ...named(friend), gameCode: 'proximity_junior' });
    await expect(ask(friend)).rejects.toMatchObject(forbidden);
    await play.calls.giveUp(named(friend));
    expect((await ask(friend)).game).toMatchObject({ gameRef, gameWon: true });
  });

  it('when a stranger has not finished it either, then they learn no more than that there is nothing', async () => {
    expect(await refusal(ask(randomUUID(), { askerIsFriend: false }))).toMatchObject({ code: 'not_found' });
  });

  it('when the owner asks, then it is answered, finished or not, friend or not', async () => {
    expect((await ask(owner, { askerIsFriend: false })).game).toMatchObject({ gameRef });
    const player = randomUUID();
    const unfinished = await save(player, Device.with(TODAY).guess('coast'));
    const { game } = await ask(player, { gameRef: unfinished?.gameRef ?? '', askerIsFriend: false });
    expect(JSON.parse(game?.gameData ?? '{}')).toMatchObject({ secretWord: await schedule.sealOf(TODAY) });
  });

  it.each([
    ['another code', { gameCode: 'proximity_junior' }, 'not_found'],
    ['no code of ours', { gameCode: 'semantle' }, 'invalid_request'],
    ['nobody asking', { askerUserId: '' }, 'unauthenticated'],
    ['a ref of another shape', { gameRef: "' OR 1=1 --" }, 'not_found'],
    ['an empty ref', { gameRef: '' }, 'not_found'],
  ])('when a friend asks with %s, then it is refused', async (_, own, code) => {
    await expect(ask(await finisher(), own)).rejects.toMatchObject({ code });
  });

  it('when an owner is asked for by a ref that is not there, then nobody is named', async () => {
    const request = { gameCode: 'proximity', gameRef: randomUUID() };
    await expect(play.calls.findGameOwner(request)).rejects.toMatchObject({ code: 'not_found' });
    const other = { gameCode: 'proximity_es', gameRef };
    await expect(play.calls.findGameOwner(other)).rejects.toMatchObject({ code: 'not_found' });
    const unknown = { gameCode: 'semantle', gameRef };
    await expect(play.calls.findGameOwner(unknown)).rejects.toMatchObject({ code: 'invalid_request' });
  });
});
