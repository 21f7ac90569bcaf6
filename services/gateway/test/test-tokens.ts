import { createHmac, createPublicKey, randomUUID } from 'node:crypto';
import { TOKEN } from '@proximity/common/token-verifier';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';

/** The players of the doubles. */
export const OWNER = randomUUID();
export const FRIEND = randomUUID();
export const STRANGER = randomUUID();

interface KeyPair {
  privateKey: CryptoKey;
  published: JWK;
}

/** The key of accounts, as far as the doubles go, and that of somebody else. */
class TestKeys {
  private pair: Promise<KeyPair> | undefined;
  private foreignPair: Promise<KeyPair> | undefined;

  /** What accounts publishes. */
  async published(): Promise<JWK[]> {
    return [(await this.own()).published];
  }

  own(): Promise<KeyPair> {
    return (this.pair ??= newPair());
  }

  foreign(): Promise<KeyPair> {
    return (this.foreignPair ??= newPair());
  }
}

export const TEST_KEYS = new TestKeys();

async function newPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeyPair(TOKEN.algorithm, { extractable: true });
  return { privateKey, published: { ...(await exportJWK(publicKey)), kid: 'test' } };
}

interface Claims {
  audience?: string;
  issuer?: string;
  /** Seconds from now. */
  expiresIn?: number;
  key?: KeyPair;
  kid?: string;
}

/** A jwt as accounts signs it, or one that differs from that in some way. */
export async function tokenOf(userId: string, claims: Claims = {}): Promise<string> {
  const { audience = TOKEN.audience, issuer = TOKEN.issuer, expiresIn = 600, kid = 'test' } = claims;
  const now = Math.floor(Date.now() / 1000);
  const { privateKey } = claims.key ?? (await TEST_KEYS.own());
  return new SignJWT({ sid: randomUUID() })
    .setProtectedHeader({ alg: TOKEN.algorithm, kid })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now - 1_000)
    .setExpirationTime(now + expiresIn)
    .sign(privateKey);
}

/** The cookie with which a browser says who it is. */
export async function cookieOf(userId: string): Promise<{ cookie: string }> {
  return { cookie: `jwt=${await tokenOf(userId)}; isLoggedIn=true` };
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A signature that anybody can make, and that is good wherever the header may choose how it is checked. */
function hmacToken(claims: object, key: string): string {
  const signed = `${encode({ alg: 'HS256', kid: 'test' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

function pemOf(published: JWK): string {
  const key = createPublicKey({ key: { ...published }, format: 'jwk' });
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/** Tokens that name a real user and must not be believed. */
export async function badTokens(userId: string): Promise<Record<string, string>> {
  const good = await tokenOf(userId);
  const { published } = await TEST_KEYS.own();
  const [head = '', payload = '', signature = ''] = good.split('.');
  const inAMonth = Math.floor(Date.now() / 1000) + 2_592_000;
  const claims = { sub: userId, sid: 's', iss: TOKEN.issuer, aud: TOKEN.audience, iat: 1, exp: inAMonth };
  return {
    nothing: '',
    'no token': 'abc',
    'alg none': `${encode({ alg: 'none', kid: 'test' })}.${encode(claims)}.`,
    'alg none with a signature': `${encode({ alg: 'none', kid: 'test' })}.${payload}.${signature}`,
    'an HMAC with the public key': hmacToken(claims, pemOf(published)),
    'an HMAC with the key as it is published': hmacToken(claims, JSON.stringify(published)),
    'another payload under the signature': `${head}.${encode(claims)}.${signature}`,
    'no signature': `${head}.${payload}.`,
    expired: await tokenOf(userId, { expiresIn: -1 }),
    'signed by another key': await tokenOf(userId, { key: await TEST_KEYS.foreign() }),
    'of an unknown key': await tokenOf(userId, { kid: 'other' }),
    'for another audience': await tokenOf(userId, { audience: 'elsewhere' }),
    'of another issuer': await tokenOf(userId, { issuer: 'elsewhere' }),
  };
}
