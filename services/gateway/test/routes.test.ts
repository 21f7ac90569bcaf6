import { systemClock } from '@proximity/common/clock';
import { createRegistry } from '@proximity/common/metrics';
import { createApp } from '../src/app';
import { connectGameSchedule } from '../src/game-schedule/game-schedule-client';
import { PAGE_ROUTES } from '../src/page/page-routes';
import { connectSimilarity } from '../src/similarity/similarity-client';
import { collectLogs } from './collect-logs';
import { documentShape } from './openapi-document';
import { startGateway } from './gateway-under-test';

const DOCS = ['/docs', '/docs/:file', '/docs/start.js', '/docs/swagger-ui.css', '/docs/swagger-ui-bundle.js'];
const NOT_FOUND_PAGE = '/{*path}';

function servedPaths(): string[] {
  const similarity = connectSimilarity('127.0.0.1:1', systemClock);
  const gameSchedule = connectGameSchedule('127.0.0.1:1');
  const app = createApp({
    config: { PUBLIC_URL: undefined, FRONTEND_DIR: '.', TRUST_PROXY: 0, LOG_SAMPLE: 1 },
    similarity,
    gameSchedule,
    clock: systemClock,
    logger: collectLogs('routes').logger,
    registry: createRegistry(),
  });
  similarity.close();
  gameSchedule.close();
  const paths = app.router.stack.flatMap(({ route }) => (route ? [route.path].flat() : []));
  return [...new Set(paths.map(String))];
}

test('when the served addresses are listed then each is a page, or a call that the document describes', async () => {
  const gateway = await startGateway({ similarityPort: 1, gameSchedulePort: 1 });
  const { text } = await gateway.send({ path: '/openapi.json' });
  await gateway.stop();
  const documented = Object.keys(documentShape.parse(JSON.parse(text)).paths).map((path) =>
    path.replaceAll(/\{(\w+)\}/g, ':$1'),
  );
  const known = [...documented, ...DOCS, ...PAGE_ROUTES, NOT_FOUND_PAGE];
  expect(servedPaths().sort()).toEqual(known.sort());
});
