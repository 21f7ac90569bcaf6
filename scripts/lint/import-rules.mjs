/**
 * The import rules of the architecture, as ESLint configuration: which package may know which, and which
 * room of a service may open the door of which other; and two more of the same kind: where SQL is, and where the process
 * is touched. What is forbidden fails the lint.
 */
const PACKAGES = [
  'common',
  'rules',
  'similarity',
  'game-schedule',
  'accounts',
  'play',
  'stats',
  'friends',
  'gateway',
  'local',
  'frontend',
  'tests',
];

/** package → the packages it may import (architecture: "knows") */
const MAY_IMPORT = {
  'services/common': [],
  'services/rules': [],
  'services/similarity': ['common'],
  'services/game-schedule': ['common'],
  'services/accounts': ['common'],
  'services/play': ['common', 'rules'],
  'services/stats': ['common', 'rules'],
  'services/friends': ['common'],
  'services/gateway': ['common'],
  'services/local': [
    'common',
    'similarity',
    'game-schedule',
    'accounts',
    'play',
    'stats',
    'friends',
    'gateway',
  ],
  frontend: ['rules'],
  tests: [],
};

/** What wires a service: it knows the rooms, and no room knows it. */
const WIRING = ['start', 'main', 'config'];
/** The gateway's rooms for one service each. */
const CLIENTS = ['accounts', 'friends', 'game-schedule', 'play', 'similarity', 'stats'];
const GATEWAY_WIRING = [...WIRING, 'app', 'services'];

/** room of a service → the rooms and files whose imports are forbidden there */
const FORBIDDEN_ROOMS = {
  domain: ['repository', 'grpc', 'events', 'lists', 'providers', ...WIRING],
  repository: ['grpc', 'events', 'lists', 'providers', ...WIRING],
  grpc: ['repository', 'events', 'lists', 'providers', ...WIRING],
  events: ['grpc', 'lists', 'providers', ...WIRING],
  lists: ['grpc', 'events', 'providers', ...WIRING],
  providers: ['repository', 'grpc', 'events', ...WIRING],
};

const FORBIDDEN_IN_GATEWAY = {
  api: ['http', 'limits', 'session', 'routes', 'openapi', 'page', 'docs', ...CLIENTS, ...GATEWAY_WIRING],
  http: ['session', 'routes', 'openapi', 'page', 'docs', ...CLIENTS, ...GATEWAY_WIRING],
  limits: ['session', 'routes', 'openapi', 'page', 'docs', ...CLIENTS, ...GATEWAY_WIRING],
  session: ['limits', 'routes', 'openapi', 'page', 'docs', ...CLIENTS, ...GATEWAY_WIRING],
  ...Object.fromEntries(
    CLIENTS.map((client) => [client, ['limits', 'routes', 'openapi', 'page', 'docs', ...GATEWAY_WIRING]]),
  ),
  openapi: ['limits', 'session', 'routes', 'page', 'docs', ...CLIENTS, ...GATEWAY_WIRING],
  page: ['api', 'limits', 'session', 'routes', 'openapi', 'docs', ...CLIENTS, ...GATEWAY_WIRING],
  docs: ['api', 'limits', 'session', 'routes', 'openapi', 'page', ...CLIENTS, ...GATEWAY_WIRING],
  routes: ['page', 'docs', 'app', ...WIRING],
};

const DRIVERS = [
  'pg',
  'ioredis',
  'kafkajs',
  'express',
  '@grpc/*',
  'pino',
  'faiss-node',
  'node:fs',
  'node:fs/*',
  'node:net',
  'node:http',
];

/** Of what every service stands on, what reaches out of the process. */
const TRANSPORT =
  '^@proximity/common/(as-player|config|deleted-players|gen/|grpc-|logger|metrics|migrations|open-database|ops-server|' +
  'postgres|proto|rate-limiter|redis|run-service|start-service|top-lists-|events/(?!domain-event$))';

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

const packageRules = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: packagePatterns(folder, allowed) }],
  },
}));

/** Tests of a service may start its neighbours, and what the launcher starts beside them, for real. */
const testRules = Object.keys(MAY_IMPORT)
  .filter((folder) => folder.startsWith('services/'))
  .map((folder) => ({
    files: [`${folder}/test/**/*.ts`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: packagePatterns(folder, MAY_IMPORT[folder], '(?!/([a-z-]+/)?(start|config)$)') },
      ],
    },
  }));

/** The folders of common are no rooms: it has no domain. */
const roomRules = Object.entries(MAY_IMPORT)
  .filter(([folder]) => folder.startsWith('services/') && folder !== 'services/common')
  .flatMap(([folder, allowed]) =>
    Object.entries(folder === 'services/gateway' ? FORBIDDEN_IN_GATEWAY : FORBIDDEN_ROOMS).map(
      ([room, forbidden]) => ({
        files: [`${folder}/src/${room}/**/*.ts`],
        ignores: TESTS,
        rules: {
          '@typescript-eslint/no-restricted-imports': [
            'error',
            { patterns: [...packagePatterns(folder, allowed), ...roomPatterns(room, forbidden)] },
          ],
        },
      }),
    ),
  );

