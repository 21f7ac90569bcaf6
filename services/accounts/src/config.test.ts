import { readConfig } from '@proximity/common/config';
import { configSchema } from './config';
import { newSigningKey } from './new-signing-key';

const PROVIDER = {
  id: 'local',
  name: 'Local players',
  issuer: 'http://127.0.0.1:8082',
  clientId: 'proximity',
  clientSecret: 'very secret',
};
const valid = {
  DATABASE_URL: 'postgresql://accounts@localhost/accounts',
  SIGNING_KEYS: newSigningKey(),
  IDENTITY_PROVIDERS: JSON.stringify([PROVIDER]),
};
const withProvider = (change: object, ...others: object[]) => ({
  ...valid,
  IDENTITY_PROVIDERS: JSON.stringify([{ ...PROVIDER, ...change }, ...others]),
});

describe('the settings of accounts', () => {
  it('when they are right, then they are read, with defaults for the rest', () => {
    const config = readConfig(configSchema, valid);
    expect(config.IDENTITY_PROVIDERS).toEqual([
      { ...PROVIDER, scope: 'openid profile email', imageOrigins: [] },
    ]);
    expect([config.PORT, config.HOST, config.SIGNING_KEYS.length]).toEqual([50053, '127.0.0.1', 1]);
  });

  it('when there is no provider, then nobody can sign in, but the service runs', () => {
    const { IDENTITY_PROVIDERS: _none, ...rest } = valid;
    expect(readConfig(configSchema, rest).IDENTITY_PROVIDERS).toEqual([]);
  });

  it('when there are several providers, then they keep their order', () => {
    const google = { ...PROVIDER, id: 'google', issuer: 'https://accounts.example' };
    const { IDENTITY_PROVIDERS } = readConfig(configSchema, withProvider({}, google));
    expect(IDENTITY_PROVIDERS.map(({ id }) => id)).toEqual(['local', 'google']);
  });

  it.each([
    ['DATABASE_URL', { ...valid, DATABASE_URL: 'mysql://localhost/accounts' }],
    ['SIGNING_KEYS', { ...valid, SIGNING_KEYS: 'k1:AAAA' }],
    ['SIGNING_KEYS', { ...valid, SIGNING_KEYS: '' }],
    ['IDENTITY_PROVIDERS', { ...valid, IDENTITY_PROVIDERS: 'local' }],
    ['IDENTITY_PROVIDERS', { ...valid, IDENTITY_PROVIDERS: '{}' }],
    ['IDENTITY_PROVIDERS', withProvider({ id: 'Local Players' })],
    ['IDENTITY_PROVIDERS', withProvider({ issuer: 'http://accounts.example' })],
    ['IDENTITY_PROVIDERS', withProvider({ issuer: 'http://127.0.0.1.evil.example' })],
    ['IDENTITY_PROVIDERS', withProvider({ issuer: 'http://localhost.evil.example' })],
    ['IDENTITY_PROVIDERS', withProvider({ issuer: 'ftp://localhost' })],
    ['IDENTITY_PROVIDERS', withProvider({ clientSecret: '' })],
    ['IDENTITY_PROVIDERS', withProvider({ scope: 'profile email' })],
    ['IDENTITY_PROVIDERS', withProvider({ imageOrigins: ['https://photos.example/path'] })],
    ['IDENTITY_PROVIDERS', withProvider({ clientSecrets: 'misspelt' })],
    ['IDENTITY_PROVIDERS', withProvider({}, { ...PROVIDER, issuer: 'https://other.example' })],
    ['IDENTITY_PROVIDERS', withProvider({}, { ...PROVIDER, id: 'twice' })],
  ])('when %s is wrong, then the message names it and keeps its secrets', (name, env) => {
    const read = (): unknown => readConfig(configSchema, env);
    expect(read).toThrow(name);
    expect(read).not.toThrow('very secret');
  });
});
