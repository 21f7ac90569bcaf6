import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { until } from '../../../scripts/jest/until';
import { AppError } from './app-error';
import { TOKEN, createTokenVerifier } from './token-verifier';

const START = Date.parse('2026-11-21T12:00:00Z');

interface Key {
  privateKey: CryptoKey;
  jwk: JWK & { kid: string };
}

async function newKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid } };
}

/** A clock that the test moves. */
function movingClock() {
  let now = START;
  return { now: () => new Date(now), move: (ms: number) => (now += ms) };
}

const valid = () =>
  new SignJWT({ sid: 'session-1' })
    .setSubject('user-1')
    .setIssuer(TOKEN.issuer)
    .setAudience(TOKEN.audience)
    .setIssuedAt(START / 1000)
    .setExpirationTime(START / 1000 + 600);

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = (kid: string, alg: string = TOKEN.algorithm) => ({ alg, kid });

describe('the verifier of tokens', () => {
  let key: Key;
  let other: Key;
  beforeAll(async () => {
    [key, other] = await Promise.all([newKey('k1'), newKey('k2')]);
  });

  /** A verifier over keys that the test may change, and how often it asked for them. */
  function setUp(keys: JWK[] = [key.jwk]) {
    const clock = movingClock();
    const state = { keys, asked: 0, broken: false };
    const source = (): Promise<JWK[]> => {
      state.asked += 1;
      return state.broken ? Promise.reject(new Error('accounts is down')) : Promise.resolve(state.keys);
    };
    return { clock, state, verifier: createTokenVerifier(source, clock) };
  }

  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'accepted',
      (error: unknown) => (error instanceof AppError ? error.code : `unexpected: ${String(error)}`),
    );

  it('when a token is signed by a known key, then it tells user, session and end', async () => {
    const token = await valid().setProtectedHeader(header('k1')).sign(key.privateKey);
    expect(await setUp().verifier.verify(token)).toEqual({
      userId: 'user-1',
      sessionId: 'session-1',
      expiresAt: new Date(START + 600_000),
    });
  });

  it('when its last second has not passed, then it is valid; then it is not', async () => {
    const token = await valid().setProtectedHeader(header('k1')).sign(key.privateKey);
    const { verifier, clock } = setUp();
    clock.move(599_000);
    expect(await codeOf(verifier.verify(token))).toBe('accepted');
    clock.move(1_000);
    expect(await codeOf(verifier.verify(token))).toBe('unauthenticated');
  });

  it('when any character of the signature or the claims is changed, then it is refused', async () => {
    const token = await valid().setProtectedHeader(header('k1')).sign(key.privateKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    const { verifier } = setUp();
    const forgeries = [
      [head, encode({ ...decoded, sub: 'user-2' }), signature].join('.'),
      [head, encode({ ...decoded, exp: START / 1000 + 9e6 }), signature].join('.'),
      [head, claims, Buffer.alloc(64).toString('base64url')].join('.'),
      [head, claims, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.'),
      [head, claims, ''].join('.'),
      [head, claims].join('.'),
    ];
    for (const forged of forgeries) expect(await codeOf(verifier.verify(forged))).toBe('unauthenticated');
  });

  it('when the algorithm is none, then it is refused in every spelling', async () => {
    const claims = encode({
      sub: 'user-1',
      sid: 's',
      iss: TOKEN.issuer,
      aud: TOKEN.audience,
      iat: 1,
      exp: 9e9,
    });
    const { verifier } = setUp();
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
      expect(await codeOf(verifier.verify(`${encode({ alg, kid: 'k1' })}.${claims}.`))).toBe(
        'unauthenticated',
      );
    }
  });

  it('when a shared secret made of the public key signed it, then it is refused', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(key.jwk));
    const token = await valid().setProtectedHeader(header('k1', 'HS256')).sign(secret);
    expect(await codeOf(setUp().verifier.verify(token))).toBe('unauthenticated');
  });

  it('when another key signed it under a known or an unknown id, then it is refused', async () => {
    const { verifier } = setUp();
    for (const kid of ['k1', 'k2', '__proto__']) {
      const token = await valid().setProtectedHeader(header(kid)).sign(other.privateKey);
      expect(await codeOf(verifier.verify(token))).toBe('unauthenticated');
    }
    const anonymous = await valid().setProtectedHeader({ alg: TOKEN.algorithm }).sign(key.privateKey);
    expect(await codeOf(verifier.verify(anonymous))).toBe('unauthenticated');
  });

  it('when it brings its own key, then that key is ignored', async () => {
    const { kid: _kid, ...jwk } = other.jwk;
    const token = await valid()
      .setProtectedHeader({ alg: TOKEN.algorithm, kid: 'k1', jwk })
      .sign(other.privateKey);
    expect(await codeOf(setUp().verifier.verify(token))).toBe('unauthenticated');
  });

  it('when issuer or audience are others, or a claim is missing, then it is refused', async () => {
    const { verifier } = setUp();
    const sign = (claims: SignJWT): Promise<string> =>
      claims.setProtectedHeader(header('k1')).sign(key.privateKey);
    const tokens = await Promise.all([
      sign(valid().setIssuer('somebody-else')),
      sign(valid().setAudience('another-game')),
      sign(new SignJWT({ sid: 's' }).setSubject('u').setIssuer(TOKEN.issuer).setIssuedAt(1)),
      sign(
        new SignJWT({ sid: 's' })
          .setSubject('u')
          .setIssuer(TOKEN.issuer)
          .setAudience(TOKEN.audience)
          .setIssuedAt(1),
      ),
      sign(
        new SignJWT({})
          .setSubject('u')
          .setIssuer(TOKEN.issuer)
          .setAudience(TOKEN.audience)
          .setIssuedAt(START / 1000)
          .setExpirationTime(START / 1000 + 600),
      ),
    ]);
    for (const token of tokens) expect(await codeOf(verifier.verify(token))).toBe('unauthenticated');
  });

  it.each([
    ['nothing', ''],
    ['one dot', '.'],
    ['two dots', '..'],
    ['three letters', 'a.b.c'],
    ['JSON', 'null'],
    ['not ASCII', 'é'],
    ['very long', 'x'.repeat(10_000)],
  ])('when the text is %s, then it is refused', async (_name, text) => {
    expect(await codeOf(setUp().verifier.verify(text))).toBe('unauthenticated');
  });

  it('when a new key is put into service, then its tokens are accepted at once, also side by side', async () => {
    const { verifier, clock, state } = setUp();
    await verifier.verify(await valid().setProtectedHeader(header('k1')).sign(key.privateKey));
    clock.move(30_000);
    state.keys = [other.jwk, key.jwk];
    const token = await valid().setProtectedHeader(header('k2')).sign(other.privateKey);
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(verifier.verify(token))));
    expect([...answers, state.asked]).toEqual(['accepted', 'accepted', 'accepted', 2]);
  });

  it('when a key is taken out of service, then its tokens are refused ten minutes later at the latest', async () => {
    const { verifier, clock, state } = setUp([key.jwk, other.jwk]);
    const claims = valid().setExpirationTime(START / 1000 + 9_000);
    const token = await claims.setProtectedHeader(header('k2')).sign(other.privateKey);
    await verifier.verify(token);
    state.keys = [key.jwk];
    clock.move(599_999);
    expect(await codeOf(verifier.verify(token))).toBe('accepted');
    clock.move(1);
    expect(await codeOf(verifier.verify(token))).toBe('unauthenticated');
  });

  it('when tokens name ever new keys, then accounts is asked at most once in 30 seconds', async () => {
    const { verifier, clock, state } = setUp();
    for (let second = 0; second < 60; second += 1) {
      const token = await valid()
        .setProtectedHeader(header(`forged-${second}`))
        .sign(other.privateKey);
      expect(await codeOf(verifier.verify(token))).toBe('unauthenticated');
      clock.move(1_000);
    }
    expect(state.asked).toBe(2);
  });

  it('when accounts is down, then known keys stay in force, and without any the answer is unavailable', async () => {
    const token = await valid()
      .setExpirationTime(START / 1000 + 9_000)
      .setProtectedHeader(header('k1'))
      .sign(key.privateKey);
    const { verifier, clock, state } = setUp();
    state.broken = true;
    expect(await codeOf(verifier.verify(token))).toBe('unavailable');
    state.broken = false;
    expect(await codeOf(verifier.verify(token))).toBe('accepted');
    state.broken = true;
    clock.move(700_000);
    expect(await codeOf(verifier.verify(token))).toBe('accepted');
  });

  it('when accounts was away as the keys grew old, then a key out of service is refused soon after it is back', async () => {
    const { verifier, clock, state } = setUp([key.jwk, other.jwk]);
    const claims = valid().setExpirationTime(START / 1000 + 9_000);
    const token = await claims.setProtectedHeader(header('k2')).sign(other.privateKey);
    await verifier.verify(token);
    state.keys = [key.jwk];
    state.broken = true;
    clock.move(600_000);
    expect(await codeOf(verifier.verify(token))).toBe('accepted');
    state.broken = false;
    clock.move(5_000);
    await until('it is refused', async () => (await codeOf(verifier.verify(token))) === 'unauthenticated');
  });

  it('when accounts is away for longer than any token lives, then no key is in force any more', async () => {
    const { verifier, clock, state } = setUp();
    const claims = valid().setExpirationTime(START / 1000 + 9_000);
    const token = await claims.setProtectedHeader(header('k1')).sign(key.privateKey);
    await verifier.verify(token);
    state.broken = true;
    clock.move(20 * 60_000 - 1);
    expect(await codeOf(verifier.verify(token))).toBe('accepted');
    clock.move(1);
    expect(await codeOf(verifier.verify(token))).toBe('unavailable');
    state.broken = false;
    clock.move(5_000);
    expect(await codeOf(verifier.verify(token))).toBe('accepted');
  });

  it('when accounts is away and the keys are old, then it is asked at most once in five seconds', async () => {
    const { verifier, clock, state } = setUp();
    const claims = valid().setExpirationTime(START / 1000 + 9_000);
    const token = await claims.setProtectedHeader(header('k1')).sign(key.privateKey);
    await verifier.verify(token);
    state.broken = true;
    clock.move(600_000);
    for (let second = 0; second < 10; second += 1) {
      expect(await codeOf(verifier.verify(token))).toBe('accepted');
      clock.move(1_000);
    }
    expect(state.asked).toBe(1 + 2);
  });

  it('when a key is not known and accounts does not say whether it is new, then the answer is unavailable', async () => {
    const { verifier, clock, state } = setUp();
    await verifier.verify(await valid().setProtectedHeader(header('k1')).sign(key.privateKey));
    const token = await valid().setProtectedHeader(header('k2')).sign(other.privateKey);
    state.broken = true;
    clock.move(30_000);
    const both = [codeOf(verifier.verify(token)), codeOf(verifier.verify(token))];
    expect(await Promise.all(both)).toEqual(['unavailable', 'unavailable']);
    expect(await codeOf(verifier.verify(token))).toBe('unavailable');
    expect(state.asked).toBe(2);
    state.broken = false;
    state.keys = [other.jwk, key.jwk];
    clock.move(5_000);
    expect(await codeOf(verifier.verify(token))).toBe('accepted');
  });
});