const pureRules = {
  files: ['services/rules/src/**/*.ts'],
  ignores: TESTS,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^[^.]', message: 'The rules of a game know nothing but themselves.' }] },
    ],
  },
};

const frontendRules = [
  {
    files: ['frontend/src/{account,api,device,i18n,offline,shared,theme}/**/*.{ts,tsx}'],
    rules: frontendPatterns('Shared parts know no feature.', ['/features/', '/app/']),
  },
  {
    files: ['frontend/src/features/**/*.{ts,tsx}'],
    rules: frontendPatterns('A feature never knows the app around it.', ['/app/']),
  },
];

/** Tools and measurements: they stand on what services stand on, and know the launcher. */
const toolRules = [
  {
    files: ['{scripts,bench}/**/*.{ts,mjs}'],
    ignores: ['scripts/lint/**'],
    rules: restricted(
      {
        regex: '^(\\.\\./)+services/(?!(common|local)/src/|accounts/src/new-signing-key$)',
        message: 'A tool knows common and the launcher; another service by its address.',
      },
      { regex: '^@proximity/', message: 'A tool runs without a build: import the source by its path.' },
    ),
  },
  {
    files: ['services/*/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: restricted({
      regex: '^(\\.\\./)+(scripts|bench|tests)/',
      message: 'The product knows neither its tools nor its tests.',
    }),
  },
];

const sqlRule = {
  files: ['services/{accounts,friends,game-schedule,play,stats}/src/**/*.ts'],
  ignores: ['**/repository/**', ...TESTS],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'CallExpression[callee.property.name="query"]', message: 'SQL is in repository/ only.' },
    ],
  },
};

/** The launcher's trade is processes: it claims data folders and ends what a killed run has left. */
const processRule = {
  files: ['services/*/src/**/*.ts'],
  ignores: ['**/main.ts', '**/main-*.ts', 'services/local/**', ...TESTS],
  rules: {
    'no-restricted-globals': ['error', { name: 'process', message: 'Only main.ts touches the process.' }],
  },
};

export const importRules = [
  ...packageRules,
  ...testRules,
  ...roomRules,
  pureRules,
  ...frontendRules,
  ...toolRules,
  sqlRule,
  processRule,
];

/** For files outside of the packages and rules beside theirs: ESLint's own rule, which overrides none of them. */
function restricted(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/** @param unless a look-ahead after the package name: what may be imported of it all the same */
function packagePatterns(folder, allowed, unless = '') {
  const own = folder.replace('services/', '');
  const forbidden = PACKAGES.filter((name) => name !== own && !allowed.includes(name));
  const patterns = [
    { regex: `^@proximity/(${own})(/|$)`, message: 'Import your own files by their relative path.' },
    {
      regex: `^(\\.\\./)+(services/)?(${PACKAGES.join('|')})/(src|dist|test|e2e)/`,
      message: 'Import another package by its name.',
    },
  ];
  const types = folder === 'frontend' ? forbidden.filter((name) => name !== 'gateway') : forbidden;
  patterns.push({
    regex: `^@proximity/(${types.join('|')})${unless}(/|$)`,
    message: `${folder} may import only: ${allowed.join(', ') || 'nothing of ours'} (README.md, "Who knows whom").`,
  });
  if (folder === 'frontend') {
    patterns.push({
      regex: '^@proximity/gateway/(?!api/)',
      message: "The page knows the gateway's API types only.",
    });
    patterns.push({ regex: '^@proximity/gateway/', allowTypeImports: true, message: 'Import types only.' });
  }
  return patterns;
}

function roomPatterns(room, forbidden) {
  const patterns = [
    { regex: `^(\\.\\./)+(${forbidden.join('|')})(/|$)`, message: `${room}/ must not know this room.` },
  ];
  if (room === 'domain') {
    patterns.push({ group: DRIVERS, message: 'The domain knows no driver.' });
    patterns.push({ regex: TRANSPORT, message: 'The domain knows no transport.' });
  }
  if (room === 'api')
    patterns.push({ regex: '^(?!zod$)[^.]', message: 'The page reads these types: zod alone.' });
  return patterns;
}

function frontendPatterns(message, parts) {
  return {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          ...packagePatterns('frontend', MAY_IMPORT.frontend),
          { regex: `^\\.\\.?/.*(${parts.map((part) => part.replaceAll('/', '')).join('|')})/`, message },
        ],
      },
    ],
  };
}
