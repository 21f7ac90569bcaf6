import { randomUUID } from 'node:crypto';
import { statsDefinition } from '@proximity/common/proto';
import { NO_STATS, type UserStats } from '@proximity/rules/statistics-record';
import { gameCompleted, gameStarted } from '../../../scripts/jest/game-events';
import { NOON, TODAY } from '../../../scripts/jest/noon';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { runStats, type RunningStats } from './running-stats';

describe('contract of stats', () => {
  let database: TestDatabase;
  let stats: RunningStats;

  beforeAll(async () => {
    database = await createTestDatabase();
    stats = await runStats({ databaseUrl: database.url, clock: { now: () => new Date(NOON) } });
  });
  afterAll(async () => {
    await stats.stop();
    await database.drop();
  });

  const record = (own: Partial<UserStats>): string => JSON.stringify({ ...NO_STATS, ...own });
  const upload = (userId: string, own: Partial<UserStats>, gameCode = 'proximity') =>
    stats.calls.uploadStats({ userId, gameCode, stats: record(own) });
  const win = (userId: string, gameNumber: number, gameCode = 'proximity') => {
    const game = { userId, gameNumber, gameCode };
    return stats.tell(gameStarted(game), gameCompleted({ ...game, guessCount: 10, hintCount: 1 }));
  };

  it('when the contract is read, then this suite knows every rpc in it', () => {
    expect(Object.keys(statsDefinition()).sort()).toEqual([
      'ExportStats',
      'GetStats',
      'GetSummary',
      'UploadStats',
    ]);
  });

  describe('UploadStats and GetStats', () => {
    it('when nothing was played, then there is no record', async () => {
      expect(await stats.read(randomUUID())).toBeUndefined();
    });

    it('when a record is uploaded, then it is read as it was', async () => {
      const user = randomUUID();
      const own = { totalPlays: 3, wins: 2, giveups: 1, lastPlay: '2026-11-21', playStreak: 3, hints: 4 };
      expect(await upload(user, own)).toEqual({});
      expect(await stats.read(user)).toEqual({ ...NO_STATS, ...own });
    });

    it('when games are played, then the server counts them itself', async () => {
      const user = randomUUID();
      await win(user, TODAY - 1);
      await win(user, TODAY);
      expect(await stats.read(user)).toEqual({
        ...{ totalPlays: 2, wins: 2, giveups: 0, abandons: 0, totalGuesses: 20, hints: 2 },
        ...{ playStreak: 2, winStreak: 2 },
        ...{ firstPlay: '2026-11-20', lastPlay: '2026-11-21', lastEnd: '2026-11-21' },
      });
    });

    it('when both are there, then the one with more plays is the answer, and the other stays', async () => {
      const user = randomUUID();
      await win(user, TODAY);
      await upload(user, { totalPlays: 2, giveups: 2 });
      expect(await stats.read(user)).toMatchObject({ totalPlays: 2, giveups: 2, wins: 0 });
      await win(user, TODAY - 1);
      await win(user, TODAY - 2);
      expect(await stats.read(user)).toMatchObject({ totalPlays: 3, giveups: 0, wins: 3 });
    });

    it('when an upload has fewer plays than the kept one, then it is OK and changes nothing', async () => {
      const user = randomUUID();
      await upload(user, { totalPlays: 5, wins: 5 });
      expect(await upload(user, { totalPlays: 4, wins: 1 })).toEqual({});
      expect(await stats.read(user)).toMatchObject({ totalPlays: 5, wins: 5 });
      await upload(user, { totalPlays: 6, wins: 6 });
      expect(await stats.read(user)).toMatchObject({ totalPlays: 6 });
    });

    it('when an upload has fewer plays than the server has counted, then the answer stays the same', async () => {
      const user = randomUUID();
      await win(user, TODAY);
      await win(user, TODAY - 1);
      const before = await stats.read(user);
      await upload(user, { totalPlays: 1, giveups: 1 });
      expect(await stats.read(user)).toEqual(before);
    });

    it('when two devices upload at once, then the one with more plays is kept', async () => {
      const user = randomUUID();
      const plays = [3, 9, 1, 7, 8, 2, 6];
      await Promise.all(plays.map((totalPlays) => upload(user, { totalPlays })));
      expect(await stats.read(user)).toMatchObject({ totalPlays: 9 });
    });

    it('when there are records of several modes, languages and players, then each is on its own', async () => {
      const [user, other] = [randomUUID(), randomUUID()];
      await win(user, TODAY);
      await win(user, TODAY, 'proximity_es');
      await win(user, TODAY - 1, 'proximity_es');
      await upload(user, { totalPlays: 7 }, 'proximity_junior');
      const plays = async (userId: string, code: string) => (await stats.read(userId, code))?.totalPlays;
      expect(await plays(user, 'proximity')).toBe(1);
      expect(await plays(user, 'proximity_es')).toBe(2);
      expect(await plays(user, 'proximity_junior')).toBe(7);
      expect(await plays(user, 'proximity_de')).toBeUndefined();
      expect(await plays(other, 'proximity')).toBeUndefined();
    });

    it("when yesterday's game is played, then it counts in its own record, without days", async () => {
      const user = randomUUID();
      const game = { userId: user, gameNumber: TODAY - 1, gameCode: 'proximity_yesterday', onItsDay: false };
      await stats.tell(gameStarted(game), gameCompleted(game));
      expect(await stats.read(user)).toBeUndefined();
      expect(await stats.read(user, 'proximity_yesterday')).toMatchObject({
        ...{ totalPlays: 1, wins: 1, lastPlay: null, playStreak: 0, winStreak: 0 },
      });
    });

    it.each([
      ['the record is none', 'u', 'proximity', '[]', 'invalid_request'],
      [
        'it is too large',
        'u',
        'proximity',
        `{"totalPlays":1,"a":"${'x'.repeat(16_384)}"}`,
        'invalid_request',
      ],
      ['the code is none', 'u', 'proximity_fr', '{"totalPlays":1}', 'invalid_request'],
      ['nobody is named', '', 'proximity', '{"totalPlays":1}', 'unauthenticated'],
    ])('when %s, then the upload is refused', async (_, userId, gameCode, text, code) => {
      await expect(stats.calls.uploadStats({ userId, gameCode, stats: text })).rejects.toMatchObject({
        code,
      });
    });

    it.each([
      ['the code is none', 'u', 'semantle', 'invalid_request'],
      ['nobody is named', '', 'proximity', 'unauthenticated'],
    ])('when %s, then reading is refused', async (_, userId, gameCode, code) => {
      await expect(stats.calls.getStats({ userId, gameCode })).rejects.toMatchObject({ code });
    });
  });

  describe('GetSummary', () => {
    it('when members have played a game, then it says how it went', async () => {
      const gameCode = 'proximity_junior_de';
      const end = (own: object) => {
        const game = { userId: randomUUID(), gameNumber: TODAY, gameCode, ...own };
        return [gameStarted(game), gameCompleted(game)];
      };
      await stats.tell(
        gameStarted({ userId: randomUUID(), gameNumber: TODAY, gameCode }),
        ...end({ guessCount: 10 }),
        ...end({ guessCount: 11, hintCount: 3 }),
        ...end({ guessCount: 140, onItsDay: false }),
        ...end({ guessCount: 4, won: false, hintCount: 2 }),
        // Played before signing in and sent at once: it looks too fast, and counts.
        ...end({ guessCount: 24, suspicious: true }),
        gameStarted({ userId: randomUUID(), gameNumber: TODAY - 1, gameCode }),
      );
      expect(await stats.calls.getSummary({ gameCode, gameNumber: TODAY })).toMatchObject({
        ...{ players: 6, finished: 5, won: 4, medianGuesses: 17.5 },
        guesses: [
          { from: 1, to: 10, games: 1 },
          { from: 11, to: 20, games: 1 },
          { from: 21, to: 30, games: 1 },
          { from: 31, to: 40, games: 0 },
          { from: 41, to: 60, games: 0 },
          { from: 61, to: 100, games: 0 },
          { from: 101, games: 1 },
        ],
        hints: [3, 0, 0, 1].map((games, hints) => ({ from: hints, to: hints, games })),
      });
    });

    it('when a member asks, then it says whether their own finish is counted', async () => {
      const gameCode = 'proximity_child_de';
      const asker = { userId: randomUUID(), gameNumber: TODAY, gameCode };
      const askedBy = async ({ userId }: { userId?: string }) =>
        (
          await stats.calls.getSummary({
            gameCode,
            gameNumber: TODAY,
            ...(userId !== undefined && { userId }),
          })
        ).includesOwn;
      const another = { ...asker, userId: randomUUID() };
      await stats.tell(gameStarted(asker), gameStarted(another), gameCompleted(another));
      expect([await askedBy(asker), await askedBy(another)]).toEqual([false, true]);
      await stats.tell(gameCompleted({ ...asker, won: false }));
      expect([await askedBy(asker), await askedBy({}), await askedBy({ userId: '\0' })]).toEqual([
        true,
        false,
        false,
      ]);
    });

    it('when nobody has played it, then all is 0, the last bucket open and no median told', async () => {
      const summary = await stats.calls.getSummary({ gameCode: 'proximity_child_es', gameNumber: 1 });
      expect(summary).toMatchObject({ players: 0, finished: 0, won: 0 });
      expect(summary.medianGuesses).toBeUndefined();
      expect(summary.guesses.at(-1)).toMatchObject({ from: 101, games: 0 });
      expect(summary.guesses.at(-1)?.to).toBeUndefined();
    });

    it.each([
      ['proximity_fr', TODAY, 'invalid_request'],
      ['proximity', 0, 'date_not_found'],
    ])('when the game is %s #%s, then it is refused', async (gameCode, gameNumber, code) => {
      await expect(stats.calls.getSummary({ gameCode, gameNumber })).rejects.toMatchObject({ code });
    });
  });

  describe('ExportStats', () => {
    it('when a player asks, then it has all records and games of theirs, and nothing of anybody else', async () => {
      const [user, other] = [randomUUID(), randomUUID()];
      await win(user, TODAY);
      await upload(user, { totalPlays: 4 }, 'proximity_es');
      await win(other, TODAY);
      const { json } = await stats.calls.exportStats({ userId: user });
      expect(JSON.parse(json)).toMatchObject({
        records: expect.arrayContaining([
          expect.objectContaining({
            gameCode: 'proximity',
            uploaded: null,
            counted: expect.objectContaining({ wins: 1 }) as object,
            games: expect.objectContaining({ rows: [[TODAY, true, true, true, 10, 1]] }) as object,
          }),
          expect.objectContaining({ gameCode: 'proximity_es', uploaded: { ...NO_STATS, totalPlays: 4 } }),
        ]) as object[],
      });
      expect((JSON.parse(json) as { records: object[] }).records).toHaveLength(2);
    });

    it('when nobody is named, then it is refused', async () => {
      await expect(stats.calls.exportStats({ userId: '' })).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    });
  });
});
