import { startIdentityProvider } from '@proximity/local/identity-provider/start';
import { AccountsUnderTest, CLIENT, SITE, codeOf } from './accounts-under-test';

describe('a provider that is down', () => {
  let accounts: AccountsUnderTest;
  beforeAll(async () => {
    accounts = await AccountsUnderTest.start(['local', 'other'], { providersDown: true });
  });
  afterAll(() => accounts.stop());

  const begin = () =>
    accounts.calls.beginSignIn({
      provider: 'local',
      referer: '/',
      redirectUri: `${SITE}/auth/local/callback`,
    });

  it('when it was down at the start, then the service runs, and it is asked again until it answers', async () => {
    expect(await codeOf(begin())).toBe('unavailable');
    expect(await codeOf(begin())).toBe('unavailable');
    expect((await accounts.calls.providers({})).providers).toHaveLength(2);
    expect(await codeOf(accounts.calls.verificationKeys({}))).toBe('ok');

    // The package tells the console that it would rather have another Node and a database.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { port = 0 } = accounts.providers.get('local') ?? {};
    const options = { ...CLIENT, port, callbackPath: '/auth/local/callback' };
    accounts.providers.set('local', await startIdentityProvider(options));
    expect((await accounts.signIn('maya')).session.userId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('when it goes down under way, then the player is told to try again, and the sign-in is not used up', async () => {
    await accounts.signIn('maya');
    const answer = await accounts.answerOf('maya');
    await accounts.providers.get('local')?.stop();
    await expect(accounts.calls.completeSignIn(answer)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Signing in with Players of local is not possible right now. Try again in a moment.',
    });
    expect(await accounts.count('pending_sign_ins')).toBe(1);
  });
});
