import { AccountsUnderTest, SITE, codeOf } from './accounts-under-test';
import { Browser } from './browser';

const REDIRECT_URI = `${SITE}/auth/local/callback`;

describe('signing in', () => {
  let accounts: AccountsUnderTest;
  beforeAll(async () => {
    accounts = await AccountsUnderTest.start(['local', 'other']);
  });
  afterAll(() => accounts.stop());

  it('when a player goes through the forms of the provider, then a session is opened with name and photo', async () => {
    const stats = JSON.stringify({ totalPlays: 3 });
    const { session, referer, uploadedStats } = await accounts.signIn('maya', {
      referer: '/archive/game?num=7',
      uploadedStats: stats,
    });
    expect([referer, uploadedStats]).toEqual(['/archive/game?num=7', stats]);
    const issuer = accounts.providers.get('local')?.issuer ?? '';
    expect(await accounts.calls.getUser({ userId: session.userId })).toMatchObject({
      firstName: 'Maya',
      name: 'Maya Lindqvist',
      photoUrl: `${issuer}/photos/maya.svg`,
    });
    expect((await fetch(`${issuer}/photos/maya.svg`)).status).toBe(200);
  });

  it('when no statistics were uploaded, then none come back', async () => {
    const { referer, uploadedStats } = await accounts.signIn('maya', { referer: '' });
    expect([referer, uploadedStats]).toEqual(['/', undefined]);
  });

  it('when a player signs in again, then it is the same user; another player is another', async () => {
    const [first, again, other] = [
      await accounts.signIn('tomas'),
      await accounts.signIn('tomas'),
      await accounts.signIn('ines'),
    ];
    expect(again.session.userId).toBe(first.session.userId);
    expect(other.session.userId).not.toBe(first.session.userId);
    expect(again.session.refreshToken).not.toBe(first.session.refreshToken);
  });

  it('when the same player comes from another issuer, then it is another user, whatever the e-mail address', async () => {
    const here = await accounts.signIn('ines');
    const there = await accounts.signIn('ines', { provider: 'other' });
    expect(there.session.userId).not.toBe(here.session.userId);
  });

  it('when a new player signs in twice at the same moment, then there is one user', async () => {
    await accounts.pool.query("DELETE FROM users USING identities WHERE user_id = id AND subject = 'tomas'");
    const answers = await Promise.all([1, 2, 3, 4].map(() => accounts.answerOf('tomas')));
    const signedIn = await Promise.all(answers.map((answer) => accounts.calls.completeSignIn(answer)));
    expect(new Set(signedIn.map(({ session }) => session?.userId)).size).toBe(1);
  });

  it('when the provider is asked, then with code, PKCE by S256, state, nonce and our callback', async () => {
    const { authorizationUrl, loginToken } = await accounts.calls.beginSignIn({
      provider: 'local',
      referer: '/',
      redirectUri: REDIRECT_URI,
    });
    const parameters = Object.fromEntries(new URL(authorizationUrl).searchParams);
    expect(parameters).toMatchObject({
      response_type: 'code',
      client_id: 'proximity',
      redirect_uri: REDIRECT_URI,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    });
    const secrets = [parameters.state, parameters.nonce, parameters.code_challenge, loginToken];
    expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret ?? ''))).toBe(true);
    expect(new Set(secrets).size).toBe(4);
  });

  it('when a sign-in is stored, then neither its token nor anything that the provider is shown can be read', async () => {
    const { authorizationUrl, loginToken } = await accounts.calls.beginSignIn({
      provider: 'local',
      referer: '/',
      redirectUri: REDIRECT_URI,
    });
    const { rows } = await accounts.pool.query<object>('SELECT * FROM pending_sign_ins');
    const stored = JSON.stringify(rows);
    const { searchParams } = new URL(authorizationUrl);
    for (const secret of [loginToken, searchParams.get('state') ?? '', searchParams.get('nonce') ?? ''])
      expect(stored).not.toContain(secret);
  });

  describe('when the answer is not the one to the question, then it is refused', () => {
    const complete = (request: { provider: string; callbackUrl: string; loginToken: string }) =>
      codeOf(accounts.calls.completeSignIn(request));
    const changed = (callbackUrl: string, change: (parameters: URLSearchParams) => void): string => {
      const url = new URL(callbackUrl);
      change(url.searchParams);
      return url.href;
    };

    it('when it comes a second time', async () => {
      const answer = await accounts.answerOf('maya');
      expect(await complete(answer)).toBe('ok');
      expect(await complete(answer)).toBe('unauthenticated');
    });

    it('when it comes twice at once, then it is accepted once', async () => {
      const answer = await accounts.answerOf('maya');
      const codes = await Promise.all([1, 2, 3].map(() => complete(answer)));
      expect(codes.sort()).toEqual(['ok', 'unauthenticated', 'unauthenticated']);
    });

    it('when it belongs to the sign-in of another browser', async () => {
      const [mine, theirs] = [await accounts.answerOf('maya'), await accounts.answerOf('tomas')];
      expect(await complete({ ...mine, callbackUrl: theirs.callbackUrl })).toBe('unauthenticated');
      expect(await complete({ ...theirs, loginToken: mine.loginToken })).toBe('unauthenticated');
      // Neither has been used up by that.
      expect([await complete(mine), await complete(theirs)]).toEqual(['ok', 'ok']);
    });

    it('when my state is put beside the code of another browser', async () => {
      const [mine, theirs] = [await accounts.answerOf('maya'), await accounts.answerOf('tomas')];
      const stolen = new URL(theirs.callbackUrl).searchParams.get('code') ?? '';
      const callbackUrl = changed(mine.callbackUrl, (parameters) => parameters.set('code', stolen));
      expect(await complete({ ...mine, callbackUrl })).toBe('unauthenticated');
    });

    it('when the browser has no login token, or an invented one', async () => {
      const answer = await accounts.answerOf('maya');
      expect(await complete({ ...answer, loginToken: '' })).toBe('unauthenticated');
      expect(await complete({ ...answer, loginToken: 'A'.repeat(43) })).toBe('unauthenticated');
    });

    it('when state or code is missing, doubled or changed', async () => {
      const changes: ((parameters: URLSearchParams) => void)[] = [
        (parameters) => parameters.delete('state'),
        (parameters) => parameters.set('state', ''),
        (parameters) => parameters.set('state', `${parameters.get('state')}x`),
        (parameters) => parameters.append('state', 'x'),
        (parameters) => parameters.delete('code'),
        (parameters) => parameters.set('code', 'invented'),
        (parameters) => parameters.append('code', 'another'),
      ];
      for (const change of changes) {
        const answer = await accounts.answerOf('maya');
        const callbackUrl = changed(answer.callbackUrl, change);
        expect(await complete({ ...answer, callbackUrl })).toBe('unauthenticated');
      }
    });

    it('when it names another issuer, or comes to the callback of another provider', async () => {
      const answer = await accounts.answerOf('maya');
      const evil = changed(answer.callbackUrl, (parameters) => parameters.set('iss', 'https://evil.example'));
      expect(await complete({ ...answer, callbackUrl: evil })).toBe('unauthenticated');

      const mixedUp = await accounts.answerOf('maya');
      const callbackUrl = mixedUp.callbackUrl.replace('/auth/local/', '/auth/other/');
      expect(await complete({ ...mixedUp, provider: 'other', callbackUrl })).toBe('unauthenticated');
      expect(await complete({ ...mixedUp, callbackUrl })).toBe('unauthenticated');
    });

    it('when the address is none, or of another site', async () => {
      for (const callbackUrl of ['', 'nonsense', '/auth/local/callback?state=x']) {
        const answer = await accounts.answerOf('maya');
        expect(await complete({ ...answer, callbackUrl })).toBe('unauthenticated');
      }
      const answer = await accounts.answerOf('maya');
      const callbackUrl = answer.callbackUrl.replace(SITE, 'http://localhost:9999');
      expect(await complete({ ...answer, callbackUrl })).toBe('unauthenticated');
    });

    it('when the token was made for another nonce or another verifier', async () => {
      for (const parameter of ['nonce', 'code_challenge']) {
        const { authorizationUrl, loginToken } = await accounts.calls.beginSignIn({
          provider: 'local',
          referer: '/',
          redirectUri: REDIRECT_URI,
        });
        const tampered = changed(authorizationUrl, (parameters) => parameters.set(parameter, 'x'.repeat(43)));
        const callbackUrl = await new Browser().signIn(tampered, 'maya');
        expect(await complete({ provider: 'local', callbackUrl, loginToken })).toBe('unauthenticated');
      }
    });

    it('when the player went back', async () => {
      const answer = await accounts.answerOf('');
      expect(new URL(answer.callbackUrl).searchParams.get('error')).toBe('access_denied');
      await expect(accounts.calls.completeSignIn(answer)).rejects.toMatchObject({
        code: 'unauthenticated',
        message: 'Error logging you in. If the problem persists, please contact us.',
      });
    });

    it('when it comes after ten minutes, not a second before', async () => {
      const inTime = await accounts.answerOf('maya');
      accounts.move(599_000);
      expect(await complete(inTime)).toBe('ok');
      const late = await accounts.answerOf('maya');
      accounts.move(600_000);
      expect(await complete(late)).toBe('unauthenticated');
    });
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'archive', '/.//evil.example'])(
    'when the referer is %s, then nothing is begun',
    async (referer) => {
      const before = await accounts.count('pending_sign_ins');
      const begin = accounts.calls.beginSignIn({ provider: 'local', referer, redirectUri: REDIRECT_URI });
      expect(await codeOf(begin)).toBe('invalid_request');
      expect(await accounts.count('pending_sign_ins')).toBe(before);
    },
  );

  it('when the provider is unknown, then that is said', async () => {
    const begin = accounts.calls.beginSignIn({ provider: 'nobody', referer: '/', redirectUri: REDIRECT_URI });
    expect(await codeOf(begin)).toBe('not_found');
    const complete = accounts.calls.completeSignIn({ provider: '', callbackUrl: '', loginToken: '' });
    expect(await codeOf(complete)).toBe('not_found');
  });

  it('when the uploaded statistics have 16 KiB, then they fit; one byte more does not', async () => {
    const begin = (bytes: number) =>
      codeOf(
        accounts.calls.beginSignIn({
          provider: 'local',
          referer: '/',
          redirectUri: REDIRECT_URI,
          uploadedStats: 'x'.repeat(bytes),
        }),
      );
    expect([await begin(16_384), await begin(16_385)]).toEqual(['ok', 'payload_too_large']);
  });

  it('when a player has chosen another name at the provider, then friends see it after the next sign-in', async () => {
    const { session } = await accounts.signIn('maya');
    await accounts.pool.query("UPDATE users SET name = 'Old Name', photo_url = NULL WHERE id = $1", [
      session.userId,
    ]);
    await accounts.signIn('maya');
    const { people } = await accounts.calls.getPeople({ userIds: [session.userId] });
    expect(people).toMatchObject([{ name: 'Maya Lindqvist' }]);
  });
});
