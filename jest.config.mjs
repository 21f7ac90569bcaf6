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

/** Three suites: `unit` takes milliseconds, `integration` needs the real Postgres, `frontend` runs in a DOM. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/services/*/src/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/services/*/test/**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/start-postgres.ts',
      globalTeardown: '<rootDir>/scripts/jest/stop-postgres.ts',
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
