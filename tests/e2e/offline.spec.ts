import { expect, test, type Page } from '@playwright/test';
import { GamePage } from './game-page';

test.use({ serviceWorkers: 'allow' });

/** Resolves when the page is kept on the device, and all of it. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
}

test('when there is no network, then the page opens all the same, and says so', async ({ page, context }) => {
  const game = new GamePage(page);
  await game.open();
  await kept(page);
  await context.setOffline(true);
  await page.goto('/archive');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('You are offline. The game opens as soon as you are back.')).toBeVisible();
  await context.setOffline(false);
  await game.guess('ocean');
});

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
  await context.setOffline(true);
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
  expect(sent).toHaveLength(1);
});
