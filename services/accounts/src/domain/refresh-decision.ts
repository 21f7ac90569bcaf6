import { LIFE } from './session-life';

/** A refresh token as it is stored, and the session (the family of tokens of one sign-in) that it belongs to. */
export interface StoredToken {
  session: StoredSession;
  /** When a successor was issued; absent for the current token. */
  replacedAt?: Date;
  /** The successor, readable with this token only; kept for the immediate predecessor of the current token. */
  sealedSuccessor?: Buffer;
}

export interface StoredSession {
  id: string;
  userId: string;
  /** When it ends unless it is used. */
  idleExpiresAt: Date;
  /** When it ends in any case. */
  expiresAt: Date;
}

export type RefreshDecision =
  | { kind: 'rotate' }
  /** Two tabs asked at once, or an answer was lost: the current token is told again. */
  | { kind: 'repeat'; sealedSuccessor: Buffer }
  /** Somebody holds a token that was replaced long ago: either this one or the current one is stolen. */
  | { kind: 'reused' }
  | { kind: 'expired' };

export function decideRefresh(token: StoredToken, now: Date): RefreshDecision {
  const { session, replacedAt, sealedSuccessor } = token;
  if (now >= session.expiresAt || now >= session.idleExpiresAt) return { kind: 'expired' };
  if (!replacedAt) return { kind: 'rotate' };
  const age = now.getTime() - replacedAt.getTime();
  if (sealedSuccessor && age <= LIFE.replacedToken) return { kind: 'repeat', sealedSuccessor };
  return { kind: 'reused' };
}
