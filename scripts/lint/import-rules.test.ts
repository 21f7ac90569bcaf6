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
    ['services/accounts/src/providers/openid-provider.ts', "import { z } from 'zod';"],
    ['services/friends/src/events/apply-events.ts', "import { write } from '../repository/played-games';"],
    ['services/friends/src/lists/fill-list.ts', "import { fairWins } from '../repository/fair-wins';"],
    ['services/friends/src/repository/fair-wins.ts', "void client.query('SELECT');"],
    ['services/friends/src/domain/board.ts', "import { game } from '@proximity/common/events/domain-event';"],
    ['services/gateway/src/routes/score.ts', "import { route } from '../http/route';"],
    ['services/gateway/src/api/score.ts', "import { z } from 'zod';"],
    ['services/gateway/src/main.ts', 'void process.env;'],
    ['services/local/src/data-directory.ts', 'void process.pid;'],
    ['services/common/src/events/kafka-bus.ts', "import { readConfig } from '../config';"],
    ['services/common/src/config.test.ts', "import { errorOf } from '../../../scripts/jest/error-of';"],
    ['scripts/dlq-replay.ts', "import { readConfig } from '../services/common/src/config';"],
    ['bench/events/catch-up.ts', "import { freePorts } from '../../services/local/src/free-port';"],
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
    ['services/friends/src/domain/board.ts', "import { keepLists } from '../lists/keep-lists';"],
    ['services/friends/src/domain/board.ts', "import type { Pool } from '@proximity/common/postgres';"],
    ['services/friends/src/domain/board.ts', "import { apply } from '@proximity/common/events/apply-once';"],
    ['services/friends/src/repository/board.ts', "import { keepLists } from '../lists/keep-lists';"],
    ['services/friends/src/grpc/friend-methods.ts', "import { board } from '../repository/board';"],
    ['services/friends/src/events/apply-events.ts', "import { keepLists } from '../lists/keep-lists';"],
    ['services/friends/src/lists/fill-list.ts', "import { applyEvents } from '../events/apply-events';"],
    ['services/friends/src/lists/fill-list.ts', "void client.query('SELECT');"],
    ['services/accounts/src/providers/openid-provider.ts', "import { users } from '../repository/users';"],
    ['services/gateway/src/api/score.ts', "import { route } from '../http/route';"],
    ['services/gateway/src/api/score.ts', "import { now } from '@proximity/common/clock';"],
    ['services/gateway/src/http/route.ts', "import { game } from '../routes/game';"],
    ['services/gateway/src/http/route.ts', "import { cookies } from '../session/cookies';"],
    ['services/gateway/src/limits/limits.ts', "import { cookies } from '../session/cookies';"],
    [
      'services/gateway/src/session/cookies.ts',
      "import { connectAccounts } from '../accounts/accounts-client';",
    ],
    ['services/gateway/src/friends/friends-client.ts', "import { game } from '../routes/game';"],
    ['services/gateway/src/openapi/describe-routes.ts', "import { game } from '../routes/game';"],
    ['services/gateway/src/page/serve-page.ts', "import { game } from '../routes/game';"],
    ['services/gateway/src/docs/serve-docs.ts', "import { game } from '../routes/game';"],
    ['services/gateway/src/routes/game.ts', "import { createApp } from '../app';"],
    ['services/gateway/src/start.ts', 'void process.env;'],
    ['services/common/src/logger.ts', "import { until } from '../../../scripts/jest/until';"],
    ['frontend/src/account/session.ts', "import { newGame } from '../features/game/new-game';"],
    ['frontend/src/offline/cache.ts', "import { App } from '../app/app';"],
    ['scripts/dlq-replay.ts', "import { board } from '../services/friends/src/repository/board';"],
    ['scripts/dlq-replay.ts', "import { readConfig } from '@proximity/common/config';"],
    ['bench/events/catch-up.ts', "import { start } from '../../services/stats/src/start';"],
  ])('when %s says %s, then the lint fails', (file, line) => {
    expect(complaints(file, line)).toHaveLength(1);
  });
});
