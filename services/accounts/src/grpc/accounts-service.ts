import { grpcService, type GrpcService } from '@proximity/common/grpc-server';
import { accountsDefinition } from '@proximity/common/proto';
import type { AccessTokens } from '../domain/access-tokens';
import type { Account } from '../domain/account';
import type { IdentityProvider } from '../domain/identity-provider';
import type { Sessions } from '../domain/sessions';
import type { SignIn } from '../domain/sign-in';
import { accountMethods } from './account-methods';
import { sessionMethods } from './session-methods';
import { signInMethods } from './sign-in-methods';

export interface AccountsParts {
  providers: ReadonlyMap<string, IdentityProvider>;
  signIn: SignIn;
  sessions: Sessions;
  accessTokens: AccessTokens;
  account: Account;
}

/** The rpcs of accounts.proto. */
export function accountsService(parts: AccountsParts): GrpcService {
  return grpcService(accountsDefinition(), {
    ...signInMethods(parts.signIn, parts.providers),
    ...sessionMethods(parts.sessions, parts.accessTokens),
    ...accountMethods(parts.account),
  });
}
