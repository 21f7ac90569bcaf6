import { expect, test, type Page } from '@playwright/test';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';
import { goOffline } from './go-offline';
import { siteWithNewBuild } from './new-build';

test.use({ serviceWorkers: 'allow' });

/** Resolves when the page is kept on the device, and all of it. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
}

test('when the page is loaded again without a network, then the game is there, and a guess waits and is sent once', async ({
  page,
  context,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  await kept(page);
  await goOffline(page);
  await page.reload();
  await expect(game.row('ocean')).toBeVisible();
  await game.input.fill('garden');
  await game.input.press('Enter');
  await expect(page.getByText('1 guess waits here', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 guess waits here', { exact: false })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/garden')) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(game.row('garden')).toBeVisible();
  // guesses are sent in their order: a second garden would go before the next word
  await game.guess('winter');
  await game.guessCount(3);
  expect(sent).toHaveLength(1);
});

test('when no answer comes although the browser sees a network, then a guess waits, also over a reload, until one does', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  await page.route('**/similarity/**', (route) => route.abort());
  await game.input.fill('garden');
  await game.input.press('Enter');
  const note = page.getByText('The game cannot be reached. 1 guess waits here', { exact: false });
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.unroute('**/similarity/**');
  await expect(game.row('garden')).toBeVisible();
  await expect(note).toHaveCount(0);
  await game.guessCount(2);
});

test('when a waiting guess is open in two tabs, then one of them sends it, and both show it', async ({
  page,
  context,
}) => {
  const first = new GamePage(page);
  await first.open();
  await first.guess('ocean');
  await kept(page);
  await goOffline(page);
  await first.input.fill('garden');
  await first.input.press('Enter');
  const note = (tab: Page) => tab.getByText('1 guess waits here', { exact: false });
  await expect(note(page)).toBeVisible();
  const other = await context.newPage();
  const second = new GamePage(other);
  await second.open();
  await expect(note(other)).toBeVisible();

  const sent: string[] = [];
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await context.route('**/similarity/**/garden', async (route) => {
    sent.push(route.request().url());
    await isAnswered;
    await route.continue();
  });
  await context.setOffline(false);
  await expect.poll(() => sent.length).toBe(1);
  const isOnline = (tab: Page) => () => tab.evaluate(() => navigator.onLine);
  for (const tab of [page, other]) await expect.poll(isOnline(tab)).toBe(true);
  answer();
  for (const game of [first, second]) await expect(game.row('garden')).toBeVisible();
  await first.guess('winter');
  await second.guess('castle');
  for (const game of [first, second]) await game.guessCount(4);
  expect(sent).toHaveLength(1);
});

test('when there is no network, then every page opens, and a game that was never loaded says what it needs', async ({
  page,
  context,
}) => {
  const game = new GamePage(page);
  await game.open();
  const number = await game.gameNumber();
  await kept(page);
  await goOffline(page);
  await page.goto('/archive');
  await expect(page.getByRole('heading', { name: 'Archive' })).toBeVisible();
  await page.goto(`/archive/game?num=${number - 1}`);
  await expect(page.getByRole('alert')).toContainText(
    'You are offline, and this is not saved on this device yet.',
  );
  await context.setOffline(false);
  await game.guess('ocean');
});

test('when a finished game is opened without a network, then it is finished, and its result can be shared', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = new GamePage(page);
  await game.open();
  await kept(page);
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await goOffline(page);
  await page.reload();
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: /^Game #/ })).toBeVisible();
});

test('when a new build is published, then the open game goes on with the old one, and the next visit has the new one', async ({
  context,
}) => {
  const site = await siteWithNewBuild(process.env['PROXIMITY_URL'] ?? '');
  const page = await context.newPage();
  const game = new GamePage(page);
  const caches_ = () => page.evaluate(() => caches.keys());
  await game.open(site.url);
  await kept(page);
  const [old] = await caches_();
  site.publish();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  // its cache is there from the first file on; it waits for its turn when it has them all
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting).toBe(true);
  expect(await caches_()).toEqual([old, 'page-new']);

  // the server does not have the old build's files any more: they come from the device
  await game.guess('ocean');
  await openStats(page);
  await page.reload();
  await expect(page.locator('script[src^="/assets/new-index-"]')).toBeAttached();
  await expect(game.row('ocean')).toBeVisible();
  // the page is newer than the worker that still serves it
  await goOffline(page);
  await openStats(page);
  await context.setOffline(false);
  await page.close();

  const next = await context.newPage();
  await new GamePage(next).open(site.url);
  await expect.poll(() => next.evaluate(() => caches.keys())).toEqual(['page-new']);
  await goOffline(next);
  await next.reload();
  await expect(new GamePage(next).row('ocean')).toBeVisible();
  await site.stop();
});

async function openStats(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stats' }).click();
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toBeVisible();
  await closeDialog(page);
}

test('when the page is kept, then no answer of the server is', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await kept(page);
  await page.reload();
  await game.guess('ocean');
  const paths = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return found;
  });
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !/^\/(assets\/.+|mark\.svg|manifest\.webmanifest)?$/.test(path))).toEqual([]);
});

test('when the page is asked whether it can be installed, then manifest and icons are there', async ({
  request,
}) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(manifest.headers()['cache-control']).toBe('no-cache');
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string; type: string }[] };
  expect(name).toBe('Proximity');
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']?.split(';')[0]]).toEqual([200, type]);
  }
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('when midnight passes while there is no network, then a waiting guess goes to the game it was typed in, once', async ({
  page,
  context,
}) => {
  const game = new GamePage(page);
  await game.open();
  const number = await game.gameNumber();
  await game.guess('house');
  await goOffline(page);
  await game.input.fill('garden');
  await game.input.press('Enter');
  await expect(page.getByText('1 guess waits here', { exact: false })).toBeVisible();
  const { now } = (await (await page.request.get('/proximity/today')).json()) as { now: string };
  await page.route('**/proximity/today', (route) =>
    route.fulfill({
      json: { gameNumber: number + 1, date: '2030-01-02', now, nextGameAt: '2033-01-01T05:00:00Z' },
    }),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/garden')) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(game.row('garden')).toBeVisible();
  expect(await game.gameNumber()).toBe(number);
  await game.guess('winter');
  await game.guessCount(3);
  expect(sent).toHaveLength(1);
});
