/**
 * The import rules of the architecture, as ESLint configuration: which package may know which, and which
 * room of a service may open the door of which other. A forbidden import fails the lint.
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
export const MAY_IMPORT = {
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

/** room of a service → the rooms and files whose imports are forbidden there */
const FORBIDDEN_ROOMS = {
  domain: ['repository', 'grpc', 'events', 'routes', 'start', 'main', 'config'],
  repository: ['grpc', 'events', 'routes', 'start', 'main', 'config'],
  grpc: ['start', 'main'],
  routes: ['start', 'main'],
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

const roomRules = Object.entries(MAY_IMPORT)
  .filter(([folder]) => folder.startsWith('services/'))
  .flatMap(([folder, allowed]) =>
    Object.entries(FORBIDDEN_ROOMS).map(([room, forbidden]) => ({
      files: [`${folder}/src/${room}/**/*.ts`],
      ignores: ['**/*.test.ts'],
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          { patterns: [...packagePatterns(folder, allowed), ...roomPatterns(room, forbidden)] },
        ],
      },
    })),
  );

const pureRules = {
  files: ['services/rules/src/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^[^.]', message: 'The rules of a game know nothing but themselves.' }] },
    ],
  },
};

const frontendRules = [
  {
    files: ['frontend/src/{api,device,i18n,shared,theme}/**/*.{ts,tsx}'],
    rules: frontendPatterns('Shared parts know no feature.', ['/features/', '/app/']),
  },
  {
    files: ['frontend/src/features/**/*.{ts,tsx}'],
    rules: frontendPatterns('A feature never knows the app around it.', ['/app/']),
  },
];

export const importRules = [...packageRules, ...testRules, ...roomRules, pureRules, ...frontendRules];

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
  if (room === 'domain') patterns.push({ group: DRIVERS, message: 'The domain knows no driver.' });
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
