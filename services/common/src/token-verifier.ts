import { errors, importJWK, jwtVerify, type CryptoKey, type JWK } from 'jose';
import { AppError } from './app-error';
import type { Clock } from './clock';

/** What a valid token says. */
export interface VerifiedToken {
  userId: string;
  /** The session that it was issued in: one sign-in on one device. */
  sessionId: string;
  expiresAt: Date;
}

export interface TokenVerifier {
  /**
   * Who the bearer of a `jwt` is.
   * @throws AppError `unauthenticated` for anything but an unexpired token signed by accounts for this product;
   * `unavailable` as long as no key could be fetched
   */
  verify(token: string): Promise<VerifiedToken>;
}

/** The public keys of accounts: the rpc VerificationKeys answers them. */
export type VerificationKeySource = () => Promise<readonly JWK[]>;

/** What accounts writes into a token, and the verifier insists on. */
export const TOKEN = { algorithm: 'ES256', issuer: 'proximity-accounts', audience: 'proximity' } as const;

/** A key that is not known yet may be new: it is asked for, but a forger cannot make us ask more often. */
const SHORTEST_WAIT_MS = 30_000;
/** A key that was taken out of service is forgotten after this time. */
const LONGEST_AGE_MS = 10 * 60_000;

/** Verifies tokens on the spot; asks for keys at the first token, at an unknown key id, and every ten minutes. */
export function createTokenVerifier(source: VerificationKeySource, clock: Clock): TokenVerifier {
  const keyOf = createKeyCache(source, clock);
  return {
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyOf(kid), {
          algorithms: [TOKEN.algorithm],
          issuer: TOKEN.issuer,
          audience: TOKEN.audience,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          currentDate: clock.now(),
        });
        const { sub, sid, exp } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) throw notSignedIn();
        return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        throw error instanceof errors.JOSEError ? notSignedIn(error) : error;
      }
    },
  };
}

function createKeyCache(source: VerificationKeySource, clock: Clock) {
  let keys: ReadonlyMap<string, CryptoKey> | undefined;
  let askedAt = 0;
  let asking: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    askedAt = clock.now().getTime();
    keys = await importKeys(await source());
  };
  /** One request at a time; as long as there are old keys, a failed request leaves them in force. */
  const refresh = async (): Promise<void> => {
    asking ??= ask().finally(() => (asking = undefined));
    await asking.catch((error: unknown) => {
      if (!keys) throw new AppError('unavailable', UNAVAILABLE, { cause: error });
    });
  };

  return async (kid: string | undefined): Promise<CryptoKey> => {
    const age = (): number => clock.now().getTime() - askedAt;
    if (!keys || age() >= LONGEST_AGE_MS) await refresh();
    if (kid === undefined) throw notSignedIn();
    if (!keys?.has(kid) && (asking || age() >= SHORTEST_WAIT_MS)) await refresh();
    const key = keys?.get(kid);
    if (!key) throw notSignedIn();
    return key;
  };
}

const UNAVAILABLE = 'Signing in is not possible right now. Try again in a moment.';

async function importKeys(jwks: readonly JWK[]): Promise<ReadonlyMap<string, CryptoKey>> {
  const keys = new Map<string, CryptoKey>();
  for (const jwk of jwks) {
    const key = await importJWK(jwk, TOKEN.algorithm);
    if (jwk.kid !== undefined && !(key instanceof Uint8Array)) keys.set(jwk.kid, key);
  }
  return keys;
}

function notSignedIn(cause?: unknown): AppError {
  return new AppError('unauthenticated', 'Sign in to do that.', { cause });
}
