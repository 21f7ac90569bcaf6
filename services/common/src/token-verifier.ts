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
   * `unavailable` as long as no key could be fetched, or not whether its key is a new one
   */
  verify(token: string): Promise<VerifiedToken>;
}

/** The public keys of accounts: the rpc VerificationKeys answers them. */
export type VerificationKeySource = () => Promise<readonly JWK[]>;

/** What accounts writes into a token, and the verifier insists on. */
export const TOKEN = { algorithm: 'ES256', issuer: 'proximity-accounts', audience: 'proximity' } as const;

/** A key that is not known yet may be new: it is asked for, but a forger cannot make us ask more often. */
const SHORTEST_WAIT_MS = 30_000;
/** A key that was taken out of service is forgotten after this time, */
const LONGEST_AGE_MS = 10 * 60_000;
/** or, as long as accounts does not say, when no token can be left that was signed before it went away. */
const LONGEST_AGE_ALONE_MS = LONGEST_AGE_MS + 10 * 60_000;
/** After a failure, accounts is left alone for so long. */
const RETRY_MS = 5_000;

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
  let keys: ReadonlyMap<string, CryptoKey> = new Map();
  let fetchedAt = -Infinity;
  /** When asking failed, if it has not worked since. */
  let failed: { at: number; error: unknown } | undefined;
  let asking: Promise<void> | undefined;

  const since = (time: number): number => clock.now().getTime() - time;
  const ask = async (): Promise<void> => {
    const askedAt = clock.now().getTime();
    try {
      keys = await importKeys(await source());
      fetchedAt = askedAt;
      failed = undefined;
    } catch (error) {
      failed = { at: clock.now().getTime(), error };
    }
  };
  /** One request at a time; a failed one leaves the old keys as they are. */
  const refresh = (): Promise<void> => (asking ??= ask().finally(() => (asking = undefined)));
  const mayAsk = (): boolean => !failed || since(failed.at) >= RETRY_MS;
  const unavailable = (): AppError =>
    new AppError('unavailable', UNAVAILABLE, { cause: failed?.error ?? new Error('The keys are too old.') });

  /** Brings old keys up to date. Where that failed, nobody waits for the next attempts. */
  const renew = async (): Promise<void> => {
    if (since(fetchedAt) >= LONGEST_AGE_ALONE_MS) {
      await refresh();
      if (since(fetchedAt) >= LONGEST_AGE_ALONE_MS) throw unavailable();
    } else if (since(fetchedAt) >= LONGEST_AGE_MS) {
      if (!failed) await refresh();
      else if (mayAsk()) void refresh();
    }
  };

  return async (kid: string | undefined): Promise<CryptoKey> => {
    await renew();
    if (kid === undefined) throw notSignedIn();
    const known = keys.get(kid);
    if (known) return known;
    if (asking || (since(fetchedAt) >= SHORTEST_WAIT_MS && mayAsk())) await refresh();
    const key = keys.get(kid);
    if (key) return key;
    throw failed ? unavailable() : notSignedIn();
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
