import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { lockPlayers } from '@proximity/common/deleted-players';
import { friendsDefinition } from '@proximity/common/proto';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { until } from '../../../scripts/jest/until';
import { startRealAccounts, type RealAccounts } from './real-accounts';
import { runFriends, type RunningFriends } from './running-friends';

describe('friendship', () => {
  let databases: TestDatabase[];
  let accounts: RealAccounts;
  let friends: RunningFriends;
  let now = Date.parse('2026-11-21T17:00:00Z');
  const clock = { now: () => new Date(now) };

  beforeAll(async () => {
    databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const [own, other] = databases as [TestDatabase, TestDatabase];
    accounts = await startRealAccounts(other.url);
    friends = await runFriends({ databaseUrl: own.url, accountsAddress: accounts.address, clock });
  });
  afterAll(async () => {
    await friends.stop();
    await accounts.stop();
    for (const database of databases) await database.drop();
  });

  const somebody = () => randomUUID();
  const overview = (userId: string) => friends.calls.getOverview({ userId });
  const codeOf = async (userId: string) => (await overview(userId)).friendCode;
  const ask = (userId: string, friendCode: string) => friends.calls.requestFriend({ userId, friendCode });
  const requests = async (userId: string) => (await friends.calls.listRequests({ userId })).requests;
  const areFriends = async (userId: string, otherUserId: string) =>
    (await friends.calls.areFriends({ userId, otherUserId })).areFriends;
  const befriend = async (one: string, other: string): Promise<void> => {
    await ask(one, await codeOf(other));
    expect(await ask(other, await codeOf(one))).toEqual({ added: true });
  };
  const asked = async (from: string, to: string): Promise<string> => {
    expect(await ask(from, await codeOf(to))).toEqual({ added: false });
    const request = (await requests(to)).find(({ userId }) => userId === from);
    return request?.id ?? '';
  };

  it('when the contract is read, then these are the calls that exist', () => {
    expect(Object.keys(friendsDefinition()).sort()).toEqual([
      ...['AcceptRequest', 'AreFriends', 'DeclineRequest', 'ExportFriends', 'FriendsGames', 'GetOverview'],
      ...['GetStanding', 'ListRequests', 'RegenerateFriendCode', 'RemoveFriend', 'RequestFriend'],
    ]);
  });

  describe('the friend code', () => {
    it('when a player looks for the first time, at once from two devices, then there is one code, and it stays', async () => {
      const user = somebody();
      const [one, other] = await Promise.all([overview(user), overview(user)]);
      expect(one).toEqual({
        friendCode: expect.stringMatching(/^[0-9A-Z]{8}$/) as string,
        friendCount: 0,
        pendingInvites: 0,
      });
      expect([other, await overview(user)]).toEqual([one, one]);
    });

    it('when it is made anew, then the new one is shown, and the old one finds nobody', async () => {
      const user = somebody();
      const old = await codeOf(user);
      const { friendCode } = await friends.calls.regenerateFriendCode({ userId: user });
      expect(friendCode).not.toBe(old);
      expect(await codeOf(user)).toBe(friendCode);
      await expect(ask(somebody(), old)).rejects.toMatchObject({ code: 'not_found' });
      expect(await ask(somebody(), friendCode)).toEqual({ added: false });
    });

    it('when it is made anew before it was ever seen, then it is made', async () => {
      const user = somebody();
      const { friendCode } = await friends.calls.regenerateFriendCode({ userId: user });
      expect(await codeOf(user)).toBe(friendCode);
    });

    it('when it is typed in small letters with dashes and spaces, then it is understood', async () => {
      const [one, other] = [somebody(), somebody()];
      const code = (await codeOf(other)).toLowerCase();
      await ask(one, ` ${code.slice(0, 4)} - ${code.slice(4)} `);
      expect(await requests(other)).toHaveLength(1);
    });
  });

  describe('a request', () => {
    it('when somebody asks, then the other sees who and when, and is told how many wait', async () => {
      const [one, other] = [await accounts.add('Noor', 'https://photos.example/noor'), somebody()];
      expect(await ask(one, await codeOf(other))).toEqual({ added: false });
      expect(await requests(other)).toEqual([
        {
          ...{
            id: expect.any(String) as string,
            userId: one,
            name: 'Noor',
            photoUrl: 'https://photos.example/noor',
          },
          ...{ requestedAt: new Date(now).toISOString(), _photoUrl: 'photoUrl' },
        },
      ]);
      expect(await overview(other)).toMatchObject({ pendingInvites: 1, friendCount: 0 });
      expect(await overview(one)).toMatchObject({ pendingInvites: 0, friendCount: 0 });
      expect([await requests(one), await areFriends(one, other)]).toEqual([[], false]);
    });

    it('when several ask, then the newest is first', async () => {
      const [user, ...others] = [somebody(), somebody(), somebody(), somebody()];
      for (const other of others) {
        now += 1_000;
        await ask(other, await codeOf(user));
      }
      expect((await requests(user)).map(({ userId }) => userId)).toEqual([...others].reverse());
    });

    it('when it is repeated, then it is still one', async () => {
      const [one, other] = [somebody(), somebody()];
      const code = await codeOf(other);
      const answers = await Promise.all([ask(one, code), ask(one, code), ask(one, code)]);
      expect([...answers, await ask(one, code)]).toEqual(Array(4).fill({ added: false }));
      expect(await requests(other)).toHaveLength(1);
    });

    it('when the asked asks back, then both are friends at once, and nothing waits', async () => {
      const [one, other] = [somebody(), somebody()];
      await befriend(one, other);
      expect([await areFriends(one, other), await areFriends(other, one)]).toEqual([true, true]);
      expect([await requests(one), await requests(other)]).toEqual([[], []]);
      expect(await overview(one)).toMatchObject({ friendCount: 1, pendingInvites: 0 });
      expect(await overview(other)).toMatchObject({ friendCount: 1, pendingInvites: 0 });
    });

    it('when both ask at the same moment, again and again, then it is always one friendship', async () => {
      for (let round = 0; round < 10; round++) {
        const [one, other] = [somebody(), somebody()];
        const [code, otherCode] = [await codeOf(one), await codeOf(other)];
        const answers = await Promise.all([ask(one, otherCode), ask(other, code)]);
        expect(answers.map(({ added }) => added).sort()).toEqual([false, true]);
        expect([await areFriends(one, other), await areFriends(other, one)]).toEqual([true, true]);
        expect([await requests(one), await requests(other)]).toEqual([[], []]);
        expect((await overview(one)).friendCount).toBe(1);
      }
    });

    it.each([
      ['', 'invalid_request', 'Please enter a friend code'],
      ['K7QM', 'invalid_request', 'A friend code has 8 letters and digits.'],
      ['ZZZZZZZZ', 'not_found', 'Nobody has this friend code.'],
    ])('when the code is %j, then that is said', async (code, errorCode, message) => {
      await expect(ask(somebody(), code)).rejects.toMatchObject({ code: errorCode, message });
    });

    it('when the code is the own one, or a friend’s, then that is said', async () => {
      const [one, other] = [somebody(), somebody()];
      await expect(ask(one, await codeOf(one))).rejects.toMatchObject({
        code: 'own_friend_code',
        message: 'This is your own friend code.',
      });
      await befriend(one, other);
      await expect(ask(one, await codeOf(other))).rejects.toMatchObject({
        code: 'already_friends',
        message: 'You are friends already.',
      });
    });

    it('when the code is made anew at the very moment at which it is used, then the old one finds nobody', async () => {
      const [one, other] = [somebody(), somebody()];
      const code = await codeOf(other);
      const regenerating = await friends.pool.connect();
      await regenerating.query('BEGIN');
      await lockPlayers(regenerating, [other]);
      const asking = Promise.allSettled([ask(one, code)]);
      await until('it waits', async () => {
        const { rowCount } = await friends.pool.query(
          `SELECT FROM pg_locks WHERE NOT granted AND locktype = 'advisory'`,
        );
        return rowCount !== 0;
      });
      await regenerating.query('UPDATE friend_codes SET code = $2 WHERE user_id = $1', [other, 'ZZZZZZZY']);
      await regenerating.query('COMMIT');
      regenerating.release();
      expect(await asking).toMatchObject([{ status: 'rejected', reason: { code: 'not_found' } }]);
      expect(await requests(other)).toEqual([]);
    });

    it('when it is refused, then the database had the same work, whoever has the code and if nobody has it', async () => {
      const [one, friend] = [somebody(), somebody()];
      await befriend(one, friend);
      const codes = ['ZZZZZZZZ', await codeOf(one), await codeOf(friend)];
      const work: string[][] = [];
      const spy = jest.spyOn(Client.prototype, 'query');
      for (const code of codes) {
        spy.mockClear();
        await expect(ask(one, code)).rejects.toThrow();
        const statements = spy.mock.calls.map(([query]: unknown[]) => textOf(query));
        // Of the service's own business beside it: what is on no list yet.
        work.push(statements.filter((text) => !text.includes('top_list_changes')));
      }
      expect(work[0]?.length).toBeGreaterThan(4);
      expect(work[1]).toEqual(work[0]);
      expect(work[2]).toEqual(work[0]);
    });
  });

  describe('the answer to a request', () => {
    it('when it is accepted, then both are friends; when that is repeated, then nothing more happens', async () => {
      const [one, other] = [somebody(), somebody()];
      const requestId = await asked(one, other);
      await friends.calls.acceptRequest({ userId: other, requestId });
      expect(await friends.calls.acceptRequest({ userId: other, requestId })).toEqual({});
      expect([await areFriends(one, other), (await overview(other)).friendCount]).toEqual([true, 1]);
      expect(await requests(other)).toEqual([]);
      await expect(friends.calls.declineRequest({ userId: other, requestId })).rejects.toMatchObject({
        code: 'not_found',
      });
    });

    it('when it is declined, then they are no friends, and it may be asked again', async () => {
      const [one, other] = [somebody(), somebody()];
      const requestId = await asked(one, other);
      await friends.calls.declineRequest({ userId: other, requestId });
      expect(await friends.calls.declineRequest({ userId: other, requestId })).toEqual({});
      expect([await areFriends(one, other), await requests(other)]).toEqual([false, []]);
      await expect(friends.calls.acceptRequest({ userId: other, requestId })).rejects.toMatchObject({
        code: 'not_found',
      });
      const again = await asked(one, other);
      await friends.calls.acceptRequest({ userId: other, requestId: again });
      expect(await areFriends(one, other)).toBe(true);
    });

    it('when somebody else answers it, or it does not exist, then both are the same', async () => {
      const [one, other, third] = [somebody(), somebody(), somebody()];
      const requestId = await asked(one, other);
      const refused = { code: 'not_found', message: 'There is no such friend request.' };
      for (const answer of [friends.calls.acceptRequest, friends.calls.declineRequest]) {
        for (const userId of [one, third])
          await expect(answer({ userId, requestId })).rejects.toMatchObject(refused);
        for (const unknown of [randomUUID(), '', 'x\u2028'])
          await expect(answer({ userId: other, requestId: unknown })).rejects.toMatchObject(refused);
      }
      expect(await requests(other)).toHaveLength(1);
    });

    it('when it is accepted at once from two devices while the other asks back, then it is one friendship', async () => {
      const [one, other] = [somebody(), somebody()];
      const requestId = await asked(one, other);
      const code = await codeOf(one);
      await Promise.allSettled([
        friends.calls.acceptRequest({ userId: other, requestId }),
        ask(other, code),
        friends.calls.acceptRequest({ userId: other, requestId }),
      ]);
      expect([(await overview(one)).friendCount, (await overview(other)).friendCount]).toEqual([1, 1]);
    });

    it('when a day has passed, then answered requests are forgotten at the next answer', async () => {
      const [one, other, third] = [somebody(), somebody(), somebody()];
      const requestId = await asked(one, other);
      await friends.calls.declineRequest({ userId: other, requestId });
      now += 25 * 3_600_000;
      await friends.calls.declineRequest({ userId: other, requestId: await asked(third, other) });
      const { rows } = await friends.pool.query<{ from_user: string }>(
        'SELECT from_user FROM friend_requests WHERE to_user = $1',
        [other],
      );
      expect(rows).toEqual([{ from_user: third }]);
    });
  });

  describe('an end', () => {
    it('when a friend is removed, then it has ended for both, and each may ask anew', async () => {
      const [one, other] = [somebody(), somebody()];
      await befriend(one, other);
      await friends.calls.removeFriend({ userId: one, friendId: other });
      expect([await areFriends(one, other), await areFriends(other, one)]).toEqual([false, false]);
      expect(await overview(other)).toMatchObject({ friendCount: 0 });
      await befriend(other, one);
      expect(await areFriends(one, other)).toBe(true);
    });

    it('when they are no friends, then that is said, and nobody’s friendship ends', async () => {
      const [one, other, third] = [somebody(), somebody(), somebody()];
      await befriend(one, other);
      for (const friendId of [one, third, ''])
        await expect(friends.calls.removeFriend({ userId: third, friendId })).rejects.toMatchObject({
          code: 'not_found',
          message: 'Error removing friend',
        });
      expect(await areFriends(one, other)).toBe(true);
    });
  });

  describe('the limits', () => {
    const give = (userId: string, count: number) =>
      friends.pool.query(
        `INSERT INTO friendships SELECT $1, 'friend ' || n, now() FROM generate_series(1, $2::int) AS n`,
        [userId, count],
      );

    it('when somebody has 200 friends, then neither can they ask, nor can they be asked', async () => {
      const [full, other] = [somebody(), somebody()];
      await give(full, 200);
      await expect(ask(other, await codeOf(full))).rejects.toMatchObject({
        code: 'player_has_no_room',
        message: 'This player has as many friends as one can have.',
      });
      await expect(ask(full, await codeOf(other))).rejects.toMatchObject({
        code: 'too_many_friends',
        message: 'You have 200 friends. Remove one to add another.',
      });
      expect([await requests(full), await requests(other)]).toEqual([[], []]);
    });

    it('when there is no room on one side, then a request cannot be accepted, and waits on', async () => {
      const [one, other] = [somebody(), somebody()];
      const requestId = await asked(one, other);
      await give(one, 200);
      await expect(friends.calls.acceptRequest({ userId: other, requestId })).rejects.toMatchObject({
        code: 'player_has_no_room',
      });
      expect(await requests(other)).toHaveLength(1);
      await friends.calls.removeFriend({ userId: one, friendId: 'friend 7' });
      await friends.calls.acceptRequest({ userId: other, requestId });
      expect(await areFriends(one, other)).toBe(true);
    });

    it('when 50 requests wait for somebody, then one more is refused, and one less makes room', async () => {
      const user = somebody();
      const code = await codeOf(user);
      await Promise.all(Array.from({ length: 60 }, () => ask(somebody(), code).catch(() => undefined)));
      const waiting = await requests(user);
      expect(waiting).toHaveLength(50);
      await expect(ask(somebody(), code)).rejects.toMatchObject({
        code: 'player_has_no_room',
        message: 'Too many requests wait for this player. Try again another day.',
      });
      await friends.calls.declineRequest({ userId: user, requestId: waiting[0]?.id ?? '' });
      expect(await ask(somebody(), code)).toEqual({ added: false });
    });
  });

  it('when nobody is named, then every call refuses', async () => {
    const { calls } = friends;
    const userId = '';
    const refusals = await Promise.allSettled([
      ...[calls.getOverview({ userId }), calls.requestFriend({ userId, friendCode: 'K7QM4RXD' })],
      ...[calls.listRequests({ userId }), calls.acceptRequest({ userId }), calls.declineRequest({ userId })],
      ...[
        calls.removeFriend({ userId }),
        calls.regenerateFriendCode({ userId }),
        calls.areFriends({ userId }),
      ],
      ...[
        calls.friendsGames({ userId, gameCode: 'proximity', gameNumber: 1 }),
        calls.exportFriends({ userId }),
      ],
      calls.getStanding({ userId, gameCode: 'proximity', gameNumber: 1 }),
    ]);
    expect(refusals).toHaveLength(11);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 'rejected', reason: { code: 'unauthenticated' } });
  });

  it('when all this has been answered, then no line of the log holds a friend code or a user', async () => {
    const [one, other] = [somebody(), somebody()];
    const code = await codeOf(other);
    await ask(one, code);
    await expect(ask(one, await codeOf(one))).rejects.toThrow();
    expect(friends.log()).toContain('"service":"friends"');
    for (const word of [code, one, other]) expect(friends.log()).not.toContain(word);
  });
});

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text);
}
