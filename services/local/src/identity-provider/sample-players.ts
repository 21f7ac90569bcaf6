import { randomBytes } from 'node:crypto';
import type { LocalRun } from '../local-run';
import { runIdentityProvider } from './run-process';

const ID = 'local';

export interface SignIn {
  /** The setting IDENTITY_PROVIDERS of accounts. */
  identityProviders: string;
  /** Where the sample players' provider is; absent where it does not run. */
  providerUrl?: string;
}

/**
 * The ways to sign in: those of the settings; without any, three sample players of a provider on this machine.
 * In production only those of the settings.
 */
export async function startSignIn(run: LocalRun, port: number): Promise<SignIn> {
  const { IDENTITY_PROVIDERS: given, NODE_ENV: environment } = run.config;
  if (given !== undefined || environment === 'production') return { identityProviders: given ?? '[]' };
  // Known to two processes that we start, and to nobody after that: made anew each time.
  const clientSecret = randomBytes(32).toString('base64url');
  const client = { clientId: 'proximity', clientSecret };
  const provider = await runIdentityProvider({
    ...client,
    port,
    callbackPath: `/auth/${ID}/callback`,
    logger: run.loggerOf('identity-provider'),
  });
  run.onStop(() => provider.stop());
  const { issuer } = provider;
  const settings = { id: ID, name: 'a sample player', issuer, ...client, imageOrigins: [issuer] };
  return { identityProviders: JSON.stringify([settings]), providerUrl: issuer };
}
