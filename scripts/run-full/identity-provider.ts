import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { startServerProcess } from '../infra/server-process';
import { answers, partDirectory } from './node-part';
import type { Part } from './supervise';

const MAIN = resolve(__dirname, '..', '..', 'services', 'local', 'dist', 'identity-provider', 'main.js');
const PATIENCE_MS = 30_000;

/** The sample players of the local run, and what accounts has to know of them. */
export function identityProvider(
  directory: string,
  port: number,
): { part: Part; settings: string; url: string } {
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
      },
      directory: partDirectory(directory, 'identity-provider'),
      ready: () => answers(`${url}/.well-known/openid-configuration`),
      patienceMs: PATIENCE_MS,
    });
  const settings = [{ id: 'local', name: 'a sample player', issuer: url, ...client, imageOrigins: [url] }];
  return { part: { name: 'identity-provider', start }, settings: JSON.stringify(settings), url };
}
