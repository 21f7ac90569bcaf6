import { expect, test, type Page } from '@playwright/test';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';

async function win(page: Page): Promise<GamePage> {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  return game;
}

const confetti = (page: Page) => page.getByRole('region').locator('[data-tone]');

test('when a game is won, then confetti falls once, and never again', async ({ page }) => {
  await win(page);
  await expect.poll(() => confetti(page).count()).toBeGreaterThan(20);
  await page.reload();
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  await expect(confetti(page)).toHaveCount(0);
});

test('when motion is unwelcome, then no confetti falls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await win(page);
  await expect(page.getByText('New game in')).toBeVisible();
  await expect(confetti(page)).toHaveCount(0);
});

test('when a game is over, then it leads to the nearest words, the archive, a new game, and the day', async ({
  page,
}) => {
  const game = await win(page);
  const panel = page.getByRole('region', { name: await game.secret() });
  await expect(panel.getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/);
  await expect(panel.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/create-your-own');
  const nearest = page.getByRole('region', { name: 'Nearest words' });
  await expect(nearest.getByRole('row')).toHaveCount(13);
  await expect(nearest.getByRole('row').nth(1)).toContainText(/^2\D+\d+\.\d\d$/);
  const encoded = Buffer.from(await game.secret()).toString('base64url');
  await expect(nearest.getByRole('link', { name: 'See all 1,000' })).toHaveAttribute(
    'href',
    `/nearest/${encoded}`,
  );
  const next = page.getByRole('navigation', { name: 'What next' });
  await expect(next.getByRole('link', { name: /^See the nearest words/ })).toBeVisible();
  await expect(next.getByRole('link', { name: /^Play the archive/ })).toHaveAttribute('href', '/archive');
  await expect(next.getByRole('link', { name: /^Create your own/ })).toBeVisible();
  await expect(next.getByRole('button', { name: /^Surprise me/ })).toBeVisible();
  await expect(next.getByRole('link', { name: /^Return to today's game/ })).toHaveCount(0);
});

test("when a game of the archive is over, then it leads back to today's", async ({ page }) => {
  const game = new GamePage(page);
  await game.open('/archive/game?num=12');
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  await closeDialog(page);
  await page
    .getByRole('navigation', { name: 'What next' })
    .getByRole('link', { name: /^Return to today's game/ })
    .click();
  await expect(game.input).toBeVisible();
  expect(await game.gameNumber()).toBeGreaterThan(12);
});

test('when a game is given up, then the long message names the nearest guess', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const panel = page.getByRole('region', { name: await game.secret() });
  await expect(panel.getByText('Game over!', { exact: true })).toBeVisible();
  await expect(panel.getByText(/That was the word\. (You came within|Your nearest guess was)/)).toContainText(
    'ocean',
  );
});
