import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair, type CryptoKey, type JWTPayload } from 'jose';
import type { Identity } from '../src/domain/identity-provider';
import type { SecurityLog } from '../src/domain/security-log';
import { createOpenIdProvider } from '../src/providers/openid-provider';

const REDIRECT_URI = 'http://localhost:8080/auth/rogue/callback';
const silent: SecurityLog = {
  signedIn: () => undefined,
  signInRefused: () => undefined,
  providerFailed: () => undefined,
  signedOut: () => undefined,
  tokenReused: () => undefined,
  subscriptionChanged: () => undefined,
  accountExported: () => undefined,
  accountDeleted: () => undefined,
};

/** A provider that says what the test tells it to say: the real one can only be honest. */
describe('a provider that answers wrongly', () => {
  let server: Server;
  let issuer: string;
  let published: CryptoKey;
  let secret: CryptoKey;
  let idToken: () => Promise<string> | string;
  let userInfo: object;

  beforeAll(async () => {
    const [known, unknown] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    [published, secret] = [known.privateKey, unknown.privateKey];
    const key = { ...(await exportJWK(known.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/jwks': () => ({ keys: [key] }),
      '/token': async () => ({ access_token: 'a', token_type: 'bearer', id_token: await idToken() }),
      '/me': () => userInfo,
    };
    server = createServer((request, response) => {
      void Promise.resolve(answers[request.url ?? '']?.()).then((body) =>
        response
          .writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
          .end(JSON.stringify(body ?? {})),
      );
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => (userInfo = { sub: 'maya', name: 'Maya Lindqvist' }));

  const now = (): number => Math.floor(Date.now() / 1000);
  const claims = (changes: Record<string, unknown> = {}): JWTPayload => ({
    ...{ iss: issuer, aud: 'proximity', sub: 'maya', nonce: 'n', iat: now(), exp: now() + 60 },
    ...changes,
  });
  const signed = (changes: Record<string, unknown> = {}, key = published): Promise<string> =>
    new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);
  const identify = (): Promise<Identity> =>
    createOpenIdProvider(
      {
        ...{ id: 'rogue', name: 'Rogue', issuer, clientId: 'proximity', clientSecret: 'secret' },
        ...{ scope: 'openid', imageOrigins: [] },
      },
      silent,
    ).identify({
      redirectUri: REDIRECT_URI,
      parameters: new URLSearchParams({ code: 'c', state: 's' }),
      ...{ state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) },
    });

  it('when all is right, then the player is known by issuer and subject', async () => {
    idToken = () => signed();
    expect(await identify()).toMatchObject({ issuer, subject: 'maya', profile: { name: 'Maya Lindqvist' } });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['is signed with a key that the provider does not publish', () => signed({}, secret)],
    ['is not signed at all', () => new UnsecuredJWT(claims()).encode()],
    ['was issued by somebody else', () => signed({ iss: 'https://evil.example' })],
    ['was made for another client', () => signed({ aud: 'another-game' })],
    ['was made for two clients', () => signed({ aud: ['proximity', 'another-game'] })],
    ['has expired', () => signed({ iat: now() - 900, exp: now() - 600 })],
    ['answers another nonce', () => signed({ nonce: 'm' })],
    ['answers no nonce', () => signed({ nonce: undefined })],
    ['names nobody', () => signed({ sub: undefined })],
    ['is no token', () => 'nonsense'],
  ])('when the ID token %s, then the sign-in is refused', async (_name, token) => {
    idToken = token;
    await expect(identify()).rejects.toMatchObject({ name: 'SignInRefused' });
  });

  it('when the user info is about somebody else, then the sign-in is refused', async () => {
    idToken = () => signed();
    userInfo = { sub: 'tomas', name: 'Tomás Rivera' };
    await expect(identify()).rejects.toMatchObject({ name: 'SignInRefused' });
  });

  it('when the discovery document names another issuer, then the provider is not used', async () => {
    idToken = () => signed();
    const honest = issuer;
    issuer = honest.replace('127.0.0.1', 'localhost');
    await expect(
      createOpenIdProvider(
        {
          ...{ id: 'rogue', name: 'Rogue', issuer: honest, clientId: 'proximity', clientSecret: 'secret' },
          ...{ scope: 'openid', imageOrigins: [] },
        },
        silent,
      ).authorizationUrl({ redirectUri: REDIRECT_URI, state: 's', nonce: 'n', codeChallenge: 'c' }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    issuer = honest;
  });
});
