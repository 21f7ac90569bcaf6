import { AppError } from '@proximity/common/app-error';
import type { Clock } from '@proximity/common/clock';
import type { AccessTokens } from './access-tokens';
import { newId, newToken, type Random } from './random';
import { decideRefresh, type StoredSession, type StoredToken } from './refresh-decision';
import { openSuccessor, sealSuccessor } from './sealed-successor';
import type { SecurityLog } from './security-log';
import { LIFE, after } from './session-life';
import { tokenHash } from './token-hash';

/** What a browser is given for a session: two tokens and when each of them ends. */
export interface IssuedSession {
  userId: string;
  jwt: string;
  jwtExpiresAt: Date;
  refreshToken: string;
  refreshExpiresAt: Date;
}

/** The stored sessions. Tokens are known by their hashes only. */
export interface SessionStore {
  /** @returns whether there is still such a user */
  open(session: StoredSession, startedAt: Date, firstToken: Buffer): Promise<boolean>;
  /**
   * Runs the work alone with the session that a token belongs to: others who ask for any of its tokens wait.
   * @returns undefined for an unknown token
   */
  withToken<T>(
    token: Buffer,
    work: (token: StoredToken, family: TokenFamily) => Promise<T>,
  ): Promise<T | undefined>;
  /** @returns whether there may be more */
  removeSomeExpired(now: Date): Promise<boolean>;
}

/** What may be done to the session at hand. */
export interface TokenFamily {
  replace(replacement: Replacement): Promise<void>;
  end(): Promise<void>;
}

export interface Replacement {
  token: Buffer;
  replacedAt: Date;
  successor: Buffer;
  sealedSuccessor: Buffer;
  idleExpiresAt: Date;
}

export interface Sessions {
  open(userId: string): Promise<IssuedSession>;
  /** @throws AppError `unauthenticated` for a token that is unknown, expired, or was replaced before */
  refresh(refreshToken: string): Promise<IssuedSession>;
  /** Ends the session of a token, old or current; does nothing for an unknown one. */
  end(refreshToken: string): Promise<void>;
}

export interface SessionParts {
  store: SessionStore;
  accessTokens: AccessTokens;
  clock: Clock;
  random: Random;
  log: Pick<SecurityLog, 'signedOut' | 'tokenReused'>;
}

/** A session as it stands after a refresh, or why there is none any more. */
type Refreshed = { session: StoredSession; refreshToken: string } | { ended: 'expired' | 'reused' };

export function createSessions(parts: SessionParts): Sessions {
  const { store, clock, random, log } = parts;
  return {
    open: async (userId) => {
      const now = clock.now();
      const refreshToken = newToken(random);
      const session = {
        id: newId(random),
        userId,
        idleExpiresAt: after(now, LIFE.idleSession),
        expiresAt: after(now, LIFE.session),
      };
      if (!(await store.open(session, now, tokenHash(refreshToken)))) throw signedOut();
      return issue(parts, session, refreshToken);
    },
    refresh: async (refreshToken) => {
      const refreshed = await store.withToken(tokenHash(refreshToken), (stored, family) =>
        refresh(parts, refreshToken, stored, family),
      );
      // Only here, after the transaction: an error inside would have undone the end of the session.
      if (!refreshed || 'ended' in refreshed) throw signedOut();
      return issue(parts, refreshed.session, refreshed.refreshToken);
    },
    end: async (refreshToken) => {
      await store.withToken(tokenHash(refreshToken), async ({ session }, family) => {
        await family.end();
        log.signedOut(session.userId);
      });
    },
  };
}

async function refresh(
  { clock, random, log }: SessionParts,
  refreshToken: string,
  stored: StoredToken,
  family: TokenFamily,
): Promise<Refreshed> {
  const now = clock.now();
  const { session } = stored;
  const decision = decideRefresh(stored, now);
  switch (decision.kind) {
    case 'rotate': {
      const successor = newToken(random);
      const idleExpiresAt = after(now, LIFE.idleSession);
      await family.replace({
        token: tokenHash(refreshToken),
        replacedAt: now,
        successor: tokenHash(successor),
        sealedSuccessor: sealSuccessor(refreshToken, successor),
        idleExpiresAt,
      });
      return { session: { ...session, idleExpiresAt }, refreshToken: successor };
    }
    case 'repeat':
      return { session, refreshToken: openSuccessor(refreshToken, decision.sealedSuccessor) };
    case 'reused':
      log.tokenReused(session.userId, session.id);
      await family.end();
      return { ended: 'reused' };
    case 'expired':
      await family.end();
      return { ended: 'expired' };
  }
}

async function issue(
  { accessTokens }: SessionParts,
  session: StoredSession,
  refreshToken: string,
): Promise<IssuedSession> {
  const { jwt, expiresAt } = await accessTokens.issue(session);
  const refreshExpiresAt =
    session.idleExpiresAt < session.expiresAt ? session.idleExpiresAt : session.expiresAt;
  return { userId: session.userId, jwt, jwtExpiresAt: expiresAt, refreshToken, refreshExpiresAt };
}

function signedOut(): AppError {
  return new AppError('unauthenticated', 'You are signed out. Sign in again.');
}
