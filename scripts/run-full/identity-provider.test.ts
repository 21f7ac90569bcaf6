import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waysToSignIn } from './identity-provider';
import { serviceParts } from './service-parts';

const GIVEN = '[{"id":"ours","issuer":"https://id.example"}]';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'proximity-full-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** The names of all processes that a full run would start. */
async function partsIn(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const database = 'postgres://127.0.0.1:1/none';
  const { layers } = await serviceParts({
    directory,
    environment,
    page: { host: '127.0.0.1', port: 1, opsPort: 2, address: '127.0.0.1:1' },
    oidcPort: 3,
    databases: {
      ...{ gameSchedule: database, accounts: database, play: database, stats: database, friends: database },
    },
    kafkaBrokers: '127.0.0.1:4',
    redisUrl: 'redis://127.0.0.1:5',
  });
  return layers.flat().map(({ name }) => name);
}

describe('a full run', () => {
  it('when nothing is said, then its sample players can sign in', async () => {
    expect(await partsIn({})).toContain('identity-provider');
    expect(waysToSignIn({ directory, port: 3, environment: {} }).identityProviders).toContain(
      'http://127.0.0.1:3',
    );
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }, '[]'],
    ['in production with providers', { NODE_ENV: 'production', IDENTITY_PROVIDERS: GIVEN }, GIVEN],
    ['with providers', { IDENTITY_PROVIDERS: GIVEN }, GIVEN],
  ])(
    'when it is started %s, then nobody signs in without a password',
    async (_how, environment, expected) => {
      expect(await partsIn(environment)).not.toContain('identity-provider');
      expect(waysToSignIn({ directory, port: 3, environment })).toEqual({ identityProviders: expected });
    },
  );
});
