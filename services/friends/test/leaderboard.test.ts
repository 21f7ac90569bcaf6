import { randomUUID } from 'node:crypto';
import { eventMessage } from '@proximity/common/events/event-message';
import type { FriendGame__Output } from '@proximity/common/gen/proximity/friends/v1/FriendGame';
import { gameCompleted, gameStarted, toldAgain } from '../../../scripts/jest/game-events';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { until } from '../../../scripts/jest/until';
import { startRealAccounts, type RealAccounts } from './real-accounts';
import { GAME, runFriends, type RunningFriends } from './running-friends';

describe('the leaderboard of friends', () => {
  let databases: TestDatabase[];
  let accounts: RealAccounts;
  let friends: RunningFriends;
  let now = Date.parse('2026-11-21T17:00:00Z');

  beforeAll(async () => {
    databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const [own, other] = databases as [TestDatabase, TestDatabase];
    accounts = await startRealAccounts(other.url);
    friends = await runFriends({
      databaseUrl: own.url,
      accountsAddress: accounts.address,
      clock: { now: () => new Date(now) },
    });
  });
  afterAll(async () => {
    await friends.stop();
    await accounts.stop();
    for (const database of databases) await database.drop();
  });

  const befriend = async (one: string, other: string): Promise<void> => {
    const { friendCode } = await friends.calls.getOverview({ userId: other });
    await friends.calls.requestFriend({ userId: one, friendCode });
    const back = await friends.calls.getOverview({ userId: one });
    await friends.calls.requestFriend({ userId: other, friendCode: back.friendCode });
  };
  /** Somebody with friends of these names. */
  const circle = async (name: string, ...names: string[]): Promise<string[]> => {
    const user = await accounts.add(name);
    const others = await Promise.all(names.map((one) => accounts.add(one)));
    for (const other of others) await befriend(user, other);
    return [user, ...others];
  };
  const board = async (userId: string, game = {}): Promise<FriendGame__Output[]> =>
    (await friends.calls.friendsGames({ userId, ...GAME, ...game })).games;
  const placesOf = (games: FriendGame__Output[]) => games.map(({ name, position }) => [name, position]);

  it('when friends have played in all ways, then they are in the order of the leaderboard, with all that it shows', async () => {
    const [maya, ines, jonas, leo, anouk, sam, greta] = (await circle(
      ...['Maya', 'Ines', 'Jonas', 'Leo', 'Anouk', 'Sam', 'Greta'],
    )) as [string, string, string, string, string, string, string];
    await friends.publish(
      ...[maya, ines, jonas, leo, anouk, sam].map((userId) => gameStarted({ userId })),
      gameCompleted({ userId: leo, guessCount: 3, hintCount: 2 }),
      gameCompleted({ userId: maya, guessCount: 25, hintCount: 1 }),
      gameCompleted({ userId: jonas, guessCount: 19, minute: 2 }),
      gameCompleted({ userId: ines, guessCount: 19, minute: 1 }),
      gameCompleted({ userId: anouk, guessCount: 40, hintCount: 3, won: false }),
    );
    const games = await board(maya);
    expect(placesOf(games)).toEqual([
      ...[
        ['Ines', 1],
        ['Jonas', 1],
        ['Maya', 3],
        ['Leo', 4],
      ],
      ...[
        ['Anouk', undefined],
        ['Sam', undefined],
        ['Greta', undefined],
      ],
    ]);
    const row = {
      guessCount: 0,
      hintCount: 0,
      hasStarted: true,
      complete: false,
      gameWon: false,
      isUser: false,
    };
    expect(games[2]).toMatchObject({
      ...row,
      ...{ userId: maya, ref: `${maya.slice(0, 8)}-904`, guessCount: 25, hintCount: 1 },
      ...{ complete: true, gameWon: true, isUser: true },
    });
    expect(games[4]).toMatchObject({ ...row, userId: anouk, guessCount: 40, hintCount: 3, complete: true });
    expect(games[5]).toMatchObject({ ...row, userId: sam, ref: `${sam.slice(0, 8)}-904` });
    expect(games[6]).toMatchObject({ ...row, userId: greta, ref: '', hasStarted: false });
    expect(placesOf(await board(greta))).toEqual([
      ['Maya', 1],
      ['Greta', undefined],
    ]);
  });

  it('when a game has another number, mode or language, then it has another leaderboard', async () => {
    const [user] = (await circle('Ada')) as [string];
    await friends.publish(
      gameCompleted({ userId: user, gameCode: 'proximity_es' }),
      gameCompleted({ userId: user, gameNumber: 7 }),
    );
    expect(placesOf(await board(user))).toEqual([['Ada', undefined]]);
    expect(placesOf(await board(user, { gameCode: 'proximity_es' }))).toEqual([['Ada', 1]]);
    expect(placesOf(await board(user, { gameNumber: 7 }))).toEqual([['Ada', 1]]);
  });

  it('when a game is of mode yesterday, then nothing of it is kept, and there is no leaderboard', async () => {
    const [user] = (await circle('Ada')) as [string];
    await friends.publish(gameCompleted({ userId: user, gameCode: 'proximity_yesterday' }));
    const { rowCount } = await friends.pool.query('SELECT FROM games WHERE user_id = $1', [user]);
    expect(rowCount).toBe(0);
    const refused = { code: 'invalid_request', message: 'There is no leaderboard of this game.' };
    const game = { userId: user, gameCode: 'proximity_yesterday', gameNumber: 904 };
    await expect(friends.calls.friendsGames(game)).rejects.toMatchObject(refused);
    await expect(friends.calls.getStanding(game)).rejects.toMatchObject(refused);
    await expect(friends.calls.friendsGames({ ...game, ...GAME, gameNumber: 0 })).rejects.toMatchObject({
      code: 'date_not_found',
    });
  });

  it('when somebody is no friend, or no longer one, then neither is on the leaderboard of the other', async () => {
    const [ada, bob] = (await circle('Ada', 'Bob')) as [string, string];
    await friends.publish(gameCompleted({ userId: ada }), gameCompleted({ userId: bob, guessCount: 13 }));
    expect(placesOf(await board(bob))).toEqual([
      ['Ada', 1],
      ['Bob', 2],
    ]);
    await friends.calls.removeFriend({ userId: ada, friendId: bob });
    expect([placesOf(await board(ada)), placesOf(await board(bob))]).toEqual([[['Ada', 1]], [['Bob', 1]]]);
  });

  it('when events come again, late, twice or in another order, then the tables are the same', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, (_, index) => accounts.add(`p${index}`)));
    const events = users.flatMap((userId, index) => [
      gameStarted({ userId }),
      index % 2
        ? gameCompleted({ userId, guessCount: index + 1 })
        : gameCompleted({ userId, guessCount: index + 1, won: false }),
    ]);
    const rows = async () =>
      (
        await friends.pool.query<object>('SELECT * FROM games WHERE user_id = ANY($1) ORDER BY user_id', [
          users,
        ])
      ).rows;
    await friends.publish(...events);
    const once = await rows();
    expect(once).toHaveLength(5);
    await friends.publish(...events, ...[...events].reverse());
    // The same facts under other ids, as if a producer had lost its memory: a finish still stays as it was.
    await friends.publish(...[...events].reverse().map(toldAgain));
    await friends.publish(...users.map((userId) => gameCompleted({ userId, guessCount: 1 })));
    expect(await rows()).toEqual(once);

    await friends.pool.query('DELETE FROM games WHERE user_id = ANY($1)', [users]);
    await friends.publish(...[...events].reverse().map(toldAgain));
    expect(await rows()).toEqual(once);
  });

  it('when one event cannot be applied, then it is put aside, and those around it count', async () => {
    const [user, other] = (await circle('Ada', 'Bob')) as [string, string];
    const poison = gameCompleted({ userId: user, gameNumber: 5, guessCount: 2 ** 40 });
    await friends.publish(gameStarted({ userId: user }), poison, gameCompleted({ userId: other }));
    expect(placesOf(await board(user))).toEqual([
      ['Bob', 1],
      ['Ada', undefined],
    ]);
    const { rows } = await friends.pool.query('SELECT event_id FROM dead_letters');
    expect(rows).toEqual([{ event_id: poison.eventId }]);
  });

  it.each([0, -1, 3502])('when an event is of game %d, then it is put aside at once', async (gameNumber) => {
    const userId = randomUUID();
    const { value, ...message } = eventMessage(gameCompleted({ userId, gameNumber: 5 }));
    const misnumbered = value.replace('"gameNumber":5', `"gameNumber":${gameNumber}`);
    await friends.send([{ ...message, value: misnumbered }]);
    await friends.publish(gameCompleted({ userId, gameNumber: 6 }));
    const { rows: games } = await friends.pool.query('SELECT game_number FROM games WHERE user_id = $1', [
      userId,
    ]);
    expect(games).toEqual([{ game_number: 6 }]);
    const { rows: letters } = await friends.pool.query('SELECT tries FROM dead_letters WHERE key = $1', [
      userId,
    ]);
    expect(letters).toEqual([{ tries: 1 }]);
  });

  it('when a game has not begun yet, then it has neither a board nor a standing', async () => {
    const game = { userId: randomUUID(), ...GAME, gameNumber: GAME.gameNumber + 1 };
    const refusal = { code: 'future_game', message: 'Hey! You cannot play future games!' };
    await expect(friends.calls.friendsGames(game)).rejects.toMatchObject(refusal);
    await expect(friends.calls.getStanding(game)).rejects.toMatchObject(refusal);
  });

  it('when accounts is away, then the board answers with the names it knows', async () => {
    const [ada, bob] = (await circle('Ada', 'Bob')) as [string, string];
    expect(placesOf(await board(ada)).map(([name]) => name)).toEqual(['Ada', 'Bob']);
    await accounts.pause();
    const cyd = randomUUID();
    await befriend(ada, cyd);
    now += 120_000;
    expect((await board(ada)).map(({ name }) => name).sort()).toEqual(['Ada', 'Bob', 'Player']);
    await friends.calls.requestFriend({
      userId: randomUUID(),
      friendCode: (await friends.calls.getOverview({ userId: bob })).friendCode,
    });
    expect((await friends.calls.listRequests({ userId: bob })).requests).toMatchObject([{ name: 'Player' }]);
    await accounts.resume();
    await accounts.rename(bob, 'Robert');
    now += 120_000;
    const names = async () => (await board(ada)).map(({ name }) => name).sort();
    await until('the new name is there', async () => {
      now += 5_000;
      return (await names()).includes('Robert');
    });
    expect(await names()).toEqual(['Ada', 'Player', 'Robert']);
  });

  describe('the global standing', () => {
    const standing = async (userId: string, gameNumber: number) => {
      const { place, finishers } = await friends.calls.getStanding({ userId, ...GAME, gameNumber });
      return { place, finishers };
    };

    it('when several have won, then each has a place among all, strangers included, and others have none', async () => {
      const gameNumber = 11;
      const users = Array.from({ length: 7 }, () => randomUUID()) as [string, ...string[]];
      const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = users;
      await friends.publish(
        gameCompleted({ userId: a, gameNumber, guessCount: 5, hintCount: 1 }),
        gameCompleted({ userId: b, gameNumber, guessCount: 900 }),
        gameCompleted({ userId: c, gameNumber, guessCount: 4 }),
        gameCompleted({ userId: d, gameNumber, guessCount: 900 }),
        gameCompleted({ userId: e, gameNumber, guessCount: 1, won: false }),
        gameStarted({ userId: f, gameNumber }),
        gameCompleted({ userId: g, gameNumber, guessCount: 1, suspicious: true }),
      );
      const places = await Promise.all(users.map((user) => standing(user, gameNumber)));
      expect(places.map(({ place }) => place)).toEqual([4, 2, 1, 2, undefined, undefined, undefined]);
      expect(new Set(places.map(({ finishers }) => finishers))).toEqual(new Set([4]));
    });

    it('when somebody wins after the list was asked for, then it shows at once, and stays right', async () => {
      const gameNumber = 12;
      const [ada, bob] = [randomUUID(), randomUUID()];
      await friends.publish(gameCompleted({ userId: ada, gameNumber, guessCount: 5 }));
      expect(await standing(ada, gameNumber)).toEqual({ place: 1, finishers: 1 });
      await friends.publish(gameCompleted({ userId: bob, gameNumber, guessCount: 4 }));
      expect(await standing(bob, gameNumber)).toEqual({ place: 1, finishers: 2 });
      await until('the list has it', async () => {
        const { rowCount } = await friends.pool.query('SELECT FROM top_list_changes');
        return rowCount === 0;
      });
      expect(await standing(ada, gameNumber)).toEqual({ place: 2, finishers: 2 });
    });

    it('when a fast game is on no global list, then friends see it all the same', async () => {
      const [ada] = (await circle('Ada')) as [string];
      await friends.publish(gameCompleted({ userId: ada, gameNumber: 13, suspicious: true }));
      expect(placesOf(await board(ada, { gameNumber: 13 }))).toEqual([['Ada', 1]]);
      expect(await standing(ada, 13)).toEqual({ place: undefined, finishers: 0 });
    });
  });
});
