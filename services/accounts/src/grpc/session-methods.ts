import type { Methods } from '@proximity/common/grpc-server';
import type { AccountsDefinition } from '@proximity/common/proto';
import type { AccessTokens } from '../domain/access-tokens';
import type { Sessions } from '../domain/sessions';
import { sessionMessage } from './messages';

type SessionMethods = Pick<Methods<AccountsDefinition>, 'Refresh' | 'SignOut' | 'VerificationKeys'>;

export function sessionMethods(sessions: Sessions, accessTokens: AccessTokens): SessionMethods {
  return {
    Refresh: async ({ refreshToken }) => ({ session: sessionMessage(await sessions.refresh(refreshToken)) }),
    SignOut: async ({ refreshToken }) => {
      await sessions.end(refreshToken);
      return {};
    },
    VerificationKeys: () => ({ jwks: JSON.stringify({ keys: accessTokens.verificationKeys() }) }),
  };
}
