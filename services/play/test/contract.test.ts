import { randomUUID } from 'node:crypto';
import { playDefinition } from '@proximity/common/proto';
import { NOON, TODAY } from '../../../scripts/jest/noon';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { Device } from './device';
import { startRealSchedule, type RealSchedule } from './real-services';
import { runPlay, type RunningPlay } from './running-play';

interface StoredGame {
  secretWord: string | null;
  guesses: { word: string; isHint: boolean }[];
  hasWon: boolean;
  gameOver: boolean;
}

describe('contract of play', () => {
  let database: TestDatabase;
  let schedule: RealSchedule;
  let play: RunningPlay;
  let secret: string;
  const clock = { now: () => new Date(NOON) };

  beforeAll(async () => {
    database = await createTestDatabase();
    schedule = await startRealSchedule(clock);
    play = await runPlay({ databaseUrl: database.url, scheduleAddress: schedule.address, clock });
    secret = await schedule.secretOf(TODAY);
  });
  afterAll(async () => {
    await play.stop();
    await schedule.stop();
    await database.drop();
  });

  const named = (userId: string, gameNumber = TODAY, gameCode = 'proximity') => ({
    userId,
    gameCode,
    gameNumber,
  });
  const save = async (userId: string, device: Device, gameNumber = TODAY) => {
    const { game } = await play.calls.upsertGame({
      ...named(userId, gameNumber),
      gameData: device.gameData(),
    });
    return game;
  };
  const read = (game: { gameData: string } | null | undefined): StoredGame =>
    JSON.parse(game?.gameData ?? '{}') as StoredGame;
  const wordsOf = (game: { gameData: string } | null | undefined): string[] =>
    read(game).guesses.map(({ word }) => word);
  const today = Device.with(TODAY);

  it('when the contract is read, then this suite knows every rpc in it', () => {
    expect(Object.keys(playDefinition()).sort()).toEqual([
      'ExportGames',
      'FindGameOwner',
      'GamesPlayed',
      'GetGame',
      'GetGameByRef',
      'GiveUp',
      'HasCompleted',
      'UpsertGame',
    ]);
  });

  describe('UpsertGame', () => {
    it('when a game is saved, then the answer is what is kept, without a secret', async () => {
      const game = await save(randomUUID(), today.guess('river').hint('coast'));
      expect(game).toMatchObject({
        gameNumber: TODAY,
        complete: false,
        gameWon: false,
        guessCount: 1,
        hintCount: 1,
      });
      expect(read(game)).toMatchObject({ secretWord: null, gameOver: false, hasWon: false });
      expect(wordsOf(game)).toEqual(['river', 'coast']);
    });

    it('when a second device saves, then no guess is lost, those of the first stay before', async () => {
      const user = randomUUID();
      await save(user, today.guess('river', 'coast'));
      expect(wordsOf(await save(user, today.guess('winter', 'coast')))).toEqual(['river', 'coast', 'winter']);
    });

    it('when a win is sent with the word, then it is kept with the word in it', async () => {
      const game = await save(randomUUID(), today.guess('river').win(secret));
      expect(game).toMatchObject({ complete: true, gameWon: true, guessCount: 2 });
      expect(read(game)).toMatchObject({ secretWord: secret, gameOver: true, hasWon: true });
    });

    it('when a loss is sent with the word as its last row, then it is kept as not won', async () => {
      const game = await save(randomUUID(), today.guess('river').giveUp(secret));
      expect(game).toMatchObject({ complete: true, gameWon: false, guessCount: 1 });
    });

    it.each([
      ['a win with another word', (device: Device) => device.win('apple')],
      ['a loss with another word', (device: Device) => device.giveUp('apple')],
      ['a word that is none', (device: Device) => device.win('xqzzt')],
    ])('when the finish is %s, then it is refused, and nothing that is kept changes', async (_, finish) => {
      const user = randomUUID();
      await save(user, today.guess('river'));
      await expect(save(user, finish(today.guess('river', 'winter')))).rejects.toMatchObject({
        code: 'conflict',
      });
      const { game } = await play.calls.getGame(named(user));
      expect([wordsOf(game), game?.complete]).toEqual([['river'], false]);
      expect((await play.outbox(user)).map(({ type }) => type)).toEqual(['game-started']);
      expect(await save(user, today.guess('river', 'winter').win(secret))).toMatchObject({ gameWon: true });
    });

    it("when the finish has another game's word, then it is refused", async () => {
      const other = await schedule.secretOf(TODAY - 1);
      await expect(save(randomUUID(), today.win(other))).rejects.toMatchObject({ code: 'conflict' });
    });

    it('when a device writes a secret into its game, then nobody ever reads it', async () => {
      const user = randomUUID();
      const gameData = today.guess('river').gameData({ secretWord: 'planted' });
      await play.calls.upsertGame({ ...named(user), gameData });
      const { rows } = await play.pool.query('SELECT game_data FROM games WHERE user_id = $1', [user]);
      expect(JSON.stringify(rows)).not.toContain('planted');
      const { game } = await play.calls.getGame(named(user));
      expect(read(game).secretWord).toBe(await schedule.sealOf(TODAY));
    });

    it('when a later save has another finish, then the stored game is the answer', async () => {
      const user = randomUUID();
      const first = await save(user, today.guess('river').win(secret));
      const later = await save(user, today.guess('coast').giveUp(secret));
      expect(later).toMatchObject({
        gameRef: first?.gameRef,
        complete: true,
        gameWon: true,
        guessCount: 2,
      });
      expect(wordsOf(later)).toEqual(['river', 'coast', secret]);
      const unproved = await save(user, today.win('apple'));
      expect(unproved).toMatchObject({ gameWon: true, guessCount: 2 });
      expect(wordsOf(unproved)).toEqual(['river', 'coast', 'apple', secret]);
    });

    it('when an unfinished copy comes after the finish, then the game stays finished', async () => {
      const user = randomUUID();
      await save(user, today.guess('river').win(secret));
      expect(await save(user, today.guess('river', 'coast'))).toMatchObject({
        complete: true,
        guessCount: 2,
      });
    });

    it.each([
      ['of a player, with number -1', -1, 'proximity', 'invalid_request'],
      ['of an unknown code', TODAY, 'proximity_fr', 'invalid_request'],
      ['of tomorrow', TODAY + 1, 'proximity', 'future_game'],
      ["of today, as yesterday's", TODAY, 'proximity_yesterday', 'future_game'],
      ['without a date', 0, 'proximity', 'date_not_found'],
    ])('when the game is one %s, then it is refused', async (_, gameNumber, gameCode, code) => {
      const request = { ...named(randomUUID(), gameNumber, gameCode), gameData: today.gameData() };
      await expect(play.calls.upsertGame(request)).rejects.toMatchObject({ code });
    });

    it('when it is no game, then it is refused', async () => {
      const request = { ...named(randomUUID()), gameData: '{"guesses":[]}' };
      await expect(play.calls.upsertGame(request)).rejects.toMatchObject({ code: 'invalid_request' });
    });

    it('when it has more than 1 MiB, then it is refused', async () => {
      const request = { ...named(randomUUID()), gameData: ' '.repeat(1024 * 1024 + 1) };
      await expect(play.calls.upsertGame(request)).rejects.toMatchObject({ code: 'payload_too_large' });
    });

    it('when nobody is named, then it is refused', async () => {
      await expect(save('', today)).rejects.toMatchObject({ code: 'unauthenticated' });
    });
  });

  describe('GiveUp', () => {
    it('when a game is given up, then the guesses sent with it are kept and the word is told', async () => {
      const user = randomUUID();
      await save(user, today.guess('river'));
      const gameData = today.guess('coast').gameData();
      const { secretWord, game } = await play.calls.giveUp({ ...named(user), gameData });
      expect(secretWord).toBe(secret);
      expect(game).toMatchObject({ complete: true, gameWon: false, guessCount: 2 });
      expect(read(game)).toMatchObject({ secretWord: secret, hasWon: false });
      expect(wordsOf(game)).toEqual(['river', 'coast', secret]);
    });

    it('when nothing is sent with it, then what is kept ends, be it nothing', async () => {
      const user = randomUUID();
      const { game } = await play.calls.giveUp(named(user));
      expect([wordsOf(game), game?.complete, game?.gameWon]).toEqual([[secret], true, false]);
      expect((await play.outbox(user)).map(({ type }) => type)).toEqual(['game-started', 'game-completed']);
    });

    it('when a win is sent after it, then it stays given up', async () => {
      const user = randomUUID();
      await play.calls.giveUp(named(user));
      expect(await save(user, today.win(secret))).toMatchObject({ complete: true, gameWon: false });
    });

    it('when the game was won before, then it stays won and the word is told', async () => {
      const user = randomUUID();
      await save(user, today.win(secret));
      const { secretWord, game } = await play.calls.giveUp(named(user));
      expect([secretWord, game?.gameWon]).toEqual([secret, true]);
      expect(await play.outbox(user)).toHaveLength(2);
    });

    it('when it is asked for again, then the answer is the same', async () => {
      const user = randomUUID();
      const once = await play.calls.giveUp({ ...named(user), gameData: today.guess('river').gameData() });
      const again = await play.calls.giveUp(named(user));
      expect([again.secretWord, again.game?.gameRef]).toEqual([once.secretWord, once.game?.gameRef]);
      expect(read(again.game)).toEqual(read(once.game));
      expect(await play.outbox(user)).toHaveLength(2);
    });

    it('when the device has finished the game, then it is refused', async () => {
      const request = { ...named(randomUUID()), gameData: today.win('apple').gameData() };
      await expect(play.calls.giveUp(request)).rejects.toMatchObject({ code: 'invalid_request' });
    });

    it("when it is tomorrow's game, then no word is told", async () => {
      await expect(play.calls.giveUp(named(randomUUID(), TODAY + 1))).rejects.toMatchObject({
        code: 'future_game',
      });
    });
  });

  describe('GetGame', () => {
    it('when a game was not begun, then there is none', async () => {
      expect((await play.calls.getGame(named(randomUUID()))).game ?? null).toBeNull();
    });

    it('when it is unfinished, then its secret is sealed; when it is finished, then plain', async () => {
      const user = randomUUID();
      await save(user, today.guess('river'));
      expect(read((await play.calls.getGame(named(user))).game).secretWord).toBe(
        await schedule.sealOf(TODAY),
      );
      await save(user, today.win(secret));
      expect(read((await play.calls.getGame(named(user))).game).secretWord).toBe(secret);
    });

    it('when two games have one number but not one code, then they are two games', async () => {
      const user = randomUUID();
      await save(user, today.guess('river'));
      const junior = Device.with(TODAY, 'proximity_junior').guess('coast');
      const gameData = junior.gameData();
      await play.calls.upsertGame({ ...named(user, TODAY, 'proximity_junior'), gameData });
      expect(wordsOf((await play.calls.getGame(named(user))).game)).toEqual(['river']);
      const other = await play.calls.getGame(named(user, TODAY, 'proximity_junior'));
      expect(wordsOf(other.game)).toEqual(['coast']);
    });
  });

  describe('GamesPlayed and HasCompleted', () => {
    it('when games were begun, won and lost, then each has its mark', async () => {
      const user = randomUUID();
      await save(user, Device.with(12).hint('coast'), 12);
      await save(user, Device.with(11).win(await schedule.secretOf(11)), 11);
      await play.calls.giveUp(named(user, 10));
      expect(await play.calls.gamesPlayed({ userId: user, gameCode: 'proximity' })).toEqual({
        games: [
          { gameNumber: 10, complete: true, gameWon: false },
          { gameNumber: 11, complete: true, gameWon: true },
          { gameNumber: 12, complete: false, gameWon: false },
        ],
      });
      expect(await play.calls.gamesPlayed({ userId: user, gameCode: 'proximity_es' })).toEqual({ games: [] });
      const completed = [10, 11, 12, 13].map((number) => play.calls.hasCompleted(named(user, number)));
      expect(await Promise.all(completed)).toEqual(
        [true, true, false, false].map((value) => ({ completed: value })),
      );
    });

    it('when the code is unknown, then both refuse', async () => {
      const gameCode = 'semantle';
      await expect(play.calls.gamesPlayed({ userId: 'u', gameCode })).rejects.toMatchObject({
        code: 'invalid_request',
      });
      await expect(play.calls.hasCompleted(named('u', 1, gameCode))).rejects.toMatchObject({
        code: 'invalid_request',
      });
    });
  });

  describe('FindGameOwner and GetGameByRef', () => {
    it('when both friends have finished, then one sees the game of the other', async () => {
      const [owner, friend] = [randomUUID(), randomUUID()];
      const game = await save(owner, today.guess('river').win(secret));
      await play.calls.giveUp(named(friend));
      const ref = { gameCode: 'proximity', gameRef: game?.gameRef ?? '' };
      expect(await play.calls.findGameOwner(ref)).toEqual({ userId: owner });
      const seen = await play.calls.getGameByRef({ ...ref, askerUserId: friend, askerIsFriend: true });
      expect(wordsOf(seen.game)).toEqual(['river', secret]);
      expect(read(seen.game).secretWord).toBe(secret);
    });
  });

  describe('ExportGames', () => {
    it('when a player has more than a message holds, then all of it comes page by page', async () => {
      const user = randomUUID();
      for (const number of [3, 1, 2]) {
        const [row] = Device.with(number).guess('river').game.guesses;
        const rows = Array.from({ length: 2_500 }, (_, index) => ({
          ...row,
          word: `word${index}`,
          guessNumber: index + 1,
        }));
        const gameData = Device.with(number).gameData({ guesses: rows });
        await play.calls.upsertGame({ ...named(user, number), gameData });
      }
      await save(user, today.win(secret));
      const pages: string[][] = [];
      let page: string | undefined = '';
      while (page !== undefined) {
        const answer = await play.calls.exportGames({ userId: user, page });
        pages.push(answer.games);
        page = answer.nextPage;
      }
      const games = pages.flat().map((text) => JSON.parse(text) as Record<string, unknown>);
      expect(games.map(({ gameNumber }) => gameNumber)).toEqual([1, 2, 3, TODAY]);
      expect(pages.length).toBeGreaterThan(2);
      expect(games[3]).toMatchObject({
        gameCode: 'proximity',
        ref: expect.any(String) as string,
        startedAt: new Date(NOON).toISOString(),
        completedAt: new Date(NOON).toISOString(),
        gameData: { secretWord: secret, hasWon: true },
      });
    });

    it.each(['proximity', 'proximity/x', 'other/1', 'proximity/99999'])(
      'when the page is %j, then it is refused',
      async (page) => {
        await expect(play.calls.exportGames({ userId: 'u', page })).rejects.toMatchObject({
          code: 'invalid_request',
        });
      },
    );
  });

  it('when an id has what no id has, then it is nobody, or names no game', async () => {
    const { calls } = play;
    const gameCode = 'proximity';
    const odd = { userId: 'nul\u0000', gameCode, gameNumber: TODAY };
    const codes = async (answers: Promise<unknown>[]): Promise<unknown[]> =>
      (await Promise.allSettled(answers)).map((answer) =>
        answer.status === 'rejected' ? (answer.reason as { code: unknown }).code : answer.value,
      );
    const ofNobody = [
      ...[calls.upsertGame({ ...odd, gameData: today.guess('river').gameData() }), calls.giveUp(odd)],
      ...[calls.getGame(odd), calls.hasCompleted(odd), calls.gamesPlayed(odd), calls.exportGames(odd)],
      calls.getGameByRef({ askerUserId: odd.userId, gameCode, gameRef: 'r', askerIsFriend: true }),
    ];
    expect(await codes(ofNobody)).toEqual(ofNobody.map(() => 'unauthenticated'));
    const gameRef = 'nul\u0000';
    const ofNoGame = [
      calls.findGameOwner({ gameCode, gameRef }),
      calls.getGameByRef({ askerUserId: randomUUID(), gameCode, gameRef, askerIsFriend: true }),
    ];
    expect(await codes(ofNoGame)).toEqual(['not_found', 'not_found']);
  });

  it('when all this has been answered, then no line of the log holds a word of a game or a user', async () => {
    const user = randomUUID();
    await save(user, today.guess('lighthouse').win(secret));
    expect(play.log()).toContain('"service":"play"');
    for (const word of [secret, 'lighthouse', user]) expect(play.log()).not.toContain(word);
  });
});
