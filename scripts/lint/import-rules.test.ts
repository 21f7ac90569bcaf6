import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { importRules } from './import-rules.mjs';

const linter = new Linter();
const config = [
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  ...importRules,
] as unknown as Linter.Config[];

const complaints = (file: string, line: string): string[] =>
  linter.verify(`${line}\n`, config, { filename: file }).map(({ message }) => message);

describe('import rules', () => {
  it.each([
    ['services/gateway/src/routes/score.ts', "import { readConfig } from '@proximity/common/config';"],
    ['services/local/src/start.ts', "import { start } from '@proximity/gateway/start';"],
    ['services/similarity/src/grpc/score.ts', "import { score } from '../domain/score';"],
    ['services/game-schedule/src/repository/words.ts', "import type { Pool } from 'pg';"],
    ['frontend/src/features/game/store.ts', "import { newGame } from '@proximity/rules/new-game';"],
    ['frontend/src/api/score.ts', "import type { ScoreAnswer } from '@proximity/gateway/api/score-answer';"],
    ['services/gateway/test/contract.test.ts', "import { start } from '@proximity/similarity/start';"],
    [
      'services/accounts/test/sign-in.test.ts',
      "import { startIdentityProvider } from '@proximity/local/identity-provider/start';",
    ],
  ])('when %s says %s, then it may', (file, line) => {
    expect(complaints(file, line)).toEqual([]);
  });

  it.each([
    ['services/gateway/src/routes/score.ts', "import { score } from '@proximity/similarity/domain/score';"],
    ['services/gateway/src/routes/score.ts', "import { play } from '@proximity/rules/new-game';"],
    ['services/common/src/logger.ts', "import { start } from '@proximity/gateway/start';"],
    ['services/similarity/src/start.ts', "import { start } from '../../game-schedule/src/start';"],
    ['services/similarity/src/domain/score.ts', "import { read } from '../repository/read';"],
    ['services/similarity/src/domain/score.ts', "import { readFileSync } from 'node:fs';"],
    ['services/game-schedule/src/domain/today.ts', "import { Pool } from 'pg';"],
    ['services/game-schedule/src/grpc/today.ts', "import { start } from '../start';"],
    ['services/rules/src/new-game.ts', "import { z } from 'zod';"],
    ['services/rules/src/new-game.ts', "import { now } from '@proximity/common/clock';"],
    ['frontend/src/api/score.ts', "import { scoreAnswer } from '@proximity/gateway/api/score-answer';"],
    ['frontend/src/features/game/store.ts', "import { readConfig } from '@proximity/common/config';"],
    ['frontend/src/features/game/store.ts', "import { App } from '../../app/app';"],
    ['tests/e2e/win.spec.ts', "import { start } from '@proximity/local/start';"],
    ['tests/e2e/win.spec.ts', "import { start } from '../../services/local/src/start';"],
  ])('when %s says %s, then the lint fails', (file, line) => {
    expect(complaints(file, line)).toHaveLength(1);
  });
});
