const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** How long things last, in milliseconds. */
export const LIFE = {
  /** From the redirect to the provider until its answer. */
  signIn: 600 * SECOND,
  /** Of a jwt: what a signed-out or deleted player's token is still good for at most. */
  accessToken: 600 * SECOND,
  /** Of a session that is not used. */
  idleSession: 30 * DAY,
  /** Of a session, however much it is used. */
  session: 180 * DAY,
  /** During which a refresh token that was just replaced still leads to its successor: for two tabs at once. */
  replacedToken: 30 * SECOND,
} as const;

export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
