import { AppError } from '@proximity/common/app-error';
import type { Clock } from '@proximity/common/clock';
import { SignInRefused, type Identity, type IdentityProvider } from './identity-provider';
import { loginSecrets } from './login-secrets';
import { newId, newToken, type Random } from './random';
import { readReturnPath } from './return-path';
import type { SecurityLog } from './security-log';
import { LIFE, after } from './session-life';
import type { IssuedSession, Sessions } from './sessions';
import { canBeStored } from './stored-text';
import { tokenHash } from './token-hash';

/** A sign-in that was begun: one row, used once. */
export interface PendingSignIn {
  provider: string;
  redirectUri: string;
  returnPath: string;
  uploadedStats?: string;
  expiresAt: Date;
}

export interface PendingSignIns {
  add(loginToken: Buffer, pending: PendingSignIn): Promise<void>;
  /** Takes it out for good, so that it cannot be taken twice; undefined when there is none that has time left. */
  take(loginToken: Buffer, provider: string, now: Date): Promise<PendingSignIn | undefined>;
  /** @returns whether there may be more */
  removeSomeExpired(now: Date): Promise<boolean>;
}

export interface Members {
  /** Finds the user of an identity, or makes one; notes what the provider says about the player today. */
  recognise(identity: Identity, idIfNew: string, now: Date): Promise<{ userId: string; isNew: boolean }>;
}

export interface BegunSignIn {
  authorizationUrl: string;
  loginToken: string;
}

export interface CompletedSignIn {
  session: IssuedSession;
  returnPath: string;
  uploadedStats?: string;
}

export interface SignIn {
  begin(request: {
    provider: string;
    referer: string;
    redirectUri: string;
    uploadedStats?: string;
  }): Promise<BegunSignIn>;
  complete(request: { provider: string; callbackUrl: string; loginToken: string }): Promise<CompletedSignIn>;
}

export interface SignInParts {
  providers: ReadonlyMap<string, IdentityProvider>;
  pending: PendingSignIns;
  members: Members;
  sessions: Sessions;
  clock: Clock;
  random: Random;
  log: SecurityLog;
}

const MAX_STATS_BYTES = 16 * 1024;

export function createSignIn(parts: SignInParts): SignIn {
  const { pending, members, sessions, clock, random, log } = parts;
  return {
    begin: async ({ provider: id, referer, redirectUri, uploadedStats }) => {
      const provider = findProvider(parts, id);
      const returnPath = readReturnPath(referer, readAddress(redirectUri).href);
      checkStats(uploadedStats);
      const loginToken = newToken(random);
      const { state, nonce, codeChallenge } = loginSecrets(loginToken);
      const authorizationUrl = await provider.authorizationUrl({ redirectUri, state, nonce, codeChallenge });
      const expiresAt = after(clock.now(), LIFE.signIn);
      const stats = uploadedStats === undefined ? {} : { uploadedStats };
      await pending.add(tokenHash(loginToken), {
        provider: id,
        redirectUri,
        returnPath,
        expiresAt,
        ...stats,
      });
      return { authorizationUrl, loginToken };
    },
    complete: async ({ provider: id, callbackUrl, loginToken }) => {
      const provider = findProvider(parts, id);
      try {
        const { identity, begun } = await checkAnswer(parts, provider, callbackUrl, loginToken);
        const { userId, isNew } = await members.recognise(identity, newId(random), clock.now());
        const session = await sessions.open(userId);
        log.signedIn(userId, id, isNew);
        const { returnPath, uploadedStats } = begun;
        return { session, returnPath, ...(uploadedStats === undefined ? {} : { uploadedStats }) };
      } catch (error) {
        if (!(error instanceof SignInRefused)) throw error;
        log.signInRefused(id, error.reason);
        throw new AppError('unauthenticated', LOGIN_FAILURE, { cause: error });
      }
    },
  };
}

const LOGIN_FAILURE = 'Error logging you in. If the problem persists, please contact us.';

async function checkAnswer(
  { pending, clock }: SignInParts,
  provider: IdentityProvider,
  callbackUrl: string,
  loginToken: string,
): Promise<{ identity: Identity; begun: PendingSignIn }> {
  const { state, nonce, codeVerifier } = loginSecrets(loginToken);
  const callback = URL.canParse(callbackUrl) ? new URL(callbackUrl) : undefined;
  // An answer to another question uses up neither that one nor this one.
  if (callback?.searchParams.get('state') !== state) throw new SignInRefused('wrong_state');
  const hash = tokenHash(loginToken);
  const begun = await pending.take(hash, provider.id, clock.now());
  if (!begun) throw new SignInRefused('no_such_sign_in');
  const { redirectUri } = begun;
  if (`${callback.origin}${callback.pathname}` !== redirectUri) throw new SignInRefused('wrong_callback');
  const { searchParams: parameters } = callback;
  try {
    const identity = await provider.identify({ redirectUri, parameters, state, nonce, codeVerifier });
    return { identity, begun };
  } catch (error) {
    // The provider was not to be reached: its code is still good, and the same callback may come again.
    if (error instanceof AppError && error.code === 'unavailable') await pending.add(hash, begun);
    throw error;
  }
}

function findProvider({ providers }: SignInParts, id: string): IdentityProvider {
  const provider = providers.get(id);
  if (provider) return provider;
  throw new AppError('not_found', 'There is no such way to sign in.');
}

/** The callback's address comes from the gateway: no person can do anything about a wrong one. */
function readAddress(redirectUri: string): URL {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  if (url && `${url.origin}${url.pathname}` === redirectUri && /^https?:$/.test(url.protocol)) return url;
  throw new AppError(
    'invalid_request',
    'The address of the callback must be http(s), without query and fragment.',
  );
}

function checkStats(stats: string | undefined): void {
  if (stats === undefined) return;
  if (Buffer.byteLength(stats) > MAX_STATS_BYTES)
    throw new AppError('payload_too_large', 'These statistics are too large to be uploaded.');
  if (!canBeStored(stats)) throw new AppError('invalid_request', 'These are no statistics.');
}
