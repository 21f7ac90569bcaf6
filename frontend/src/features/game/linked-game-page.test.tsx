import { screen, within } from '@testing-library/react';
import { ok, refused } from '../../../test/fake-server';
import { field, gameServer, guess, renderPage, settle } from '../../../test/render-page';
import { toBase64Url } from '../../shared/base64-text';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const CODE = '~sealed-word';
const LINK = toBase64Url('abcharborabc');

async function open(
  path: string,
  prepare: (server: ReturnType<typeof gameServer>) => void = () => undefined,
) {
  const server = gameServer();
  server.on('POST /proximity/custom/give-up', ok({ secretWord: 'harbor' }));
  prepare(server);
  const page = renderPage(server, path);
  await settle(50);
  return { server, page };
}

async function confirm(
  page: Awaited<ReturnType<typeof open>>['page'],
  action: 'Hint' | 'Give up',
  yes: string,
) {
  await page.user.click(screen.getByRole('button', { name: action }));
  await settle(5);
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: yes }));
  await settle(1300);
}

const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('game_proximity_'));

test('when a hidden link is opened, then the game is played with its code, and kept under its own key', async () => {
  const { server, page } = await open(`/custom/${CODE}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Custom game');
  await guess(page, 'coast');
  await settle();
  expect(server.calls).toContain(`GET /similarity/en/${CODE}/coast`);
  expect(storedKeys()).toEqual([expect.stringMatching(/^game_proximity_custom_[0-9a-f]{16}$/)]);
  expect(screen.queryByRole('navigation', { name: 'Other games' })).not.toBeInTheDocument();
  await confirm(page, 'Hint', 'Show a hint');
  expect(server.calls).toContain(`GET /semantle/hint/proximity/${CODE}/988?lang=en&mode=daily`);
});

test('when the game of a code is given up, then the server tells the word', async () => {
  const { server, page } = await open(`/custom/${CODE}`);
  await field();
  await confirm(page, 'Give up', 'Give up');
  expect(server.calls).toContain('POST /proximity/custom/give-up');
  expect(await screen.findByRole('region', { name: 'harbor' })).toHaveTextContent('Game over!');
});

test("when a friend's link is opened, then its word is played without being shown", async () => {
  const { server, page } = await open(`/user-game/${LINK}`);
  await guess(page, 'coast');
  await settle();
  expect(server.calls).toContain('GET /similarity/en/harbor/coast');
  expect(document.body).not.toHaveTextContent('harbor');
  await guess(page, 'harbor');
  await settle(1200);
  expect(await screen.findByText('You found it')).toBeInTheDocument();
});

test("when a friend's game is given up, then nobody has to be asked for the word", async () => {
  const { server, page } = await open(`/user-game/${LINK}`);
  await field();
  await confirm(page, 'Give up', 'Give up');
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(await screen.findByRole('region', { name: 'harbor' })).toHaveTextContent('Game over!');
});

test('when the link names a language, then the words are of that language, else English', async () => {
  const { server } = await open(`/custom/${CODE}?lang=es`);
  await field();
  expect(server.calls).toContain(`GET /proximity/nearness/es/${CODE}?mode=daily`);
  const english = await open(`/user-game/${LINK}`);
  expect(english.server.calls).toContain('GET /proximity/nearness/en/harbor?mode=daily');
});

const unknown = (server: ReturnType<typeof gameServer>) =>
  server.on('GET /proximity/nearness/', refused(404, 'secret_not_found'));
const forged = (server: ReturnType<typeof gameServer>) =>
  server.on('GET /proximity/nearness/', refused(400, 'bad_seal'));
const foreign = (server: ReturnType<typeof gameServer>) =>
  server.on('GET /proximity/nearness/', refused(400, 'seal_language'));

test.each([
  ['without a code', '/custom', undefined],
  ['with a plain word', '/custom/harbor', undefined],
  ['with a forged code', `/custom/${CODE}`, forged],
  ['with a code of another language', `/custom/${CODE}?lang=de`, foreign],
  ['without a word', '/user-game/', undefined],
  ['that cannot be decoded', '/user-game/%25%25', undefined],
  ['without the letters around the word', `/user-game/${toBase64Url('harbor')}`, undefined],
  ['with a word that is unknown or blocked', `/user-game/${LINK}`, unknown],
])('when a link comes %s, then the page says so and goes home', async (_what, path, prepare) => {
  await open(path, prepare);
  expect(await screen.findByText('Invalid game link')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Game #904');
  expect(window.location.pathname).toBe('/');
});

test('when the server cannot say whether the link is good, then the game is shown all the same', async () => {
  await open(`/custom/${CODE}`, (server) =>
    server.on('GET /proximity/nearness/', refused(503, 'unavailable')),
  );
  expect(await field()).toBeInTheDocument();
});
