import { expect, test, type Page } from '@playwright/test';
import { GamePage } from './game-page';
import { goOffline } from './go-offline';
import { expectToast, keepToasts } from './toasts';

test.beforeEach(({ page }) => keepToasts(page));

async function confirm(page: Page, name: 'Hint' | 'Give up', action: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: action }).click();
}

test('when no hint is left, then the page says so and the count is undone', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await page.route('**/semantle/hint/**', (route) => route.fulfill({ json: { hintWord: null } }));
  await game.guess('table');
  await confirm(page, 'Hint', 'Show a hint');
  await expectToast(page, 'No more hints available');
  await expect(page.getByText('Hints 0/3', { exact: true })).toBeVisible();
});

test('when a hint cannot be had, then the page says so, and it can be asked for again', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await page.route('**/semantle/hint/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await game.guess('table');
  await confirm(page, 'Hint', 'Show a hint');
  await expectToast(page, 'Something went wrong! Try again');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/semantle/hint/**');
  await confirm(page, 'Hint', 'Show a hint');
  await expect(page.getByText('Hints 1/3', { exact: true })).toBeVisible();
});

test('when the question is not to be shown again, then a hint is given at once, but giving up still asks', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('button', { name: 'Hint' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hint' });
  await dialog.getByRole('checkbox', { name: 'Do not show again' }).check();
  await dialog.getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.getByText('Hints 1/3', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(game.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('Hints 2/3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('dialog', { name: 'Give up' })).toBeVisible();
});

test('when a hint is on its way, then its button spins and takes no second press', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/semantle/hint/**', async (route) => {
    await held;
    await route.continue();
  });
  await game.guess('table');
  await page.getByRole('button', { name: 'Hint' }).click();
  const action = page.getByRole('dialog', { name: 'Hint' }).getByRole('button', { name: 'Show a hint' });
  await action.click();
  await expect(action).toHaveAttribute('aria-busy', 'true');
  await action.click({ force: true });
  answer();
  await expect(page.getByText('Hints 1/3', { exact: true })).toBeVisible();
});

test('when there is no network, then hint and give up say so', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('table');
  await goOffline(page);
  await confirm(page, 'Hint', 'Show a hint');
  await expectToast(page, 'You are offline. This needs a connection.');
  await expect(page.getByText('Hints 0/3', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => (window.toasts = []));
  await confirm(page, 'Give up', 'Give up');
  await expectToast(page, 'You are offline. This needs a connection.');
  await expect(page.getByText('Game over!')).toHaveCount(0);
  await expect(game.input).toBeEnabled();
});
