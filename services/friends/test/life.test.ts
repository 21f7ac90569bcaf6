import { randomUUID } from 'node:crypto';
import { accountDeleted, gameCompleted, gameStarted } from '../../../scripts/jest/game-events';
import { rememberLongAgo } from '../../../scripts/jest/remember-long-ago';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { until } from '../../../scripts/jest/until';
import { GAME, runFriends, type RunningFriends } from './running-friends';

const NOW = '2026-11-21T17:00:00.000Z';
const clock = { now: () => new Date(NOW) };

describe('the life of players, and of the service', () => {
  let database: TestDatabase;
  let friends: RunningFriends;
  const run = () => runFriends({ databaseUrl: database.url, clock });

  beforeAll(async () => {
    database = await createTestDatabase();
    friends = await run();
  });
  afterAll(async () => {
    await friends.stop();
    await database.drop();
  });

  const codeOf = async (userId: string) => (await friends.calls.getOverview({ userId })).friendCode;
  const ask = async (userId: string, other: string) =>
    friends.calls.requestFriend({ userId, friendCode: await codeOf(other) });
  const befriend = async (one: string, other: string): Promise<void> => {
    await ask(one, other);
    await ask(other, one);
  };
  const standing = (userId: string, gameNumber: number) =>
    friends.calls.getStanding({ userId, ...GAME, gameNumber });
  const exportOf = async (userId: string): Promise<{ json: string; games: string[]; pages: number }> => {
    const first = await friends.calls.exportFriends({ userId });
    const games = [...first.games];
    let pages = 1;
    for (let page = first.nextPage; page !== undefined; pages++) {
      const next = await friends.calls.exportFriends({ userId, page });
      games.push(...next.games);
      page = next.nextPage;
    }
    return { json: first.json ?? '', games, pages };
  };
  const mentions = async (userId: string): Promise<string[]> => {
    const found: string[] = [];
    for (const table of ['friend_codes', 'friend_requests', 'friendships', 'games', 'top_list_changes']) {
      const { rows } = await friends.pool.query<object>(`SELECT * FROM ${table}`);
      if (JSON.stringify(rows).includes(userId)) found.push(table);
    }
    return found;
  };

  it('when an account is deleted, then nothing of it is left on either side, and what comes later is ignored', async () => {
    const [user, friend, asker, asked] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await befriend(user, friend);
    await ask(asker, user);
    await ask(user, asked);
    const code = await codeOf(user);
    await friends.publish(
      gameStarted({ userId: user }),
      gameCompleted({ userId: user, guessCount: 3 }),
      gameCompleted({ userId: friend }),
    );
    expect(await standing(friend, GAME.gameNumber)).toMatchObject({ place: 2, finishers: 2 });
    await friends.publish(accountDeleted(user));
    await friends.publish(
      accountDeleted(user),
      gameStarted({ userId: user, gameNumber: 8 }),
      gameCompleted({ userId: user, gameNumber: 9 }),
    );
    await until('its places are given up', async () => (await mentions(user)).length === 0);
    expect(await standing(friend, GAME.gameNumber)).toMatchObject({ place: 1, finishers: 1 });
    expect(await friends.calls.getOverview({ userId: friend })).toMatchObject({ friendCount: 0 });
    expect((await friends.calls.listRequests({ userId: asked })).requests).toEqual([]);
    const { games } = await friends.calls.friendsGames({ userId: friend, ...GAME });
    expect(games.map(({ userId }) => userId)).toEqual([friend]);
    await expect(friends.calls.requestFriend({ userId: asker, friendCode: code })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('when an account is deleted, then each call that names it says so, and changes nothing', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    const friendCode = await codeOf(other);
    await codeOf(userId);
    await friends.publish(accountDeleted(userId));
    const { calls } = friends;
    const requestId = randomUUID();
    const refusals = await Promise.allSettled([
      ...[
        calls.getOverview({ userId }),
        calls.requestFriend({ userId, friendCode }),
        calls.listRequests({ userId }),
      ],
      ...[calls.acceptRequest({ userId, requestId }), calls.declineRequest({ userId, requestId })],
      ...[calls.removeFriend({ userId, friendId: other }), calls.regenerateFriendCode({ userId })],
      ...[calls.areFriends({ userId, otherUserId: other }), calls.friendsGames({ userId, ...GAME })],
      ...[calls.getStanding({ userId, ...GAME }), calls.exportFriends({ userId })],
    ]);
    expect(refusals).toHaveLength(11);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 'rejected', reason: { code: 'unauthenticated' } });
    expect(await mentions(userId)).toEqual([]);
    expect(await calls.areFriends({ userId: other, otherUserId: userId })).toEqual({ areFriends: false });
  });

  it('when an account is deleted while it is being asked, then nothing of it is left', async () => {
    for (let round = 0; round < 10; round++) {
      const [user, other] = [randomUUID(), randomUUID()];
      const [code, otherCode] = [await codeOf(user), await codeOf(other)];
      await Promise.allSettled([
        friends.calls.requestFriend({ userId: other, friendCode: code }),
        friends.publish(accountDeleted(user)),
        friends.calls.requestFriend({ userId: user, friendCode: otherCode }),
      ]);
      expect(await mentions(user)).toEqual([]);
    }
  });

  it('when an account is deleted while an event of it is being applied elsewhere, then nothing of it is left', async () => {
    const userId = randomUUID();
    const other = await run();
    const blocker = await friends.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query(
      `INSERT INTO games (user_id, game_code, game_number, ref, started_at) VALUES ($1, 'proximity', 50, '', now())`,
      [userId],
    );
    const applying = friends.publish(gameCompleted({ userId, gameNumber: 50 }));
    const count = async (sql: string) => (await friends.pool.query(sql, [userId])).rowCount ?? 0;
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND $1 <> '' AND locktype =`;
    await until('the event waits', async () => (await count(`${waiting} 'transactionid'`)) > 0);
    const deleting = other.publish(accountDeleted(userId));
    // It waits for the event; one that did not wait would be over, and have found nothing to delete.
    await until(
      'the deletion waits, or is over',
      async () =>
        (await count(`${waiting} 'advisory'`)) > 0 ||
        (await count('SELECT FROM deleted_players WHERE user_id = $1')) > 0,
    );
    await blocker.query('ROLLBACK');
    blocker.release();
    await Promise.all([applying, deleting]);
    await until(
      'its places are given up',
      async () => (await count('SELECT FROM top_list_changes WHERE user_id = $1')) === 0,
    );
    expect(await mentions(userId)).toEqual([]);
    await other.stop();
  });

  it('when a player exports what is kept, then all of it is there, and nothing of others but their ids', async () => {
    const [user, friend, asker] = [randomUUID(), randomUUID(), randomUUID()];
    await befriend(user, friend);
    await ask(asker, user);
    await friends.publish(gameStarted({ userId: user, gameRef: 'r7', gameNumber: 7 }));
    await friends.publish(
      gameCompleted({ userId: user, gameRef: 'r8', gameNumber: 8, guessCount: 4, hintCount: 1, won: false }),
      gameCompleted({ userId: friend }),
    );
    const { json, games } = await exportOf(user);
    expect(JSON.parse(json)).toMatchObject({
      friendCode: { code: await codeOf(user) },
      friends: [{ userId: friend }],
      requestsReceived: [{ userId: asker, status: 'open' }],
      requestsSent: [{ userId: friend, status: 'accepted' }],
    });
    expect(games.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { gameCode: 'proximity', gameNumber: 7, ref: 'r7', completedAt: null, won: false },
      { gameCode: 'proximity', gameNumber: 8, ref: 'r8', won: false, guessCount: 4, hintCount: 1 },
    ]);
    expect(json).not.toContain(await codeOf(friend));
    const nobody = await exportOf(randomUUID());
    expect(JSON.parse(nobody.json)).toEqual({
      ...{ friendCode: null, friends: [], requestsReceived: [], requestsSent: [] },
    });
    expect(nobody.games).toEqual([]);
  });

  it('when a player has played every game there is, then the export has each of them once, and others none', async () => {
    const [user, other] = [randomUUID(), randomUUID()];
    await friends.publish(gameCompleted({ userId: other, gameRef: 'of the other' }));
    await friends.pool.query(
      `INSERT INTO games (user_id, game_code, game_number, ref, started_at, completed_at, won, guess_count, hint_count)
       SELECT $1, code, number, gen_random_uuid(), now(), now(), true, 5000, 3
       FROM unnest($2::text[]) AS code, generate_series(1, 3501) AS number`,
      [user, ['proximity', 'proximity_es', 'proximity_de', 'proximity_junior', 'proximity_child_es']],
    );
    const { games, pages } = await exportOf(user);
    const names = games.map((text) => JSON.parse(text) as { gameCode: string; gameNumber: number });
    expect(new Set(names.map(({ gameCode, gameNumber }) => `${gameCode}/${gameNumber}`)).size).toBe(5 * 3501);
    expect(games).toHaveLength(5 * 3501);
    expect(pages).toBeGreaterThan(5);
    expect(games.join('')).not.toContain('of the other');
  });

  it.each(['proximity', 'proximity/x', 'other/1'])(
    'when the page %j of an export is asked for, then there is none',
    async (page) => {
      const asked = friends.calls.exportFriends({ userId: randomUUID(), page });
      await expect(asked).rejects.toMatchObject({ code: 'invalid_request' });
    },
  );

  it('when the service is started again, then all is there, and the standing without Redis too', async () => {
    const [user, friend] = [randomUUID(), randomUUID()];
    await befriend(user, friend);
    await friends.publish(
      gameCompleted({ userId: user, gameNumber: 21, guessCount: 9 }),
      gameCompleted({ userId: friend, gameNumber: 21 }),
    );
    const code = await codeOf(user);
    const isRemembered = await rememberLongAgo(friends.pool);
    await friends.stop();
    friends = await run();
    await until('what it applied long ago is forgotten', async () => !(await isRemembered(friends.pool)));
    expect(await codeOf(user)).toBe(code);
    expect(await friends.calls.areFriends({ userId: friend, otherUserId: user })).toEqual({
      areFriends: true,
    });
    const places = async () => [(await standing(user, 21)).place, (await standing(friend, 21)).place];
    expect([await places(), await places()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('when it runs, then its second port says that it is ready, what it has answered and what it has handled', async () => {
    await friends.publish(gameStarted({ userId: randomUUID() }));
    await friends.calls.getOverview({ userId: randomUUID() });
    const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${friends.opsPort}${path}`);
    expect((await get('/readyz')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/rpc_duration_seconds_count\{.*method="GetOverview",code="ok"\} [1-9]/);
    expect(metrics).toMatch(/events_handled_total\{group="friends",type="game-started"\} [1-9]/);
  });

  it('when there is no such database, then the start fails with a sentence that names the setting', async () => {
    const missing = new URL(database.url);
    missing.pathname = '/nowhere';
    await expect(runFriends({ databaseUrl: missing.href })).rejects.toThrow(
      /friends \(DATABASE_URL\).*"nowhere" does not exist/,
    );
  });
});
