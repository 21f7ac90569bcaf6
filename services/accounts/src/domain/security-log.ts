/** What an operator must be able to find out later. Users are named by id: no token, code, name or address. */
export interface SecurityLog {
  signedIn(userId: string, provider: string, isNew: boolean): void;
  /** @param reason a code of ours or of the protocol, never a value that came with the request */
  signInRefused(provider: string, reason: string): void;
  providerFailed(provider: string, reason: string): void;
  signedOut(userId: string): void;
  tokenReused(userId: string, sessionId: string): void;
  subscriptionChanged(userId: string): void;
  accountExported(userId: string): void;
  accountDeleted(userId: string): void;
}
