import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { createLogger } from '@proximity/common/logger';
import { runIdentityProvider } from '../src/identity-provider/run-process';

const options = {
  port: 0,
  clientId: 'proximity',
  clientSecret: 'a secret that is long enough for the test',
  callbackPath: '/auth/local/callback',
  logger: createLogger({ service: 'local', level: 'silent' }),
  nodeFlags: ['--import', 'tsx'],
};

describe('the process of the identity provider', () => {
  it('when it is started, then it answers discovery and photos; when it is stopped, then its port is free', async () => {
    const provider = await runIdentityProvider(options);
    const discovery = await fetch(`${provider.issuer}/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ issuer: provider.issuer });
    const photo = await fetch(`${provider.issuer}/photos/maya.svg`);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await fetch(`${provider.issuer}/photos/nobody.svg`)).status).toBe(404);

    await provider.stop();
    await expect(fetch(provider.issuer)).rejects.toThrow('fetch failed');
  });

  it('when its port is taken, then the error says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(runIdentityProvider({ ...options, port })).rejects.toThrow('EADDRINUSE');
    await new Promise((resolve) => other.close(resolve));
  });

  it('when it is started in production, then it refuses to run', async () => {
    const main = require.resolve('../src/identity-provider/main');
    const { port, clientId, clientSecret, callbackPath, nodeFlags } = options;
    const running = promisify(execFile)(process.execPath, [...nodeFlags, main], {
      env: {
        ...{ PORT: String(port), CLIENT_ID: clientId, CLIENT_SECRET: clientSecret },
        ...{ CALLBACK_PATH: callbackPath, NODE_ENV: 'production' },
      },
      timeout: 20_000,
    });
    await expect(running).rejects.toMatchObject({
      killed: false,
      stderr: expect.stringContaining('never in production') as string,
    });
  });
});
