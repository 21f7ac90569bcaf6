import type { JsonWebKey } from 'node:crypto';
import type { Clock } from '@proximity/common/clock';
import { TOKEN } from '@proximity/common/token-verifier';
import { SignJWT } from 'jose';
import type { StoredSession } from './refresh-decision';
import { LIFE } from './session-life';
import { publicJwk, type SigningKeys } from './signing-key';

export interface AccessToken {
  jwt: string;
  expiresAt: Date;
}

export interface AccessTokens {
  /** A token for ten minutes, or until the session ends. It names user and session, nothing personal. */
  issue(session: Pick<StoredSession, 'id' | 'userId' | 'expiresAt'>): Promise<AccessToken>;
  /** All keys that verify tokens of now, and of a moment ago. */
  verificationKeys(): JsonWebKey[];
}

export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  const [current] = keys;
  const publicKeys = keys.map(publicJwk);
  return {
    issue: async ({ id, userId, expiresAt }) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      const end = Math.min(now + LIFE.accessToken / 1000, Math.floor(expiresAt.getTime() / 1000));
      const jwt = await new SignJWT({ sid: id })
        .setProtectedHeader({ alg: TOKEN.algorithm, kid: current.id, typ: 'JWT' })
        .setIssuer(TOKEN.issuer)
        .setAudience(TOKEN.audience)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(end)
        .sign(current.privateKey);
      return { jwt, expiresAt: new Date(end * 1000) };
    },
    verificationKeys: () => publicKeys,
  };
}
