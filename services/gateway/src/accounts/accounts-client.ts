import { AppError } from '@proximity/common/app-error';
import type { GetUserResponse__Output } from '@proximity/common/gen/proximity/accounts/v1/GetUserResponse';
import type { Session__Output } from '@proximity/common/gen/proximity/accounts/v1/Session';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { accountsDefinition } from '@proximity/common/proto';
import type { VerificationKeySource } from '@proximity/common/token-verifier';
import { z } from 'zod';
import type { SessionTokens } from '../session/cookies';
import type { AccountDetails, Accounts } from './accounts';

const CALL_MS = 2_000;
// Accounts has to ask the provider, up to four times.
export const SIGN_IN_MS = 12_000;

export interface AccountsClient extends Accounts {
  close(): void;
}

/** The accounts service at this address. */
export function connectAccounts(address: string): AccountsClient {
  const client = createGrpcClient(accountsDefinition(), { address, deadlineMs: CALL_MS });
  const { calls } = client;
  return {
    providers: async (requestId) =>
      (await calls.providers({}, requestId === undefined ? {} : { requestId })).providers,
    async beginSignIn(request, requestId) {
      const { authorizationUrl, loginToken } = await calls.beginSignIn(request, {
        requestId,
        deadlineMs: SIGN_IN_MS,
      });
      return { authorizationUrl, loginToken };
    },
    async completeSignIn(request, requestId) {
      const options = { requestId, deadlineMs: SIGN_IN_MS };
      const { session, referer, uploadedStats } = await calls.completeSignIn(request, options);
      const { userId, ...tokens } = toSession(session);
      return { userId, tokens, referer, ...(uploadedStats === undefined ? {} : { uploadedStats }) };
    },
    async refresh(refreshToken, requestId) {
      return toSession((await calls.refresh({ refreshToken }, { requestId })).session);
    },
    async signOut(refreshToken, requestId) {
      await calls.signOut({ refreshToken }, { requestId });
    },
    verificationKeys: async () => toKeys((await calls.verificationKeys({})).jwks),
    user: async (userId, requestId) => toDetails(await ofMember(calls.getUser({ userId }, { requestId }))),
    async setMarketingOptIn(userId, marketingOptIn, requestId) {
      await ofMember(calls.setMarketingOptIn({ userId, marketingOptIn }, { requestId }));
    },
    async setGamesInitialLoadComplete(userId, requestId) {
      await ofMember(calls.setGamesInitialLoadComplete({ userId }, { requestId }));
    },
    export: async (userId, requestId) =>
      (await ofMember(calls.exportAccount({ userId }, { requestId }))).json,
    async delete(userId, requestId) {
      await calls.deleteAccount({ userId }, { requestId });
    },
    close: () => client.close(),
  };
}

/** Whoever holds the token of an account that was deleted is nobody any more. */
async function ofMember<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'not_found') throw cause;
    throw new AppError('unauthenticated', 'This account is gone. Sign in again.', { cause });
  }
}

function toSession(session: Session__Output | null): SessionTokens & { userId: string } {
  if (!session) throw new Error('The answer of accounts has no session.');
  const { userId, jwt, refreshToken } = session;
  return {
    ...{ userId, jwt, refreshToken },
    jwtExpiresAt: new Date(session.jwtExpiresAt),
    refreshExpiresAt: new Date(session.refreshExpiresAt),
  };
}

// Of a key only that it is an object is known here; what is in it, the verifier looks at.
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

function toKeys(jwks: string): Awaited<ReturnType<VerificationKeySource>> {
  return keySet.parse(JSON.parse(jwks)).keys;
}

function toDetails(user: GetUserResponse__Output): AccountDetails {
  const { userId, firstName, name, photoUrl, marketingOptIn, gamesInitialLoadComplete, subscription } = user;
  return {
    ...{ userId, firstName, name, marketingOptIn, gamesInitialLoadComplete },
    photoURL: photoUrl ?? null,
    subscription: {
      isPremium: subscription?.isPremium ?? false,
      autoRenew: subscription?.autoRenew ?? false,
      subscriptionEndDate: subscription?.subscriptionEndDate ?? null,
    },
  };
}
