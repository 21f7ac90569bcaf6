import type { Methods } from '@proximity/common/grpc-server';
import type { AccountsDefinition } from '@proximity/common/proto';
import type { IdentityProvider } from '../domain/identity-provider';
import type { SignIn } from '../domain/sign-in';
import { sessionMessage } from './messages';

type SignInMethods = Pick<Methods<AccountsDefinition>, 'Providers' | 'BeginSignIn' | 'CompleteSignIn'>;

export function signInMethods(
  signIn: SignIn,
  providers: ReadonlyMap<string, IdentityProvider>,
): SignInMethods {
  return {
    Providers: () => ({
      providers: [...providers.values()].map(({ id, name, imageOrigins, signInOrigins }) => ({
        id,
        name,
        imageOrigins: [...imageOrigins],
        signInOrigins: [...signInOrigins],
      })),
    }),
    BeginSignIn: ({ provider, referer, redirectUri, uploadedStats }) =>
      signIn.begin({
        provider,
        referer,
        redirectUri,
        ...(uploadedStats === undefined ? {} : { uploadedStats }),
      }),
    CompleteSignIn: async (request) => {
      const { session, returnPath, uploadedStats } = await signIn.complete(request);
      return {
        session: sessionMessage(session),
        referer: returnPath,
        ...(uploadedStats === undefined ? {} : { uploadedStats }),
      };
    },
  };
}
