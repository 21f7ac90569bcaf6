import { expect, test } from '@playwright/test';
import { GamePage } from './game-page';

test('when the secret is guessed after other words, then the game is won and stays won', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  await game.guess('bread');
  await game.guess('music');
  await game.guessCount(3);
  const secret = await game.secret();

  await game.input.fill(secret);
  await game.input.press('Enter');

  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  await expect(page.getByText(secret, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('4 guesses, no hints.')).toBeVisible();
  await expect(page.getByText('New game in')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  await expect(game.rows).toHaveCount(4);
  await expect(game.input).toHaveCount(0);
});

test('when a player gives up, then the word is told and the game cannot be won any more', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('winter');
  const secret = await game.secret();

  await page.getByRole('button', { name: 'Give up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give up' });
  await expect(
    dialog.getByText('Are you sure you want give up? This will end the game and reveal the secret word'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Give up' }).click();

  await expect(page.getByText('Game over!', { exact: true })).toBeVisible();
  await expect(page.getByText(secret, { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Game over!', { exact: true })).toBeVisible();
  await expect(game.rows).toHaveCount(2);
});

test('when three hints are taken, then each is nearer, none is the secret, and there is no fourth', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('table');
  const secret = await game.secret();
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('dialog', { name: 'Hint' }).getByRole('button', { name: 'Show a hint' }).click();
    await expect(page.getByText(`Hints ${number}/3`, { exact: true })).toBeVisible();
    await expect(game.rows).toHaveCount(1 + number);
  }
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
  await game.guessCount(1);
  // in the order in which they came: sorted by proximity, any list descends
  await page.getByRole('button', { name: 'Sorted by proximity. Sort by guess number' }).click();
  await expect(page.getByRole('button', { name: 'Sorted by guess number. Sort by proximity' })).toBeVisible();
  const hints = game.rows.filter({ has: page.getByText('hint', { exact: true }) });
  const numbers = await hints.getByText('away').locator('b').allTextContents();
  const away = numbers.map(Number);
  expect(away).toHaveLength(3);
  expect(away.filter((each, index) => index > 0 && each >= Number(away[index - 1]))).toEqual([]);
  await expect(game.row(secret)).toHaveCount(0);
});

test('when the page is reloaded in the middle of a game, then every guess is found again', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  for (const word of ['river', 'castle', 'market', 'engine']) await game.guess(word);
  await page.getByRole('button', { name: 'Sorted by proximity. Sort by guess number' }).click();
  await expect(page.getByRole('button', { name: 'Sorted by guess number. Sort by proximity' })).toBeVisible();
  const before = await game.rows.allTextContents();

  await page.reload();

  await expect(game.rows).toHaveText(before);
  await game.guessCount(4);
  await expect(page.getByRole('button', { name: 'Sorted by guess number. Sort by proximity' })).toBeVisible();
});

for (const { lang, words } of [
  { lang: 'es', words: ['Mar', 'corrió', 'arbol'] },
  { lang: 'de', words: ['Haus', 'strasse', 'Bäume'] },
]) {
  test(`when the language is ${lang}, then the game is played and won with its words`, async ({ page }) => {
    const game = new GamePage(page, lang);
    await game.open(`/?lang=${lang}`);
    for (const [index, word] of words.entries()) {
      await game.input.fill(word);
      await game.input.press('Enter');
      await expect(game.rows).toHaveCount(index + 1);
    }
    await game.input.fill(await game.secret());
    await game.input.press('Enter');
    await expect(page.getByText('You found it', { exact: true })).toBeVisible();
    await page.reload();
    await expect(game.rows).toHaveCount(4);
  });
}

test('when a game was last written more than a hundred days ago, then the next visit removes it', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('game_proximity_')) ?? '';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const day = 24 * 60 * 60 * 1000;
    for (const [gameNumber, days] of [
      [1, 101],
      [2, 99],
    ] as const) {
      const savedAt = new Date(Date.now() - days * day).toISOString();
      localStorage.setItem(
        `game_proximity_${gameNumber}`,
        JSON.stringify({ ...stored, gameNumber, savedAt }),
      );
    }
    return key;
  });
  await page.reload();
  await expect(game.row('ocean')).toBeVisible();
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('game_proximity_')));
  expect((await keys()).sort()).toEqual(['game_proximity_2', kept].sort());
});
