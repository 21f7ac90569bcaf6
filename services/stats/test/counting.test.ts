import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@proximity/common/events/domain-event';
import { eventMessage } from '@proximity/common/events/event-message';
import { deleteDuringWrite } from '../../../scripts/jest/delete-during-write';
import { accountDeleted, gameCompleted, gameStarted, toldAgain } from '../../../scripts/jest/game-events';
import { NOON, TODAY } from '../../../scripts/jest/noon';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { runStats, type RunningStats } from './running-stats';
import { Season } from './season';

describe('what events do to statistics', () => {
  let database: TestDatabase;
  let stats: RunningStats;
  let now = NOON;

  beforeAll(async () => {
    database = await createTestDatabase();
    stats = await runStats({ databaseUrl: database.url, clock: { now: () => new Date(now) } });
  });
  afterAll(async () => {
    await stats.stop();
    await database.drop();
  });

  const playsOf = async (userId: string): Promise<number> => {
    const { rows } = await stats.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM plays WHERE user_id = $1',
      [userId],
    );
    return rows[0]?.count ?? NaN;
  };
  const playersOf = async (gameNumber: number): Promise<number> =>
    (await stats.calls.getSummary({ gameCode: 'proximity', gameNumber })).players;

  it('when the same event comes three times, together and apart, then it counts once', async () => {
    const game = { userId: randomUUID(), gameNumber: 1 };
    const [start, end] = [gameStarted(game), gameCompleted({ ...game, guessCount: 8 })];
    await stats.tell(start, start, start, end, end, end);
    await stats.tell(start, end);
    await stats.tell(end);
    expect(await stats.read(game.userId)).toMatchObject({ totalPlays: 1, wins: 1, totalGuesses: 8 });
    expect(await stats.calls.getSummary({ gameCode: 'proximity', gameNumber: 1 })).toMatchObject({
      ...{ players: 1, finished: 1, won: 1, medianGuesses: 8 },
    });
  });

  it('when the same finish comes under another id, or another finish, then the first stays', async () => {
    const game = { userId: randomUUID(), gameNumber: 2 };
    const end = gameCompleted({ ...game, guessCount: 8 });
    await stats.tell(gameStarted(game), end);
    await stats.tell(
      toldAgain(end),
      gameStarted(game),
      gameCompleted({ ...game, won: false, guessCount: 90 }),
    );
    expect(await stats.read(game.userId)).toMatchObject({
      totalPlays: 1,
      wins: 1,
      giveups: 0,
      totalGuesses: 8,
    });
    expect(await stats.calls.getSummary({ gameCode: 'proximity', gameNumber: 2 })).toMatchObject({
      ...{ players: 1, finished: 1, won: 1 },
    });
  });

  it('when an end comes before its start, then both count as if they had come in order', async () => {
    const game = { userId: randomUUID(), gameNumber: TODAY };
    await stats.tell(gameCompleted({ ...game, onItsDay: false }));
    expect(await stats.read(game.userId)).toMatchObject({ totalPlays: 1, wins: 1, playStreak: 0 });
    await stats.tell(gameStarted(game));
    expect(await stats.read(game.userId)).toMatchObject({
      totalPlays: 1,
      wins: 1,
      playStreak: 1,
      winStreak: 0,
    });
  });

  it('when an abandoned game is finished later, then the abandon is undone and the play not counted again', async () => {
    const userId = randomUUID();
    await stats.tell(gameStarted({ userId, gameNumber: 3 }), gameStarted({ userId, gameNumber: 4 }));
    expect(await stats.read(userId)).toMatchObject({ totalPlays: 2, abandons: 1 });
    await stats.tell(gameCompleted({ userId, gameNumber: 3, onItsDay: false }));
    expect(await stats.read(userId)).toMatchObject({ totalPlays: 2, abandons: 0, wins: 1, winStreak: 0 });
  });

  it('when days pass without a game, then streaks are read as 0, and go on when they have not broken', async () => {
    const userId = randomUUID();
    const games = [TODAY - 1, TODAY].map((gameNumber) => ({ userId, gameNumber }));
    await stats.tell(...games.flatMap((game) => [gameStarted(game), gameCompleted(game)]));
    const streaksAt = async (instant: string) => {
      now = instant;
      const record = await stats.read(userId);
      now = NOON;
      return [record?.playStreak, record?.winStreak];
    };
    expect(await streaksAt('2026-11-22T17:00:00Z')).toEqual([2, 2]);
    expect(await streaksAt('2026-11-23T08:00:00Z')).toEqual([0, 0]);
    await stats.tell(gameStarted({ userId, gameNumber: TODAY + 1 }));
    expect(await streaksAt('2026-11-22T17:00:00Z')).toEqual([3, 2]);
  });

  it('when an event can never be counted, then it is put aside, and those around it count', async () => {
    const [ada, bob, eve] = [randomUUID(), randomUUID(), randomUUID()];
    const game = { gameNumber: 5 };
    const poison: DomainEvent[] = [
      gameStarted({ userId: eve, ...game, gameCode: 'proximity_xx' }),
      gameCompleted({ userId: eve, ...game, guessCount: 2 ** 40 }),
      gameStarted({ userId: 'nul\u0000', ...game }),
    ];
    const before = stats.deadLetters.length;
    await stats.tell(gameStarted({ userId: ada, ...game }), ...poison, gameStarted({ userId: bob, ...game }));
    expect([await playsOf(ada), await playsOf(bob), await playsOf(eve)]).toEqual([1, 1, 0]);
    expect(await playersOf(5)).toBe(2);
    expect(stats.deadLetters.length - before).toBe(3);
  });

  it.each([0, -1, 3502])('when an event is of game %d, then it is put aside at once', async (gameNumber) => {
    const userId = randomUUID();
    const { value, ...message } = eventMessage(gameStarted({ userId, gameNumber: 5 }));
    const misnumbered = value.replace('"gameNumber":5', `"gameNumber":${gameNumber}`);
    await stats.bus.publisher.publish([{ ...message, value: misnumbered }]);
    await stats.tell(gameStarted({ userId, gameNumber: 3400 }));
    expect(await playsOf(userId)).toBe(1);
    expect(stats.deadLetters.at(-1)).toMatchObject({ key: userId, tries: 1 });
  });

  it('when many players play at once, told in one batch, then every one of them is counted', async () => {
    const players = Array.from({ length: 300 }, () => randomUUID());
    await stats.tell(...players.map((userId) => gameStarted({ userId, gameNumber: 6 })));
    await stats.tell(
      ...players.map((userId, index) => gameCompleted({ userId, gameNumber: 6, won: index % 3 > 0 })),
    );
    expect(await stats.calls.getSummary({ gameCode: 'proximity', gameNumber: 6 })).toMatchObject({
      ...{ players: 300, finished: 300, won: 200 },
    });
  });

  it('when a player has lived by the rules for weeks, then stats and summary say what the page says', async () => {
    const season = new Season(randomUUID());
    const day = [
      { do: 'open', back: 0, origin: 'main' },
      { do: 'guess' },
      { do: 'hint' },
      { do: 'win' },
      { do: 'open', back: 9, origin: 'archive' },
      { do: 'guess' },
      { do: 'giveUp' },
      { do: 'waitUntil', minute: 720 },
      { do: 'open', back: 0, origin: 'main' },
      { do: 'guess' },
      { do: 'waitUntil', minute: 720 },
    ] as const;
    // Every other day a game is left; five of these are given up nine days later, and the last is not yet an abandon.
    for (let twoDays = 0; twoDays < 10; twoDays++) for (const step of day) season.run(step);
    await stats.tell(...season.told);
    now = season.now.toISOString();
    const { playStreak, winStreak, ...counts } = season.pageStats;
    const {
      playStreak: shownPlay,
      winStreak: shownWins,
      ...answered
    } = (await stats.read(season.userId)) ?? {};
    now = NOON;
    expect(answered).toEqual(counts);
    expect(answered).toMatchObject({ abandons: 4, giveups: 10, wins: 10 });
    // The last win was two days ago; what was begun yesterday can no longer be won.
    expect([playStreak, shownPlay, winStreak, shownWins]).toEqual([20, 20, 1, 0]);
  });

  describe('an account that is deleted', () => {
    it('when an account is deleted, then nothing of it is left, and what comes later is ignored', async () => {
      const [userId, other] = [randomUUID(), randomUUID()];
      const game = { userId, gameNumber: 7 };
      const record = JSON.stringify({ totalPlays: 40 });
      await stats.calls.uploadStats({ userId, gameCode: 'proximity_es', stats: record });
      await stats.tell(
        gameStarted(game),
        gameStarted({ ...game, userId: other }),
        gameCompleted({ ...game, userId: other }),
      );
      await stats.tell(accountDeleted(userId));
      await stats.tell(accountDeleted(userId), gameCompleted(game), gameStarted({ ...game, gameNumber: 8 }));
      for (const table of ['plays', 'uploads']) {
        const { rowCount } = await stats.pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [userId]);
        expect(rowCount).toBe(0);
      }
      expect(await stats.read(other)).toMatchObject({ totalPlays: 1, wins: 1 });
      const refusals = await Promise.allSettled([
        stats.calls.uploadStats({ userId, gameCode: 'proximity', stats: record }),
        stats.read(userId),
        stats.read(userId, 'proximity_es'),
        stats.calls.exportStats({ userId }),
      ]);
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ status: 'rejected', reason: { code: 'unauthenticated' } });
    });

    it('when somebody who played is gone, then the summary still counts the game, without a name', async () => {
      const game = { userId: randomUUID(), gameNumber: 9 };
      await stats.tell(gameStarted(game), gameCompleted(game));
      await stats.tell(accountDeleted(game.userId));
      expect(await stats.calls.getSummary({ gameCode: 'proximity', gameNumber: 9 })).toMatchObject({
        ...{ players: 1, finished: 1, won: 1 },
      });
      for (const table of ['plays', 'uploads', 'tallies']) {
        const { rows } = await stats.pool.query<object>(`SELECT * FROM ${table}`);
        expect(JSON.stringify(rows)).not.toContain(game.userId);
      }
    });

    it('when the deletion comes together with games, or before them, then nothing of them is kept', async () => {
      const [first, second] = [randomUUID(), randomUUID()];
      await stats.tell(
        gameStarted({ userId: first, gameNumber: 10 }),
        accountDeleted(first),
        gameCompleted({ userId: first, gameNumber: 10 }),
      );
      await stats.tell(accountDeleted(second));
      await stats.tell(gameStarted({ userId: second, gameNumber: 10 }));
      expect([await playsOf(first), await playsOf(second)]).toEqual([0, 0]);
    });

    it('when an upload is under way while the account is deleted, then nothing of it is left', async () => {
      const userId = randomUUID();
      await deleteDuringWrite({
        ...{ pool: stats.pool, table: 'uploads', userId },
        write: () => stats.calls.uploadStats({ userId, gameCode: 'proximity', stats: '{"totalPlays":4}' }),
        deletion: () => stats.tell(accountDeleted(userId)),
      });
      const { rowCount } = await stats.pool.query('SELECT 1 FROM uploads WHERE user_id = $1', [userId]);
      expect(rowCount).toBe(0);
    });
  });
});
