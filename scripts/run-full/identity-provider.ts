import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { startServerProcess } from '../infra/server-process';
import { answers, partDirectory } from './node-part';
import type { Part } from './supervise';

const MAIN = resolve(__dirname, '..', '..', 'services', 'local', 'dist', 'identity-provider', 'main.js');
const PATIENCE_MS = 30_000;

export interface SignIn {
  /** The setting IDENTITY_PROVIDERS of accounts. */
  identityProviders: string;
  /** The provider of the sample players, where there is one. */
  provider?: { part: Part; url: string };
}

export interface SignInOptions {
  directory: string;
  /** Where the sample players' provider listens. */
  port: number;
  /** NODE_ENV and IDENTITY_PROVIDERS. */
  environment: NodeJS.ProcessEnv;
}

/** By the rule of the local run: what the settings say, else the sample players; in production only what they say. */
export function waysToSignIn({ directory, port, environment }: SignInOptions): SignIn {
  const given = environment.IDENTITY_PROVIDERS || undefined;
  if (given !== undefined || environment.NODE_ENV === 'production')
    return { identityProviders: given ?? '[]' };
  return samplePlayers(directory, port);
}

function samplePlayers(directory: string, port: number): Required<SignIn> {
  const url = `http://127.0.0.1:${port}`;
  // The same for both processes, and after each restart of one of them.
  const client = { clientId: 'proximity', clientSecret: randomBytes(32).toString('base64url') };
  const start = () =>
    startServerProcess({
      name: 'The identity provider',
      file: process.execPath,
      args: [MAIN],
      env: {
        ...{ PORT: String(port), CALLBACK_PATH: '/auth/local/callback' },
        ...{ CLIENT_ID: client.clientId, CLIENT_SECRET: client.clientSecret },
        NODE_ENV: process.env.NODE_ENV,
      },
      directory: partDirectory(directory, 'identity-provider'),
      ready: () => answers(`${url}/.well-known/openid-configuration`),
      patienceMs: PATIENCE_MS,
    });
  const settings = [{ id: 'local', name: 'a sample player', issuer: url, ...client, imageOrigins: [url] }];
  return {
    identityProviders: JSON.stringify(settings),
    provider: { part: { name: 'identity-provider', start }, url },
  };
}
