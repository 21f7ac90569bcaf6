import { createTokenVerifier } from '@proximity/common/token-verifier';
import type { JWK } from 'jose';
import { until } from '../../../scripts/jest/until';
import { LIFE } from '../src/domain/session-life';
import { AccountsUnderTest, codeOf } from './accounts-under-test';

describe('a session', () => {
  let accounts: AccountsUnderTest;
  beforeAll(async () => {
    accounts = await AccountsUnderTest.start();
  });
  afterAll(() => accounts.stop());

  const refreshCode = (refreshToken: string): Promise<string> => codeOf(accounts.refresh(refreshToken));
  const open = async () => (await accounts.signIn('maya')).session;

  it('when a player signs in, then the jwt verifies with the published keys for ten minutes', async () => {
    const { jwt, jwtExpiresAt, userId } = await open();
    const source = async (): Promise<JWK[]> => {
      const { jwks } = await accounts.calls.verificationKeys({});
      return (JSON.parse(jwks) as { keys: JWK[] }).keys;
    };
    const verifier = createTokenVerifier(source, accounts.clock);
    expect(await verifier.verify(jwt)).toMatchObject({ userId, expiresAt: new Date(jwtExpiresAt) });
    const left = Date.parse(jwtExpiresAt) - accounts.clock.now().getTime();
    expect(left).toBeGreaterThan(LIFE.accessToken - 1_000);
    accounts.move(left);
    expect(await codeOf(verifier.verify(jwt))).toBe('unauthenticated');
  });

  it('when it is refreshed, then both tokens are new and it lasts 30 more days', async () => {
    const first = await open();
    accounts.move(60_000);
    const second = await accounts.refresh(first.refreshToken);
    expect(second.userId).toBe(first.userId);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(second.jwt).not.toBe(first.jwt);
    expect(Date.parse(second.refreshExpiresAt)).toBe(accounts.clock.now().getTime() + LIFE.idleSession);
  });

  it('when two tabs refresh at once, then both get the same current token, and the session goes on', async () => {
    const { refreshToken, userId } = await open();
    const tabs = await accounts.sideBySide(
      'SELECT 1 FROM sessions WHERE user_id = $1 FOR UPDATE',
      [userId],
      5,
      () => Promise.all([1, 2, 3, 4, 5].map(() => accounts.refresh(refreshToken))),
    );
    const tokens = new Set(tabs.map((session) => session.refreshToken));
    expect(tokens.size).toBe(1);
    const [current = ''] = tokens;
    expect(current).not.toBe(refreshToken);
    expect(await refreshCode(current)).toBe('ok');
  });

  it('when the immediate predecessor comes within 30 seconds, then it is answered with the current token', async () => {
    const first = await open();
    const second = await accounts.refresh(first.refreshToken);
    accounts.move(30_000);
    expect((await accounts.refresh(first.refreshToken)).refreshToken).toBe(second.refreshToken);
    expect(await refreshCode(second.refreshToken)).toBe('ok');
  });

  it('when it comes a second later, then the family is ended', async () => {
    const first = await open();
    const second = await accounts.refresh(first.refreshToken);
    accounts.move(31_000);
    expect(await refreshCode(first.refreshToken)).toBe('unauthenticated');
    expect(await refreshCode(second.refreshToken)).toBe('unauthenticated');
  });

  it('when an older token comes, then the family is ended, other sessions of the player are not', async () => {
    const other = await open();
    const first = await open();
    const second = await accounts.refresh(first.refreshToken);
    const third = await accounts.refresh(second.refreshToken);
    expect(await refreshCode(first.refreshToken)).toBe('unauthenticated');
    for (const { refreshToken } of [third, second, first])
      expect(await refreshCode(refreshToken)).toBe('unauthenticated');
    expect(await refreshCode(other.refreshToken)).toBe('ok');
  });

  it('when a thief and the player refresh at once with an old and the current token, then nobody stays in', async () => {
    const first = await open();
    const second = await accounts.refresh(first.refreshToken);
    const third = await accounts.refresh(second.refreshToken);
    const codes = await Promise.all([refreshCode(first.refreshToken), refreshCode(third.refreshToken)]);
    expect(codes[0]).toBe('unauthenticated');
    expect(await refreshCode(third.refreshToken)).toBe('unauthenticated');
  });

  it.each(['', 'x', 'A'.repeat(43), '%', '\u0000'])(
    'when the token is %j, then it is refused',
    async (token) => {
      expect(await refreshCode(token)).toBe('unauthenticated');
    },
  );

  it('when it is idle for 30 days, then it is over; a second earlier it is not', async () => {
    const session = await open();
    accounts.move(LIFE.idleSession - 1_000);
    const refreshed = await accounts.refresh(session.refreshToken);
    accounts.move(LIFE.idleSession + 1_000);
    expect(await refreshCode(refreshed.refreshToken)).toBe('unauthenticated');
    accounts.move(-2_000);
    expect(await refreshCode(refreshed.refreshToken)).toBe('unauthenticated');
  });

  it('when it is used all the time, then it still ends after 180 days, and its last tokens with it', async () => {
    let session = await open();
    for (let month = 0; month < 6; month += 1) {
      accounts.move(LIFE.idleSession - 10_000);
      session = await accounts.refresh(session.refreshToken);
    }
    accounts.move(59_000);
    session = await accounts.refresh(session.refreshToken);
    const left = Date.parse(session.refreshExpiresAt) - accounts.clock.now().getTime();
    expect(left).toBeLessThanOrEqual(1_000);
    expect(Date.parse(session.jwtExpiresAt)).toBeLessThanOrEqual(Date.parse(session.refreshExpiresAt));
    accounts.move(2_000);
    expect(await refreshCode(session.refreshToken)).toBe('unauthenticated');
  });

  it('when the player signs out, then the family is ended, by an old token too, and once more is no error', async () => {
    const first = await open();
    const second = await accounts.refresh(first.refreshToken);
    const other = await open();
    await accounts.calls.signOut({ refreshToken: first.refreshToken });
    expect(await refreshCode(second.refreshToken)).toBe('unauthenticated');
    expect(await refreshCode(other.refreshToken)).toBe('ok');
    expect(await codeOf(accounts.calls.signOut({ refreshToken: first.refreshToken }))).toBe('ok');
    expect(await codeOf(accounts.calls.signOut({ refreshToken: 'unknown' }))).toBe('ok');
  });

  it('when the tables are read, then no token can be found in them', async () => {
    const first = await open();
    const second = await accounts.refresh(first.refreshToken);
    const { rows } = await accounts.pool.query<{ row: string }>(
      `SELECT row_to_json(refresh_tokens)::text AS row FROM refresh_tokens
       UNION ALL SELECT row_to_json(sessions)::text FROM sessions`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    for (const token of [first, second].flatMap(({ refreshToken, jwt }) => [refreshToken, jwt])) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(Buffer.from(token).toString('hex'));
      expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });

  it('when sessions and sign-ins have run out, then a new start sweeps them away', async () => {
    await open();
    await accounts.calls.beginSignIn({
      provider: 'local',
      referer: '/',
      redirectUri: 'http://localhost:8080/auth/local/callback',
    });
    // More of both than goes at once.
    await accounts.pool.query(`INSERT INTO pending_sign_ins
      SELECT sha256(n::text::bytea), 'local', 'http://localhost', '/', NULL, '2024-06-01' FROM generate_series(1, 1100) AS n`);
    await accounts.pool.query(`INSERT INTO sessions
      SELECT gen_random_uuid(), (SELECT id FROM users LIMIT 1), '2024-06-01', '2024-06-01', '2024-06-01', '2024-06-01'
      FROM generate_series(1, 45)`);
    accounts.move(LIFE.session);
    await accounts.close();
    await accounts.open();
    await until('both are swept', async () => (await accounts.count('sessions')) === 0);
    const { session } = await accounts.signIn('maya');
    await accounts.close();
    expect([await accounts.count('pending_sign_ins'), await accounts.count('sessions')]).toEqual([0, 1]);
    await accounts.open();
    // The keys are others now, the session is not.
    expect(await refreshCode(session.refreshToken)).toBe('ok');
  });
});
