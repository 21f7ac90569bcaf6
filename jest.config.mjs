const swc = {
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};

/** Packages that come as ES modules only: Node can require them, Jest cannot, so they are compiled like our own. */
const esModules = ['jose', 'oauth4webapi', 'openid-client', 'oidc-provider'];

const shared = {
  transform: swc,
  moduleNameMapper: { '^@proximity/([a-z-]+)/(.+)$': '<rootDir>/services/$1/src/$2' },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/'],
  restoreMocks: true,
};

/**
 * Four suites: `unit` takes milliseconds, `integration` needs the real Postgres, `events` the real Kafka and Redis
 * too, `frontend` runs in a DOM.
 */
export default {
  // Jest leaves one core free; on two that would be half of the machine.
  maxWorkers: '100%',
  // A bound for what hangs, not a measure of speed: a busy machine is slow.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/services/*/src/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/scripts/infra/'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/services/*/test/**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/start-postgres.ts',
      globalTeardown: '<rootDir>/scripts/jest/stop-postgres.ts',
      testPathIgnorePatterns: ['/node_modules/', '/test/(events|redis)/'],
    },
    {
      ...shared,
      displayName: 'events',
      testMatch: [
        '<rootDir>/services/*/test/{events,redis}/**/*.test.ts',
        '<rootDir>/scripts/infra/*.test.ts',
      ],
      globalSetup: '<rootDir>/scripts/jest/start-brokers.ts',
      globalTeardown: '<rootDir>/scripts/jest/stop-brokers.ts',
    },
    {
      ...shared,
      displayName: 'frontend',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/frontend/test/polyfills.ts'],
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.module\\.css$': '<rootDir>/frontend/test/css-module.ts',
        '\\.(css|svg)$': '<rootDir>/frontend/test/empty-module.ts',
      },
    },
  ],
};
