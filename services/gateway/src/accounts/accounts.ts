import type { VerificationKeySource } from '@proximity/common/token-verifier';
import type { UserDetails } from '../api/user';
import type { SessionTokens } from '../session/cookies';

/** A way to sign in. */
export interface Provider {
  id: string;
  name: string;
  /** Where its photos come from. */
  imageOrigins: readonly string[];
  /** Where a browser is sent to sign in. */
  signInOrigins: readonly string[];
}

/** What of a player's details accounts knows. */
export type AccountDetails = Omit<
  UserDetails,
  'loggedIn' | 'pendingInvites' | 'friendCount' | 'hasFriends' | 'friendCode' | 'isAdmin'
>;

export interface SignInRequest {
  provider: string;
  /** The path to come back to; empty = the start page. */
  referer: string;
  redirectUri: string;
  /** JSON. */
  uploadedStats?: string;
}

export interface CompletedSignIn {
  userId: string;
  tokens: SessionTokens;
  /** A path of this site. */
  referer: string;
  uploadedStats?: string;
}

/** Who a player is, as the routes ask it. */
export interface Accounts {
  providers: (requestId?: string) => Promise<readonly Provider[]>;
  beginSignIn(
    request: SignInRequest,
    requestId: string,
  ): Promise<{ authorizationUrl: string; loginToken: string }>;
  completeSignIn(
    request: { provider: string; callbackUrl: string; loginToken: string },
    requestId: string,
  ): Promise<CompletedSignIn>;
  refresh(refreshToken: string, requestId: string): Promise<SessionTokens>;
  signOut(refreshToken: string, requestId: string): Promise<void>;
  verificationKeys: VerificationKeySource;
  /** A user who is gone: unauthenticated, as in all that follows. */
  user(userId: string, requestId: string): Promise<AccountDetails>;
  setMarketingOptIn(userId: string, marketingOptIn: boolean, requestId: string): Promise<void>;
  setGamesInitialLoadComplete(userId: string, requestId: string): Promise<void>;
  /** @returns a JSON object as text, as everywhere where something is exported */
  export(userId: string, requestId: string): Promise<string>;
  delete(userId: string, requestId: string): Promise<void>;
}
