import type { Profile } from './profile';

/** One configured OpenID provider. */
export interface IdentityProvider {
  id: string;
  /** How it is called on a button. */
  name: string;
  /** Where its photos come from. */
  imageOrigins: readonly string[];
  /** Where a browser is sent to sign in. */
  signInOrigins: readonly string[];
  /** @throws AppError `unavailable` when the provider cannot be reached */
  authorizationUrl(question: AuthorizationQuestion): Promise<string>;
  /**
   * Trades the code of the callback for what the provider says about the player.
   * @throws SignInRefused for anything wrong with the answer; AppError `unavailable` when the provider cannot be reached
   */
  identify(answer: AuthorizationAnswer): Promise<Identity>;
}

export interface AuthorizationQuestion {
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

export interface AuthorizationAnswer {
  redirectUri: string;
  /** The query of the callback. */
  parameters: URLSearchParams;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who somebody is: issuer and subject together, and nothing else, e-mail addresses least of all. */
export interface Identity {
  issuer: string;
  subject: string;
  profile: Profile;
}

/** The provider's answer was not good enough. @param reason a code of the protocol, fit for the log */
export class SignInRefused extends Error {
  constructor(readonly reason: string) {
    super(`The sign-in was refused: ${reason}`);
    this.name = 'SignInRefused';
  }
}
