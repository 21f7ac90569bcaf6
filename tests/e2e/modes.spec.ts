import { expect, test, type Page } from '@playwright/test';
import { GamePage } from './game-page';
import { secretOf } from './secret-of';

const expectTheme = (page: Page, theme: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

test("when yesterday's game is played, then it is the daily one of the day before, under its own key", async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  const today = await game.gameNumber();
  await game.open('/play/yesterday');
  expect(await game.gameNumber()).toBe(today - 1);
  await game.guess('ocean');
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain(
    `game_proximity_yesterday_${today - 1}`,
  );
  await page.getByRole('link', { name: 'Next game' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Game #${today}`);
});

test("when yesterday's daily game is finished, then it is shown as finished", async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.open(`/archive/game?num=${(await game.gameNumber()) - 1}`);
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  await page.goto('/play/yesterday');
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
});

test('when the mode is unknown, then it is the daily game', async ({ page }) => {
  const game = new GamePage(page);
  await game.open('/play/expert');
  await game.guess('ocean');
  const today = await game.gameNumber();
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain(`game_proximity_${today}`);
});

for (const mode of ['junior', 'child'] as const) {
  test(`when the mode is ${mode}, then it has a word and a key of its own, and can be won`, async ({
    page,
  }) => {
    const game = new GamePage(page);
    await game.open(`/play/${mode}`);
    await game.guess('water');
    const gameNumber = await game.gameNumber();
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain(
      `game_proximity_${mode}_${gameNumber}`,
    );
    await game.input.fill(await secretOf({ gameNumber, mode }));
    await game.input.press('Enter');
    await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  });
}

test('when children play, then words from freezing to boiling stand beside the numbers', async ({ page }) => {
  const game = new GamePage(page);
  await game.open('/play/child');
  for (const word of ['water', 'dog', 'house']) await game.guess(word);
  await expect(game.rows).toHaveCount(3);
  for (const row of await game.rows.all()) {
    await expect(row).toContainText(/(freezing · #|(cold|cool|warm|hot|boiling) · \d+ away)/);
  }
  await game.open();
  await game.guess('water');
  await expect(game.rows.first()).not.toContainText(/freezing|boiling/);
});

for (const [gameNumber, season] of [
  [153, 'halloween'],
  [207, 'christmas'],
  [208, 'christmas'],
  [518, 'halloween'],
] as const) {
  test(`when game ${gameNumber} is shown, then the page wears ${season}, whatever was chosen`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('settings', '{"darkMode":false}'));
    const game = new GamePage(page);
    await game.open(`/archive/game?num=${gameNumber}`);
    await expectTheme(page, season);
    await page.getByRole('link', { name: 'Previous game' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Game #${gameNumber - 1}`);
    await expectTheme(page, gameNumber === 208 ? 'christmas' : 'light');
  });
}
