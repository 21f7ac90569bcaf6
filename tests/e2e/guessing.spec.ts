import { expect, test } from '@playwright/test';
import { GamePage } from './game-page';
import { expectToast, keepToasts } from './toasts';

test('when white space stands in a guess, then it is removed, and what is left has to be long enough', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await expect(game.input).toHaveAttribute('placeholder', 'Enter a word...');
  await expect(game.input).toHaveAttribute('autocomplete', 'off');
  await expect(game.input).toHaveAttribute('autocapitalize', 'none');
  await game.input.fill(' a');
  await game.input.press('Enter');
  await expect(page.getByText('Input must be at least 2 characters')).toBeVisible();
  await game.input.fill('   ');
  await game.input.press('Enter');
  await expect(page.getByText('Input cannot be empty')).toBeVisible();
  await game.input.fill(' o ce an ');
  await game.input.press('Enter');
  await expect(game.row('ocean')).toBeVisible();
  await game.guessCount(1);
});

test('when the server stumbles, then the guess is removed and the page says so', async ({ page }) => {
  await keepToasts(page);
  const game = new GamePage(page);
  await game.open();
  await page.route('**/similarity/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await game.input.fill('ocean');
  await game.input.press('Enter');
  await expectToast(page, 'Something went wrong! Try again');
  await expect(game.rows).toHaveCount(0);
  await expect(game.last).toHaveCount(0);
  await page.unroute('**/similarity/**');
  await game.guess('ocean');
  await game.guessCount(1);
});

test('when a word is unknown, then up to three spellings are offered as chips', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.input.fill('hous');
  await game.input.press('Enter');
  await expect(page.getByText('Word not found')).toBeVisible();
  const chips = page.locator('p[lang=en]').getByRole('button');
  await expect(chips.first()).toBeVisible();
  expect(await chips.count()).toBeLessThanOrEqual(3);
});

test('when the sort is changed, then the list stands by guess number, and by proximity again', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  const words = ['winter', 'castle', 'garden'];
  const ranks: Record<string, number> = {};
  page.on('response', async (answer) => {
    if (!answer.url().includes('/similarity/')) return;
    const { word, rank } = (await answer.json()) as { word: string; rank: number };
    if (words.includes(word)) ranks[word] = rank;
  });
  for (const word of words) await game.guess(word);
  await expect.poll(() => Object.keys(ranks)).toHaveLength(words.length);
  const byProximity = [...words].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  expect(byProximity).not.toEqual(words);
  const shown = game.rows.locator('[lang]');
  await expect(shown).toHaveText(byProximity);
  await page.getByRole('button', { name: 'Sorted by proximity. Sort by guess number' }).click();
  await expect(shown).toHaveText(words);
  await page.getByRole('button', { name: 'Sorted by guess number. Sort by proximity' }).click();
  await expect(shown).toHaveText(byProximity);
  await expect(page.getByRole('button', { name: 'Sorted by proximity. Sort by guess number' })).toBeVisible();
});

test('when a guess is answered, then its score is said to screen readers', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  const spoken = page.getByRole('status').filter({ hasText: /^ocean, (\d+ away|(far|cold|tepid), place)/ });
  await expect(spoken).toHaveCount(1);
});
