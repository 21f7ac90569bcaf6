import { expect, test } from '@playwright/test';
import { GamePage } from './game-page';

test('when nothing or one letter is entered, then the page says what is wrong and nothing counts', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.input.press('Enter');
  await expect(page.getByText('Input cannot be empty')).toBeVisible();
  await game.input.fill('a');
  await game.input.press('Enter');
  await expect(page.getByText('Input must be at least 2 characters')).toBeVisible();
  await expect(game.rows).toHaveCount(0);
});

test('when a word is unknown, then near spellings are offered and one click guesses them', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.input.fill('oceann');
  await game.input.press('Enter');
  await expect(page.getByText('Word not found')).toBeVisible();
  await page.getByRole('button', { name: 'ocean', exact: true }).click();
  await expect(game.row('ocean')).toBeVisible();
  await game.guessCount(1);
});

test('when a word or another form of it is guessed twice, then it counts once', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  await game.input.fill(' OCEANS ');
  await game.input.press('Enter');
  await expect(page.getByText('ocean, already guessed', { exact: false })).toBeAttached();
  await game.guessCount(1);
  await expect(game.rows).toHaveCount(1);
});

test('when several words are typed quickly, then all of them are answered in order', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  const words = ['apple', 'stone', 'cloud', 'paper', 'green'];
  for (const word of words) {
    await game.input.fill(word);
    await game.input.press('Enter');
  }
  await game.guessCount(5);
  await page.getByRole('button', { name: 'Sorted by proximity. Sort by guess number' }).click();
  for (const [index, word] of words.entries()) {
    await expect(game.row(word)).toContainText(String(index + 1));
  }
});

test('when the connection breaks, then a guess waits and is sent once when it is back', async ({
  page,
  context,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('house');
  await context.setOffline(true);
  await game.input.fill('garden');
  await game.input.press('Enter');
  await expect(page.getByText('You are offline. 1 guess waits here', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(game.row('garden')).toBeVisible();
  await game.guessCount(2);
});
