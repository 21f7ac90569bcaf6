import { screen, waitFor, within } from '@testing-library/react';
import { ok, refused } from '../../test/fake-server';
import { connect, field, gameServer, renderPage, settle } from '../../test/render-page';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

async function openMenu(path = '/', server = gameServer()) {
  const page = renderPage(server, path);
  await settle(50);
  await page.user.click(burger());
  await settle(5);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  return { ...page, server, menu, entry: (name: string) => within(menu).getByText(name) };
}

const burger = () => screen.getByRole('button', { name: 'Menu' });
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());

test('when the menu is opened, then it leads to every screen that there is, and to the sister games', async () => {
  const { menu } = await openMenu();
  expect(burger()).toHaveAttribute('aria-expanded', 'true');
  const links = within(menu).getAllByRole('link');
  expect(links.slice(0, 3).map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Archive', '/archive'],
    ['Create your own', '/create-your-own'],
  ]);
  for (const name of ['Surprise me', 'Stats', 'Settings']) {
    expect(within(menu).getByRole('button', { name })).toBeInTheDocument();
  }
  const games = within(within(menu).getByRole('list', { name: 'Our other games' })).getAllByRole('link');
  expect(games).toHaveLength(6);
  expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  [
    'its own button',
    (page: Awaited<ReturnType<typeof openMenu>>) =>
      page.user.click(within(page.menu).getByRole('button', { name: 'Close menu' })),
  ],
  ['a click on its empty part', (page: Awaited<ReturnType<typeof openMenu>>) => page.user.click(page.menu)],
  [
    'a click between the entries',
    (page: Awaited<ReturnType<typeof openMenu>>) => page.user.click(within(page.menu).getByText('You')),
  ],
])('when it is closed by %s, then it has gone, and the focus is back on the burger', async (_what, close) => {
  const page = await openMenu();
  await close(page);
  await settle(5);
  await isClosed();
  expect(burger()).toHaveFocus();
  expect(burger()).toHaveAttribute('aria-expanded', 'false');
});

test('when a link of the menu is followed, then the menu closes and the page is shown', async () => {
  const { user, entry } = await openMenu();
  await user.click(entry('Archive'));
  await settle(50);
  await isClosed();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Archive');
});

test.each(['Stats', 'Settings'])(
  'when %s is chosen, then its dialog opens, and the burger has the focus after it',
  async (name) => {
    const { user, entry } = await openMenu();
    await user.click(entry(name));
    await settle(50);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).not.toHaveAccessibleName('Menu');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await settle(50);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(burger()).toHaveFocus();
  },
);

test('when one wants to be surprised, then a random game is made and opened', async () => {
  const server = gameServer();
  server.on('POST /proximity/custom', ok({ code: '~random' }));
  const { user, entry } = await openMenu('/?lang=es', server);
  await user.click(entry('Surprise me'));
  await settle(50);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Custom game');
  expect(window.location.pathname + window.location.search).toBe('/custom/~random?lang=es');
});

test('when no random game can be made, then the page says why', async () => {
  const server = gameServer();
  server.on('POST /proximity/custom', refused(503, 'unavailable'));
  const page = await openMenu('/', server);
  await page.user.click(page.entry('Surprise me'));
  await settle(50);
  expect(await screen.findByText('Something went wrong! Try again')).toBeInTheDocument();
  connect(page, false);
  await page.user.click(burger());
  await settle(5);
  await page.user.click(screen.getByText('Surprise me'));
  await settle(50);
  expect(await screen.findByText('You are offline. This needs a connection.')).toBeInTheDocument();
});

test('when a child is surprised, then the word is one for children, and the archive is theirs too', async () => {
  const server = gameServer();
  const bodies: unknown[] = [];
  const { fetch } = server;
  const watching = {
    ...server,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      if (init?.method === 'POST') bodies.push(init.body);
      return fetch(input, init);
    },
  };
  server.on('POST /proximity/custom', ok({ code: '~random' }));
  const { user, menu, entry } = await openMenu('/play/child', watching);
  expect(within(menu).getByRole('link', { name: 'Archive' })).toHaveAttribute('href', '/archive?mode=child');
  await user.click(entry('Surprise me'));
  await settle(50);
  expect(bodies).toEqual([JSON.stringify({ random: true, lang: 'en', mode: 'child' })]);
  expect(window.location.search).toBe('?mode=child');
});

test('when the visit has its language from the address, then the menu keeps it', async () => {
  const { menu } = await openMenu('/archive?lang=de');
  expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/?lang=de');
  expect(within(menu).getByRole('link', { name: 'Create your own' })).toHaveAttribute(
    'href',
    '/create-your-own?lang=de',
  );
});

test('when the page has a foot, then it holds only links that lead somewhere', async () => {
  renderPage(gameServer());
  await field();
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Archive',
    'Create your own',
    'Reddit',
  ]);
});

test('when another page is shown, then it has a title and a description of its own', async () => {
  document.head.innerHTML = '<meta name="description" content="The game" />';
  const { user, entry } = await openMenu();
  const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(document.title).toBe('Proximity #904');
  const ofGame = description();
  await user.click(entry('Create your own'));
  await settle(50);
  expect(document.title).toBe('Create your own | Proximity');
  expect(description()).toBe('Pick a word, and send your friends a game of their own.');
  expect(description()).not.toBe(ofGame);
  document.head.innerHTML = '';
});

test.each(['the menu', 'a dialog'])(
  'when one goes back while %s is open, then it goes with the page that it was opened over',
  async (opened) => {
    const { user, entry } = await openMenu();
    await user.click(entry('Archive'));
    await settle(50);
    await user.click(opened === 'the menu' ? burger() : screen.getByRole('button', { name: 'Settings' }));
    await settle(5);
    await screen.findByRole('dialog');
    window.history.back();
    // the browser of the tests goes back by a timer that is not among the held ones
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await settle(50);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await field()).toBeInTheDocument();
  },
);
