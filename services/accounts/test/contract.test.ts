import type { Calls } from '@proximity/common/grpc-client';
import { accountsDefinition, type AccountsDefinition } from '@proximity/common/proto';
import { AccountsUnderTest } from './accounts-under-test';

const NOTHING = {};
const text = expect.any(String) as string;
const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string;

/** What the gateway and its neighbours rely on: one call of every rpc, and the shape of its answer. */
describe('the contract of accounts', () => {
  let accounts: AccountsUnderTest;
  const called = new Set<string>();
  beforeAll(async () => {
    accounts = await AccountsUnderTest.start();
  });
  afterAll(() => accounts.stop());

  const call = <K extends keyof Calls<AccountsDefinition>>(
    name: K,
    ...[request]: Parameters<Calls<AccountsDefinition>[K]>
  ) => {
    called.add(name);
    const rpc = accounts.calls[name] as (given: typeof request) => Promise<unknown>;
    return expect(rpc(request)).resolves;
  };

  it('when every rpc is called, then every answer has its shape', async () => {
    const { userId, refreshToken } = (await accounts.signIn('maya')).session;
    const session = {
      userId,
      jwt: text,
      jwtExpiresAt: instant,
      refreshToken: text,
      refreshExpiresAt: instant,
    };
    const subscription = { isPremium: true, autoRenew: true, subscriptionEndDate: '2031-12-31' };
    const { issuer } = accounts.providers.get('local') ?? {};
    const provider = 'local';

    await call('providers', {}).toEqual({
      providers: [
        { id: provider, name: 'Players of local', imageOrigins: [issuer], signInOrigins: [issuer] },
      ],
    });
    await call('beginSignIn', {
      provider,
      referer: '/archive',
      redirectUri: 'http://localhost:8080/auth/local/callback',
      uploadedStats: '{}',
    }).toEqual({ authorizationUrl: expect.stringMatching(`^${issuer}/auth\\?`) as string, loginToken: text });
    await call('completeSignIn', await accounts.answerOf('maya', { uploadedStats: '{}' })).toMatchObject({
      session,
      referer: '/archive',
      uploadedStats: '{}',
    });
    await call('refresh', { refreshToken }).toEqual({ session });
    await call('signOut', { refreshToken }).toEqual(NOTHING);
    await call('verificationKeys', {}).toEqual({ jwks: expect.stringMatching(/^\{"keys":\[\{/) as string });
    await call('getUser', { userId }).toMatchObject({
      userId,
      firstName: 'Maya',
      name: 'Maya Lindqvist',
      photoUrl: `${issuer}/photos/maya.svg`,
      marketingOptIn: false,
      gamesInitialLoadComplete: false,
      subscription: { isPremium: false, autoRenew: false },
    });
    await call('getPeople', { userIds: [userId] }).toMatchObject({
      people: [{ userId, name: 'Maya Lindqvist', photoUrl: text }],
    });
    await call('setMarketingOptIn', { userId, marketingOptIn: true }).toEqual(NOTHING);
    await call('setGamesInitialLoadComplete', { userId }).toEqual(NOTHING);
    await call('setSubscription', { userId, subscription, changedBy: 'contract' }).toMatchObject({
      userId,
      subscription,
    });
    await call('findUser', { text: 'Maya' }).toMatchObject({
      users: [{ userId, name: 'Maya Lindqvist', email: 'maya@players.example', subscription }],
    });
    await call('exportAccount', { userId }).toEqual({ json: expect.stringContaining(userId) as string });
    await call('deleteAccount', { userId }).toEqual(NOTHING);

    const rpcs = Object.keys(accountsDefinition()).map(
      (name) => name.charAt(0).toLowerCase() + name.slice(1),
    );
    expect([...called].sort()).toEqual(rpcs.sort());
  });
});
