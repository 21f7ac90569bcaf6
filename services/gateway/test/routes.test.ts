import { systemClock } from '@proximity/common/clock';
import { createRegistry } from '@proximity/common/metrics';
import { createApp } from '../src/app';
import { createLimits } from '../src/limits/limits';
import { PAGE_ROUTES } from '../src/page/page-routes';
import { connectServices } from '../src/services';
import { collectLogs } from './collect-logs';
import { documentShape } from './openapi-document';
import { startGateway } from './gateway-under-test';

const DOCS = [
  '/docs',
  '/docs/',
  '/docs/:file',
  '/docs/start.js',
  '/docs/swagger-ui.css',
  '/docs/swagger-ui-bundle.js',
];
const NOT_FOUND_PAGE = '/{*path}';

function servedPaths(): string[] {
  const address = '127.0.0.1:1';
  const addresses = {
    ...{ SIMILARITY_ADDRESS: address, GAME_SCHEDULE_ADDRESS: address, ACCOUNTS_ADDRESS: address },
    ...{ PLAY_ADDRESS: address, STATS_ADDRESS: address, FRIENDS_ADDRESS: address },
  };
  const services = connectServices(addresses, systemClock);
  const app = createApp({
    config: {
      ...{ PUBLIC_URL: undefined, ACCOUNT_SITE_URL: undefined, WORDS_PER_MINUTE: undefined },
      ...{ FRONTEND_DIR: '.', TRUST_PROXY: 0, LOG_SAMPLE: 1 },
    },
    services,
    limits: createLimits({ factor: 1, redis: undefined }),
    clock: systemClock,
    logger: collectLogs('routes').logger,
    registry: createRegistry(),
  });
  services.close();
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
