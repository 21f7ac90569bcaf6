import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { ok, refused, type FakeServer } from '../../../test/fake-server';
import { accountServer, clearHint, setHint, userBody } from '../../../test/open-account';
import { gameServer, renderPage, settle, TODAY } from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  clearHint();
});

const server = () => accountServer(gameServer());

async function open(path = '/account', own = server()) {
  const page = renderPage(own, path);
  await settle(10);
  return { page, server: own };
}

async function openSignedIn(user: object = {}, own: FakeServer = server()) {
  setHint();
  localStorage.setItem('user', JSON.stringify(userBody(user)));
  const opened = await open('/account', own);
  await screen.findByRole('heading', { name: 'Hello, Maya' });
  return opened;
}

async function expectAccessible() {
  jest.useRealTimers();
  const rules = { 'color-contrast': { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
}

const formOf = (name: string) => screen.getByRole('button', { name }).closest('form');
const fieldsOf = (name: string) => Object.fromEntries(new FormData(formOf(name) ?? undefined));

test('when a visitor opens the account, then Login and Create account lead to the only provider, with the statistics', async () => {
  localStorage.setItem('stats', JSON.stringify({ totalPlays: 4, wins: 3 }));
  await open();
  await screen.findByRole('button', { name: 'Login' });
  for (const name of ['Login', 'Create account']) {
    const form = formOf(name);
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/auth/local', 'post']);
    const { __stats: stats, referer } = fieldsOf(name);
    expect(referer).toBe('/');
    expect(JSON.parse(atob(typeof stats === 'string' ? stats : ''))).toMatchObject({
      totalPlays: 4,
      wins: 3,
    });
  }
  await expectAccessible();
});

test.each(['Login', 'the menu'])(
  'when one comes from a game by %s, then a sign-in leads back to it',
  async (way) => {
    const { page } = await open('/archive/game?num=500&lang=es');
    await settle(50);
    if (way === 'the menu') {
      await page.user.click(screen.getByRole('button', { name: 'Menu' }));
      await settle(50);
    }
    await page.user.click(await screen.findByRole('link', { name: way === 'Login' ? 'Login' : 'Account' }));
    await settle(50);
    await screen.findByRole('button', { name: 'Create account' });
    expect(fieldsOf('Create account')).toMatchObject({ referer: '/archive/game?num=500&lang=es' });
  },
);

test('when one comes from the friends of a game, then a sign-in leads back to it', async () => {
  const { page } = await open('/play/junior');
  await settle(50);
  await page.user.click(await screen.findByRole('button', { name: /^Friends/ }));
  await settle(50);
  const dialog = within(await screen.findByRole('dialog', { name: 'Friends' }));
  await page.user.click(dialog.getByRole('link', { name: 'Login' }));
  await settle(50);
  await screen.findByRole('button', { name: 'Create account' });
  expect(fieldsOf('Create account')).toMatchObject({ referer: '/play/junior' });
});

test('when somebody was signed in here before, then their statistics do not go along with whoever comes next', async () => {
  localStorage.setItem('stats', JSON.stringify({ totalPlays: 50, wins: 40 }));
  localStorage.setItem('games_owner', 'maya');
  await open();
  await screen.findByRole('button', { name: 'Login' });
  expect(fieldsOf('Login')).toEqual({ referer: '/' });
});

test('when there are several providers, then one can log in and create an account with each', async () => {
  const own = server();
  const providers = [
    { id: 'local', name: 'Local' },
    { id: 'other', name: 'Other' },
  ];
  own.on('GET /auth/providers', ok({ providers, accountSiteUrl: null }));
  await open('/account', own);
  await screen.findByRole('button', { name: 'Login with Local' });
  for (const name of ['Login with Other', 'Create account with Other']) {
    expect(formOf(name)?.getAttribute('action')).toBe('/auth/other');
  }
  expect(screen.getByRole('button', { name: 'Create account with Local' })).toBeInTheDocument();
  await expectAccessible();
});

test('when accounts live on another site, then Login, Create account and Manage lead there', async () => {
  const own = server();
  own.on('GET /auth/providers', ok({ providers: [], accountSiteUrl: 'https://accounts.example/' }));
  const { page } = await open('/account', own);
  const links = ['Create account', 'Login'].map((name) =>
    within(screen.getByRole('main')).getByRole('link', { name }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://accounts.example/',
    'https://accounts.example/',
  ]);
  page.unmount();
  await openSignedIn({}, own);
  expect(screen.getByRole('link', { name: /Name, photo and e-mail/ })).toHaveAttribute(
    'href',
    'https://accounts.example/',
  );
});

test('when the ways to sign in cannot be fetched, then that is said and can be tried again', async () => {
  const own = server();
  own.on('GET /auth/providers', refused(503, 'unavailable'));
  const { page } = await open('/account', own);
  own.on('GET /auth/providers', ok({ providers: [{ id: 'local', name: 'Local' }], accountSiteUrl: null }));
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await settle(10);
  expect(screen.getByRole('button', { name: 'Create account' })).toBeInTheDocument();
});

test('when a player opens the account, then they are greeted, and read that everything is saved', async () => {
  localStorage.setItem('stats', JSON.stringify({ totalPlays: 4, wins: 3 }));
  await openSignedIn();
  expect(screen.getByText(/statistics and friends are saved/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Manage your account' })).toBeInTheDocument();
  const figures = screen.getByRole('main').querySelectorAll('dl dd');
  expect([...figures].map((figure) => figure.textContent)).toEqual(['3', '3', '0', '2']);
  expect(screen.getByRole('link', { name: 'Account, Maya' })).toHaveTextContent('ML');
  await expectAccessible();
});

test('when the clock of the device is wrong, then the streak is that of the day it really is', async () => {
  jest.setSystemTime(new Date('2026-11-26T12:00:00Z'));
  localStorage.setItem(
    'stats',
    JSON.stringify({ totalPlays: 4, wins: 3, playStreak: 4, lastPlay: '2026-11-20' }),
  );
  const own = server();
  const today = { gameNumber: TODAY, date: '2026-11-21', nextGameAt: '2026-11-22T05:00:00Z' };
  own.on('GET /proximity/today', ok({ ...today, now: '2026-11-21T12:00:00Z' }));
  await openSignedIn({}, own);
  const streak = screen.getByText('Play streak').parentElement?.querySelector('dd');
  expect(streak).toHaveTextContent('4');
});

test.each([
  [{ isPremium: false, autoRenew: false, subscriptionEndDate: null }, 'Free', /Premium leaves out the ads/],
  [
    { isPremium: true, autoRenew: true, subscriptionEndDate: '2027-03-14' },
    'Premium',
    /Renews on Mar 14, 2027/,
  ],
  [
    { isPremium: true, autoRenew: false, subscriptionEndDate: '2027-03-14' },
    'Premium',
    /Ends on Mar 14, 2027/,
  ],
  [{ isPremium: true, autoRenew: false, subscriptionEndDate: null }, 'Premium', /^No ads\.$/],
])('when the subscription is %j, then it reads %s, %s', async (subscription, title, note) => {
  await openSignedIn({ subscription });
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByText(note)).toBeInTheDocument();
});

test('when news are switched on, then the server is told first', async () => {
  const own = server();
  own.on('POST /api/marketing-opt-in', (_path, { body }) => {
    expect(body).toEqual({ marketingOptIn: true });
    return ok({});
  });
  const { page } = await openSignedIn({}, own);
  const news = screen.getByRole('switch', { name: 'News by e-mail' });
  await page.user.click(news);
  expect(news).not.toBeChecked();
  await settle(10);
  expect(news).toBeChecked();
});

test('when the server does not take the choice, then it stays as it was and the reason is told', async () => {
  const own = server();
  own.on('POST /api/marketing-opt-in', refused(429, 'too_many_requests'));
  const { page } = await openSignedIn({ marketingOptIn: true }, own);
  const news = screen.getByRole('switch', { name: 'News by e-mail' });
  await page.user.click(news);
  await settle(10);
  expect(news).toBeChecked();
  expect(screen.getByText('Too many attempts. Try again later.')).toBeInTheDocument();
});

test('when the data is exported, then it is saved as one file', async () => {
  const own = server();
  own.on('GET /api/export', ok({ account: { name: 'Maya' } }));
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:export';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { page } = await openSignedIn({}, own);
  await page.user.click(screen.getByRole('button', { name: /Export your data/ }));
  await settle(10);
  expect([names, saved.map(({ type }) => type)]).toEqual([['proximity.json'], ['application/json']]);
  expect(screen.getByText('Your data is downloaded')).toBeInTheDocument();
  click.mockRestore();
});

test('when deleting the account is thought better of, then nothing is deleted', async () => {
  const { page, server: own } = await openSignedIn();
  await page.user.click(screen.getByRole('button', { name: /Delete your account/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
  await settle(200);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(own.calls).not.toContain('POST /api/delete-account');
});

test('when the account is deleted, then the player is signed out, and the device’s games belong to nobody', async () => {
  const own = server();
  own.on('POST /api/delete-account', ok({}));
  localStorage.setItem('games_owner', 'id-maya');
  const { page } = await openSignedIn({}, own);
  await page.user.click(screen.getByRole('button', { name: /Delete your account/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await settle(10);
  expect(screen.getByRole('heading', { name: 'Account' })).toBeInTheDocument();
  expect(screen.getByText('Your account is deleted')).toBeInTheDocument();
  expect(['user', 'games_owner'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
});

test('when the account cannot be deleted, then the reason is told and the player stays signed in', async () => {
  const own = server();
  own.on('POST /api/delete-account', refused(503, 'unavailable'));
  const { page } = await openSignedIn({}, own);
  await page.user.click(screen.getByRole('button', { name: /Delete your account/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await settle(300);
  expect(screen.getByRole('heading', { name: 'Hello, Maya' })).toBeInTheDocument();
  expect(
    screen.getByText('The service is not available right now. Try again in a moment.'),
  ).toBeInTheDocument();
});

test('when the player logs out, then the page goes home and the header offers Login, even without an answer', async () => {
  const own = server();
  own.on('POST /auth/logout', 'offline');
  const { page } = await openSignedIn({}, own);
  await page.user.click(screen.getByRole('button', { name: 'Logout' }));
  await settle(20);
  expect(window.location.pathname).toBe('/');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account');
  expect(localStorage.getItem('user')).toBeNull();
});

test('when the friends cannot be counted, then a dash stands there, and a screen reader says what it means', async () => {
  await openSignedIn({ friendCount: null });
  const count = within(screen.getByLabelText('Your figures')).getByText('Friends').nextElementSibling;
  expect(count?.querySelector('[aria-hidden]')).toHaveTextContent('–');
  expect(count?.querySelector('.sr')).toHaveTextContent('not available right now');
});

test('when the menu is opened, then it leads to the account', async () => {
  const { page } = await open('/');
  await page.user.click(screen.getByRole('button', { name: 'Menu' }));
  await settle(10);
  await page.user.click(await screen.findByRole('link', { name: 'Account' }));
  await settle(200);
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
});
