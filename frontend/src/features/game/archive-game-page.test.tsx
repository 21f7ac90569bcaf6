import { screen, within } from '@testing-library/react';
import { field, gameServer, guess, renderPage, settle } from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

async function open(path: string) {
  const server = gameServer();
  const page = renderPage(server, path);
  await settle(50);
  return { server, page };
}

const title = () => screen.findByRole('heading', { level: 1 });
const steps = () => within(screen.getByRole('navigation', { name: 'Other games' }));

test('when a game of the archive is opened, then that one is fetched, played and kept', async () => {
  const { server, page } = await open('/archive/game?num=7');
  expect(await title()).toHaveTextContent('Game #7 Fri 7 Jun');
  await guess(page, 'coast');
  await settle();
  expect(server.calls).toContain('GET /proximity/game/7?mode=daily&lang=en');
  expect(localStorage.getItem('game_proximity_7')).toContain('"origin":"archive"');
  expect(document.title).toBe('Proximity #7');
});

test("when the number is today's, then it is today's game and no archive game", async () => {
  const { page } = await open('/archive/game?num=904');
  await guess(page, 'coast');
  await settle();
  expect(localStorage.getItem('game_proximity_904')).toContain('"origin":"main"');
});

test.each(['905', '3502', '99999999999999999999'])(
  'when the number is %s, then it is of the future: the page says so and goes home',
  async (num) => {
    await open(`/archive/game?num=${num}`);
    expect(await screen.findByText('Hey! You cannot play future games!')).toBeInTheDocument();
    expect(await title()).toHaveTextContent('Game #904');
    expect(window.location.pathname).toBe('/');
  },
);

test.each(['abc', '1.5', '0', '-3'])(
  'when the number is %s, then the page says so and shows the archive',
  async (num) => {
    await open(`/archive/game?num=${num}`);
    expect(await screen.findByText('Date not found')).toBeInTheDocument();
    expect(await title()).toHaveTextContent('Archive');
  },
);

test.each(['/archive/game', '/archive/game?num=', '/archive/game?num=%20'])(
  'when there is no number in %s, then the archive is shown',
  async (path) => {
    await open(path);
    expect(await title()).toHaveTextContent('Archive');
    expect(window.location.pathname).toBe('/archive');
  },
);

test('when Prev and Next are pressed, then the neighbours are shown, up to today', async () => {
  const { page } = await open('/');
  await field();
  await page.user.click(steps().getByRole('link', { name: 'Previous game' }));
  await settle(50);
  expect(await title()).toHaveTextContent('Game #903');
  await page.user.click(steps().getByRole('link', { name: 'Next game' }));
  await settle(50);
  expect(await title()).toHaveTextContent('Game #904');
  expect(window.location.pathname).toBe('/');
});

test('when Next is pressed on today, then the page says that there is nothing yet', async () => {
  const { page } = await open('/');
  await field();
  const next = steps().getByRole('button', { name: 'Next game' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(next);
  expect(screen.getByText('You cannot view future games')).toBeInTheDocument();
});

test('when Prev is pressed on the first game, then the page says that there is nothing before', async () => {
  const { page } = await open('/archive/game?num=1');
  await title();
  await page.user.click(steps().getByRole('button', { name: 'Previous game' }));
  expect(screen.getByText('You cannot go back any further')).toBeInTheDocument();
});

test('when the game is one for children in Spanish, then its neighbours are too', async () => {
  await open('/play/child?lang=es');
  await field();
  expect(steps().getByRole('link', { name: 'Previous game' })).toHaveAttribute(
    'href',
    '/archive/game?num=903&mode=child&lang=es',
  );
});

test("when it is yesterday's game, then it is 903, and today is its next", async () => {
  const { server } = await open('/play/yesterday');
  expect(await title()).toHaveTextContent('Game #903');
  expect(server.calls).toContain('GET /proximity/game/903?mode=yesterday&lang=en');
  expect(steps().getByRole('link', { name: 'Next game' })).toHaveAttribute('href', '/');
});

test('when a mode is unknown, then it is the daily game', async () => {
  const { server } = await open('/play/expert');
  expect(await title()).toHaveTextContent('Game #904');
  expect(server.calls).toContain('GET /proximity/game/904?mode=daily&lang=en');
});

test('when a child plays, then words stand beside the numbers and are said aloud', async () => {
  const { page } = await open('/play/child');
  await guess(page, 'coast', 'winter', 'port');
  await settle(2500);
  const list = within(screen.getByRole('list', { name: 'List of guesses' }));
  const row = (word: string) => list.getByText(word).closest('li');
  expect(row('coast')).toHaveTextContent('hot · 12 away');
  expect(row('port')).toHaveTextContent('boiling · 1 away');
  expect(row('winter')).toHaveTextContent('freezing · #6,569');
  expect(screen.getByText('port, boiling, 1 away')).toBeInTheDocument();
});
