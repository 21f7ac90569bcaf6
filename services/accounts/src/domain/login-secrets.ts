import { createHash, createHmac } from 'node:crypto';

/** The one-time values of one sign-in. */
export interface LoginSecrets {
  /** Comes back in the callback: the answer belongs to this browser's question. */
  state: string;
  /** Comes back inside the ID token: the token was made for this sign-in. */
  nonce: string;
  /** Shown to the token endpoint only: the code is worthless without it. */
  codeVerifier: string;
  /** What the provider is told of the verifier beforehand (S256). */
  codeChallenge: string;
}

/**
 * Everything follows from the login token, which only the browser keeps. So the database, which knows the token's
 * hash, can neither leak the verifier nor mix up two sign-ins. The three values do not give each other away.
 */
export function loginSecrets(loginToken: string): LoginSecrets {
  const derive = (purpose: string): string =>
    createHmac('sha256', loginToken).update(`proximity sign-in ${purpose}`).digest('base64url');
  const codeVerifier = derive('code verifier');
  return {
    state: derive('state'),
    nonce: derive('nonce'),
    codeVerifier,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  };
}
