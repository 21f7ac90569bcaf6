import { generateKeyPairSync } from 'node:crypto';
import { configSchema } from '@proximity/accounts/config';
import { start } from '@proximity/accounts/start';
import type { Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import type { Publisher } from '@proximity/common/events/event-bus';
import { createRegistry } from '@proximity/common/metrics';
import { startIdentityProvider } from '@proximity/local/identity-provider/start';
import { createTestDatabase } from '../../../scripts/jest/test-database';
import { collectLogs, type CollectedLogs } from './collect-logs';

export interface RealAccounts {
  port: number;
  /** Of the provider, to which browsers are sent. */
  issuer: string;
  logs: CollectedLogs;
  /** Ends the provider: from then on nobody can sign in. */
  stopProvider(): Promise<void>;
  stop(): Promise<void>;
}

const CLIENT = { clientId: 'proximity', clientSecret: 'the secret of the client in the tests' };

/** Accounts on a database of its own, and the OpenID provider with the sample players, as `local`. */
export async function startRealAccounts(clock: Clock, publisher?: Publisher): Promise<RealAccounts> {
  // The provider's package tells the console what it thinks of this version of Node.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const database = await createTestDatabase();
  const provider = await startIdentityProvider({ ...CLIENT, port: 0, callbackPath: '/auth/local/callback' });
  const { issuer } = provider;
  const settings = { id: 'local', name: 'a sample player', issuer, ...CLIENT, imageOrigins: [issuer] };
  const logs = collectLogs('accounts');
  const accounts = await start(
    readConfig(configSchema, {
      PORT: '0',
      DATABASE_URL: database.url,
      SIGNING_KEYS: `k1:${newKey()}`,
      IDENTITY_PROVIDERS: JSON.stringify([settings]),
    }),
    { logger: logs.logger, registry: createRegistry(), clock, ...(publisher && { publisher }) },
  );
  return {
    port: accounts.port,
    issuer,
    logs,
    stopProvider: () => provider.stop(),
    async stop() {
      await accounts.stop();
      await provider.stop();
      await database.drop();
    },
  };
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}
