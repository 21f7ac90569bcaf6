import type { EventMessage } from '@proximity/common/events/event-message';
import { readEvent } from '@proximity/common/events/event-message';
import { runSubscriptionCommand } from '../src/subscription-command';
import { AccountsUnderTest, codeOf } from './accounts-under-test';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('an account', () => {
  let accounts: AccountsUnderTest;
  const published: EventMessage[] = [];
  let onPublished: () => void = () => undefined;

  beforeAll(async () => {
    const publish = (messages: readonly EventMessage[]): Promise<void> => {
      published.push(...messages);
      onPublished();
      return Promise.resolve();
    };
    accounts = await AccountsUnderTest.start(['local', 'other'], { publisher: { publish } });
  });
  afterAll(() => accounts.stop());

  const userIdOf = async (player: string, provider = 'local'): Promise<string> =>
    (await accounts.signIn(player, { provider })).session.userId;
  const premium = (userId: string, subscriptionEndDate?: string) =>
    accounts.calls.setSubscription({
      userId,
      changedBy: 'admin-1',
      subscription: {
        isPremium: true,
        autoRenew: false,
        ...(subscriptionEndDate === undefined ? {} : { subscriptionEndDate }),
      },
    });

  it('when a new player is asked for, then every field is there, with its default', async () => {
    const userId = await userIdOf('tomas');
    expect(await accounts.calls.getUser({ userId })).toEqual({
      userId,
      firstName: 'Tomás',
      name: 'Tomás Rivera',
      photoUrl: `${accounts.providers.get('local')?.issuer}/photos/tomas.svg`,
      _photoUrl: 'photoUrl',
      marketingOptIn: false,
      gamesInitialLoadComplete: false,
      subscription: { isPremium: false, autoRenew: false },
    });
  });

  it('when the player allows marketing and has uploaded the first games, then it is kept over sign-ins', async () => {
    const userId = await userIdOf('maya');
    await accounts.calls.setMarketingOptIn({ userId, marketingOptIn: true });
    await accounts.calls.setGamesInitialLoadComplete({ userId });
    await userIdOf('maya');
    const chosen = { marketingOptIn: true, gamesInitialLoadComplete: true };
    expect(await accounts.calls.getUser({ userId })).toMatchObject(chosen);
    await accounts.calls.setMarketingOptIn({ userId, marketingOptIn: false });
    expect(await accounts.calls.getUser({ userId })).toMatchObject({ ...chosen, marketingOptIn: false });
  });

  it.each([NOBODY, '', 'not an id', "' OR 1 = 1 --"])(
    'when the user %j is named, then there is none',
    async (userId) => {
      const { calls } = accounts;
      const codes = await Promise.all(
        [
          calls.getUser({ userId }),
          calls.setMarketingOptIn({ userId, marketingOptIn: true }),
          calls.setGamesInitialLoadComplete({ userId }),
          premium(userId),
          calls.exportAccount({ userId }),
        ].map(codeOf),
      );
      expect(new Set(codes)).toEqual(new Set(['not_found']));
      expect(await codeOf(calls.deleteAccount({ userId }))).toBe('ok');
    },
  );

  it('when names are asked for, then known people are told once, and unknown ids are left out', async () => {
    const [maya, ines] = [await userIdOf('maya'), await userIdOf('ines')];
    const { people } = await accounts.calls.getPeople({ userIds: [maya, NOBODY, 'nonsense', ines, maya] });
    expect(people.map(({ userId, name }) => [userId, name]).sort()).toEqual(
      [
        [maya, 'Maya Lindqvist'],
        [ines, 'Ines Okafor'],
      ].sort(),
    );
    expect(people.every(({ photoUrl }) => photoUrl?.endsWith('.svg'))).toBe(true);
    expect((await accounts.calls.getPeople({ userIds: [] })).people).toEqual([]);
  });

  it('when 500 names are asked for, then they are told; one more is refused', async () => {
    const ids = (count: number) => ({ userIds: Array.from({ length: count }, () => NOBODY) });
    expect(await codeOf(accounts.calls.getPeople(ids(500)))).toBe('ok');
    expect(await codeOf(accounts.calls.getPeople(ids(501)))).toBe('invalid_request');
  });

  it('when an operator looks for somebody, then id, name, first name and address find them in any case', async () => {
    const userId = await userIdOf('ines');
    for (const text of [userId, 'Ines Okafor', ' INES ', 'INES@players.example', userId.toUpperCase()]) {
      const { users } = await accounts.calls.findUser({ text });
      expect(users.map((user) => [user.userId, user.name, user.email])).toEqual([
        [userId, 'Ines Okafor', 'ines@players.example'],
      ]);
    }
    for (const text of ['', '  ', 'In', '%', 'ines@', 'Ines\0', NOBODY])
      expect((await accounts.calls.findUser({ text })).users).toEqual([]);
  });

  describe('the subscription', () => {
    it('when a text comes with a NUL, which no database holds, then it is nobody and says nothing', async () => {
      const userId = await userIdOf('maya');
      const set = (given: object) => codeOf(accounts.calls.setSubscription({ subscription: {}, ...given }));
      expect(await set({ email: 'maya\0@players.example', changedBy: 'test' })).toBe('not_found');
      expect(await set({ userId, changedBy: 'te\0st' })).toBe('invalid_request');
    });

    it('when it is set, then it holds through its last day in New York', async () => {
      const userId = await userIdOf('maya');
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(
        accounts.clock.now(),
      );
      expect((await premium(userId, today)).subscription).toMatchObject({ isPremium: true });
      const expected = { isPremium: true, autoRenew: false, subscriptionEndDate: today };
      expect((await accounts.calls.getUser({ userId })).subscription).toMatchObject(expected);
      accounts.move(86_400_000);
      const over = { ...expected, isPremium: false };
      expect((await accounts.calls.getUser({ userId })).subscription).toMatchObject(over);
    });

    it('when it is changed, then who, when, before and after are kept; the same again changes nothing', async () => {
      const userId = await userIdOf('tomas');
      await premium(userId, '2030-01-31');
      await premium(userId, '2030-01-31');
      await accounts.calls.setSubscription({ userId, changedBy: 'admin-2', subscription: null });
      const { rows } = await accounts.pool.query<Record<string, unknown>>(
        'SELECT changed_by, changed_at, before, after FROM subscription_changes WHERE user_id = $1 ORDER BY id',
        [userId],
      );
      const none = { isPremium: false, autoRenew: false, endDate: null };
      const granted = { isPremium: true, autoRenew: false, endDate: '2030-01-31' };
      expect(rows).toEqual([
        { changed_by: 'admin-1', changed_at: accounts.clock.now(), before: none, after: granted },
        { changed_by: 'admin-2', changed_at: accounts.clock.now(), before: granted, after: none },
      ]);
    });

    it('when it is set by e-mail address, then only one that is verified and belongs to one user will do', async () => {
      const userId = await userIdOf('maya');
      const set = (email: string) =>
        accounts.calls.setSubscription({
          email,
          changedBy: 'admin-1',
          subscription: { isPremium: true, autoRenew: true },
        });
      expect((await set('MAYA@players.example')).userId).toBe(userId);
      await accounts.pool.query("UPDATE identities SET email_verified = false WHERE subject = 'maya'");
      expect(await codeOf(set('maya@players.example'))).toBe('not_found');
      const twice = [await userIdOf('ines'), await userIdOf('ines', 'other')];
      expect(new Set(twice).size).toBe(2);
      expect(await codeOf(set('ines@players.example'))).toBe('conflict');
    });

    it.each([
      [
        'a last day that is none',
        { changedBy: 'a', subscription: { isPremium: true, subscriptionEndDate: '2030-02-30' } },
      ],
      ['nobody who does it', { changedBy: ' ', subscription: { isPremium: true } }],
    ])('when it comes with %s, then it is refused', async (_name, request) => {
      const userId = await userIdOf('tomas');
      expect(await codeOf(accounts.calls.setSubscription({ userId, ...request }))).toBe('invalid_request');
      const nobody = accounts.calls.setSubscription({ changedBy: 'a', subscription: null });
      expect(await codeOf(nobody)).toBe('invalid_request');
    });

    it('when it is given by the command, then it says what it did, or why it did not', async () => {
      const run = (who: string, until: string) =>
        runSubscriptionCommand(accounts, { who, until, autoRenew: false, changedBy: 'command line (test)' });
      const userId = await userIdOf('tomas');
      expect(await run('Tomás', '2031-05-01')).toBe('Tomás Rivera is premium until the end of 2031-05-01.');
      expect((await accounts.calls.getUser({ userId })).subscription).toMatchObject({
        isPremium: true,
        subscriptionEndDate: '2031-05-01',
      });
      expect(await run(userId, 'forever')).toBe('Tomás Rivera is premium without end.');
      expect(await run(userId, '2024-06-01')).toBe('Tomás Rivera is not premium: 2024-06-01 is over.');
      expect((await accounts.calls.getUser({ userId })).subscription).toMatchObject({ isPremium: false });
      expect(await run('tomas@players.example', 'none')).toBe('Tomás Rivera is not premium any more.');
      expect((await accounts.calls.getUser({ userId })).subscription).toMatchObject({ isPremium: false });
      await expect(run('Somebody', 'forever')).rejects.toThrow(
        'No player has the id, name or e-mail address',
      );
      await userIdOf('ines');
      await userIdOf('ines', 'other');
      await expect(run('Ines', 'forever')).rejects.toThrow('Several players are called "Ines"');
    });
  });

  describe('the export', () => {
    /** What is held about nobody in particular, or is a secret of the machinery. */
    const LEFT_OUT = ['user_id', 'subscription_changes.id'];
    const SECTIONS: Record<string, string> = {
      users: 'user',
      identities: 'identities',
      sessions: 'sessions',
      subscriptions: 'subscription',
      subscription_changes: 'subscriptionChanges',
    };

    it('when a player asks for it, then every stored column about the player is in it', async () => {
      const userId = await userIdOf('maya');
      await premium(userId, '2032-01-01');
      const { json } = await accounts.calls.exportAccount({ userId });
      const held = JSON.parse(json) as Record<string, unknown>;

      const { rows: tables } = await accounts.pool.query<{ name: string }>(
        `SELECT DISTINCT table_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND (column_name = 'user_id' OR table_name = 'users')`,
      );
      expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(SECTIONS).sort());
      for (const { name } of tables) {
        const key = name === 'users' ? 'id' : 'user_id';
        const { rows } = await accounts.pool.query<{ row: Record<string, unknown> }>(
          `SELECT row_to_json(t) AS row FROM ${name} t WHERE ${key} = $1`,
          [userId],
        );
        const section = [held[SECTIONS[name] ?? '']].flat();
        expect([name, section.length]).toEqual([name, rows.length]);
        for (const { row } of rows) expect(section).toContainEqual(withExportedNames(name, row));
      }
    });

    const withExportedNames = (table: string, row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !LEFT_OUT.includes(column) && !LEFT_OUT.includes(`${table}.${column}`))
          .map(([column, value]) => [
            column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
            value,
          ]),
      );
  });

  describe('the deletion', () => {
    it('when an account is deleted, then nothing of it is left, its sessions end, and everybody is told once', async () => {
      const { session } = await accounts.signIn('maya');
      const { userId, refreshToken } = session;
      const other = await userIdOf('tomas');
      await premium(userId);
      published.length = 0;
      const told = new Promise<void>((resolve) => (onPublished = resolve));

      await accounts.calls.deleteAccount({ userId });
      await accounts.calls.deleteAccount({ userId });

      expect(await codeOf(accounts.calls.getUser({ userId }))).toBe('not_found');
      expect(await codeOf(accounts.refresh(refreshToken))).toBe('unauthenticated');
      expect(await codeOf(accounts.calls.getUser({ userId: other }))).toBe('ok');
      for (const trace of [userId, 'Maya', 'maya@players.example']) expect(await rowsWith(trace)).toEqual([]);

      await told;
      expect(published.map(readEvent)).toMatchObject([
        { type: 'account-deleted', payload: { userId }, occurredAt: accounts.clock.now().toISOString() },
      ]);
      expect(await accounts.count('outbox')).toBe(1);
    });

    it('when the player comes back, then it is a new user', async () => {
      const before = await userIdOf('maya');
      await accounts.calls.deleteAccount({ userId: before });
      expect(await userIdOf('maya')).not.toBe(before);
    });

    it('when a player signs in while the account is being deleted, then it becomes a new user', async () => {
      const userId = await userIdOf('maya');
      const answer = await accounts.answerOf('maya');
      const { session } = await accounts.sideBySide('DELETE FROM users WHERE id = $1', [userId], 1, () =>
        accounts.calls.completeSignIn(answer),
      );
      expect(session?.userId).not.toBe(userId);
      expect(await codeOf(accounts.calls.getUser({ userId }))).toBe('not_found');
      expect(await codeOf(accounts.refresh(session?.refreshToken ?? ''))).toBe('ok');
    });

    /** The tables with a row in which the text stands, the outbox aside: it names the id that was deleted. */
    const rowsWith = async (text: string): Promise<string[]> => {
      const { rows: tables } = await accounts.pool.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'outbox'`,
      );
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await accounts.pool.query(
          `SELECT 1 FROM ${name} t WHERE position($1 IN row_to_json(t)::text) > 0`,
          [text],
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
  });
});
