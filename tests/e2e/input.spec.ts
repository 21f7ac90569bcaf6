import { expect, test } from '@playwright/test';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';
import { goOffline } from './go-offline';
import { PLAIN_DAY } from './plain-day';
import { expectToast, keepToasts } from './toasts';

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

const HOSTILE = {
  'ten thousand letters': 'a'.repeat(10_000),
  'what would climb out of an address': '..',
  'a path': '../../proximity/today',
  'what an address would take for its end': 'a?b#c',
  'an encoded path': '%2e%2e',
  markup: '<img src=x onerror=alert(1)>',
  pictures: '😀😀',
  'a control character': 'se\u0000a',
  'half a letter': 'se\ud83da',
  'a turned direction': '\u202esea',
  'a name that objects have': '__proto__',
};

test('when anything hostile is pasted, then it is a word that is not found, and the game goes on', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  for (const [what, text] of Object.entries(HOSTILE)) {
    await game.input.evaluate((input: HTMLInputElement, pasted) => {
      input.focus();
      input.select();
      document.execCommand('insertText', false, pasted);
    }, text);
    await expect(page.getByText('Word not found')).toHaveCount(0);
    await game.input.press('Enter');
    await expect(page.getByText('Word not found'), what).toBeVisible();
  }
  await expect(game.rows).toHaveCount(0);
  await game.guess('ocean');
  await game.guessCount(1);
});

test('when the button is pressed twice at once, then the word counts once', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.input.fill('ocean');
  await page.getByRole('button', { name: 'Guess', exact: true }).dblclick();
  await game.guessCount(1);
  await expect(game.rows).toHaveCount(1);
});

test('when two tabs play the same game at once, then each word counts once, in both', async ({
  page,
  context,
}) => {
  const one = new GamePage(page);
  const two = new GamePage(await context.newPage());
  await one.open();
  await two.open();
  for (const [game, word] of [
    [one, 'ocean'],
    [two, 'house'],
    [one, 'house'],
    [two, 'tree'],
    [one, 'car'],
  ] as const) {
    await game.input.fill(word);
    await game.input.press('Enter');
  }
  await one.guessCount(4);
  await two.guessCount(4);
  await expect(one.rows).toHaveCount(4);
  await expect(two.rows).toHaveCount(4);
});

for (const [what, forbid] of Object.entries({
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
})) {
  test(`when the storage is ${what}, then the game can be played and the page looked around in`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await keepToasts(page);
    await page.addInitScript(forbid);
    const game = new GamePage(page);
    await game.open(PLAIN_DAY);
    await game.guess('ocean');
    await game.guess('house');
    await game.guessCount(2);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await closeDialog(page);
    await page.getByRole('link', { name: 'Previous game' }).click();
    await page.goBack();
    await expect(game.input).toBeEnabled();
    await expectToast(page, 'This device cannot keep your game. It lasts until you close the page.');
    expect(errors).toEqual([]);
  });
}

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
  await expect(game.rows).toHaveText(words.map((word, index) => new RegExp(`^${index + 1}${word}`)));
});

test('when the connection breaks, then a guess waits and is sent once when it is back', async ({
  page,
  context,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('house');
  await goOffline(page);
  await game.input.fill('garden');
  await game.input.press('Enter');
  await expect(page.getByText('You are offline. 1 guess waits here', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(game.row('garden')).toBeVisible();
  await game.guessCount(2);
});
