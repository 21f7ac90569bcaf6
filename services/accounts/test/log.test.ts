import { AccountsUnderTest, codeOf } from './accounts-under-test';

/** At the most talkative level, through everything that can happen to an account. */
describe('the log', () => {
  let accounts: AccountsUnderTest;
  const secrets = new Set<string>();
  beforeAll(async () => {
    accounts = await AccountsUnderTest.start();
  });
  afterAll(() => accounts.stop());

  const remember = (...texts: (string | null | undefined)[]): void => {
    for (const text of texts) if (text) secrets.add(text);
  };
  const answer = async () => {
    const given = await accounts.answerOf('maya', { uploadedStats: '{"secretOfThePlayer":1}' });
    const { searchParams } = new URL(given.callbackUrl);
    remember(given.loginToken, given.callbackUrl, searchParams.get('code'), searchParams.get('state'));
    return given;
  };

  it('when anything happens, then no token, code, name or address is in it, and what an operator needs is', async () => {
    const { session } = await accounts.calls.completeSignIn(await answer());
    if (!session) throw new Error('There is no session.');
    const { userId, jwt, refreshToken } = session;
    const refreshed = await accounts.refresh(refreshToken);
    const again = await accounts.refresh(refreshed.refreshToken);
    remember(jwt, refreshToken, refreshed.jwt, refreshed.refreshToken, again.jwt, again.refreshToken);
    expect(await codeOf(accounts.refresh(refreshToken))).toBe('unauthenticated');

    const replayed = await answer();
    await accounts.calls.completeSignIn(replayed);
    expect(await codeOf(accounts.calls.completeSignIn(replayed))).toBe('unauthenticated');
    const invented = await answer();
    const callbackUrl = invented.callbackUrl.replace(/code=[^&]+/, 'code=an-invented-code');
    remember('an-invented-code');
    expect(await codeOf(accounts.calls.completeSignIn({ ...invented, callbackUrl }))).toBe('unauthenticated');

    await accounts.calls.findUser({ text: 'maya@players.example' });
    await accounts.calls.setSubscription({
      email: 'maya@players.example',
      subscription: { isPremium: true },
      changedBy: 'admin-1',
    });
    await accounts.calls.exportAccount({ userId });

    // Also where a defect or an outage makes an error of it.
    await accounts.pool.query('ALTER TABLE refresh_tokens RENAME TO hidden');
    expect(await codeOf(accounts.refresh(again.refreshToken))).toBe('internal');
    expect(await codeOf(accounts.calls.completeSignIn(await answer()))).toBe('internal');
    await accounts.pool.query('ALTER TABLE hidden RENAME TO refresh_tokens');
    const late = await answer();
    await accounts.providers.get('local')?.stop();
    expect(await codeOf(accounts.calls.completeSignIn(late))).toBe('unavailable');
    await accounts.calls.deleteAccount({ userId });

    const log = accounts.lines.join('');
    remember('Maya', 'maya@', 'players.example', 'secretOfThePlayer', 'the secret of the client');
    for (const secret of secrets) expect(log).not.toContain(secret);
    const events = accounts.lines.map((line) => (JSON.parse(line) as { event?: string }).event);
    expect(new Set(events)).toEqual(
      new Set([
        undefined,
        'signed_in',
        'token_reused',
        'sign_in_refused',
        'subscription_changed',
        'account_exported',
        'provider_failed',
        'account_deleted',
      ]),
    );
    expect(log).toContain(userId);
    expect(log).toContain('invalid_grant');
    expect(log).toContain('ECONNREFUSED');
  });
});
