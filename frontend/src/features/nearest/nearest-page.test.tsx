import { screen, within } from '@testing-library/react';
import { ok, refused } from '../../../test/fake-server';
import { neighborsOf } from '../../../test/neighbors';
import { field, gameServer, guess, renderPage, settle } from '../../../test/render-page';
import { toBase64Url } from '../../shared/base64-text';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

async function open(
  path: string,
  prepare: (server: ReturnType<typeof gameServer>) => void = () => undefined,
) {
  const server = gameServer();
  server.on('GET /semantle/top1000/', ok(neighborsOf('harbor')));
  prepare(server);
  const page = renderPage(server, path);
  await settle(50);
  return { server, page };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Nearest words' }))
    .getAllByRole('row')
    .slice(1);

test('when a link is opened, then the words are hidden until they are asked for', async () => {
  const { page } = await open(`/nearest/${toBase64Url('harbor')}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nearest words');
  expect(document.body).not.toHaveTextContent('harbor');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Reveal words' }));
  await settle(500);
  expect(rows()).toHaveLength(1000);
  expect(rows()[0]).toHaveTextContent('1harbor100.00');
  expect(rows()[1]).toHaveTextContent('2near199.95');
  expect(rows()[999]).toHaveTextContent('1000near99950.05');
});

test.each([
  ['the other alphabet, with padding', encodeURIComponent(btoa('harbor?>~'))],
  ['base64url without padding', toBase64Url('harbor?>~')],
])('when a link is written in %s, then it is read', async (_what, code) => {
  const { server } = await open(`/nearest/${code}`);
  await screen.findByRole('button', { name: 'Reveal words' });
  expect(server.calls).toContain('GET /semantle/top1000/en/harbor%3F%3E~?mode=daily');
});

test('when the link names language and mode, then the list is of those', async () => {
  const { server } = await open(`/nearest/${toBase64Url('niño')}?lang=es&mode=child`);
  await screen.findByRole('button', { name: 'Reveal words' });
  expect(server.calls).toContain('GET /semantle/top1000/es/ni%C3%B1o?mode=child');
});

test.each([
  ['without a word', '/nearest', undefined],
  ['that cannot be decoded', '/nearest/***', undefined],
  [
    'of an unknown word',
    `/nearest/${toBase64Url('qwrt')}`,
    (server: ReturnType<typeof gameServer>) => server.on('GET /semantle/', refused(404, 'word_not_found')),
  ],
  [
    'of a sealed word',
    `/nearest/${toBase64Url('~seal')}`,
    (server: ReturnType<typeof gameServer>) => server.on('GET /semantle/', refused(403, 'secret_sealed')),
  ],
  [
    'of a word that is never listed',
    `/nearest/${toBase64Url('damn')}`,
    (server: ReturnType<typeof gameServer>) => server.on('GET /semantle/', ok({ data: [], nearby: [] })),
  ],
])('when a link comes %s, then the page says so and goes home', async (_what, path, prepare) => {
  await open(path, prepare);
  expect(await screen.findByText('Invalid game link')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Game #904');
});

test.each([
  ['is away', 503, 'unavailable'],
  ['has been asked too often', 429, 'too_many_requests'],
])('when the server %s, then the page says so and tries again', async (_what, status, code) => {
  const { server, page } = await open(`/nearest/${toBase64Url('harbor')}`, (fake) =>
    fake.on('GET /semantle/', refused(status, code)),
  );
  await screen.findByRole('button', { name: 'Try again' });
  server.on('GET /semantle/top1000/', ok(neighborsOf('harbor')));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle(50);
  expect(await screen.findByRole('button', { name: 'Reveal words' })).toBeInTheDocument();
});

test('when one comes from a finished game, then its guesses are marked, and the way back is there', async () => {
  const { page } = await open('/', (server) =>
    server.on('GET /semantle/top1000/', () => {
      const list = neighborsOf('harbor');
      return ok({
        ...list,
        data: list.data.map((row, at) => (at === 13 ? { ...row, neighbor: 'coast' } : row)),
      });
    }),
  );
  await field();
  await guess(page, 'coast', 'harbor');
  await settle(1300);
  await page.user.click(await screen.findByRole('link', { name: /See the nearest words/ }));
  await settle(50);
  await page.user.click(await screen.findByRole('button', { name: 'Reveal words' }));
  await settle(500);
  expect(screen.getByText(/words nearest to/)).toHaveTextContent(/harbor, game #904\./);
  expect(rows()[13]).toHaveTextContent('guess 1');
  expect(screen.getByRole('button', { name: 'Back to the game' })).toBeInTheDocument();
});
