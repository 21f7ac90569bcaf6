import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInThemes } from './axe';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';
import { goOffline } from './go-offline';
import { PLAIN_DAY } from './plain-day';
import { THEMES } from './themes';

for (const [theme, settings] of Object.entries(THEMES)) {
  test(`when the theme is ${theme}, then axe finds nothing on an empty, a played, a won and a lost game, and on the question before it`, async ({
    page,
  }) => {
    // movement is no part of what axe looks at, and it would look in the middle of it
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('settings', value), JSON.stringify(settings));
    const game = new GamePage(page);
    await game.open(PLAIN_DAY);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByText('Where do I start?')).toBeVisible();
    await expectAccessible(page);
    await game.guess('ocean');
    await game.guess('bread');
    await game.input.fill('oceann');
    await game.input.press('Enter');
    await expect(page.getByText('Word not found')).toBeVisible();
    await expectAccessible(page);
    await game.input.fill(await game.secret());
    await game.input.press('Enter');
    await over(page, 'You found it');
    await expectAccessible(page);
    await game.open('/archive/game?num=41');
    await game.guess('ocean');
    await page.getByRole('button', { name: 'Give up' }).click();
    const giveUp = page.getByRole('dialog').getByRole('button', { name: 'Give up' });
    await expect(giveUp).toBeVisible();
    await expectAccessible(page);
    await giveUp.click();
    await over(page, 'Game over!');
    await expectAccessible(page);
  });
}

/** Waits for the end and for all that comes with it; the share dialog that opens is closed. */
async function over(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await closeDialog(page);
  await expect(page.getByRole('region', { name: 'Nearest words' }).getByRole('row')).toHaveCount(13);
}

/** What a game may look like beside those above: opens it on a page and waits until it stands. */
const OTHER_SIGHTS: Readonly<Record<string, (page: Page, game: GamePage) => Promise<void>>> = {
  'a custom game': async (page, game) => {
    await game.open();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom game');
    // a word that is no secret of any game
    await game.guess('because');
  },
  'a user-made game': async (page, game) => {
    await page.goto(`/user-game/${Buffer.from('abclullabyabc').toString('base64url')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom game');
    await game.guess('song');
  },
  'the game for children': async (_page, game) => {
    await game.open('/play/child');
    await game.guess('water');
    await game.guess('bread');
  },
  'guesses that wait for the network': async (page, game) => {
    await game.open(PLAIN_DAY);
    await game.guess('ocean');
    await goOffline(page);
    await game.input.fill('garden');
    await game.input.press('Enter');
    await expect(page.getByText('You are offline. 1 guess waits here', { exact: false })).toBeVisible();
  },
  'the offer of the next game': async (page, game) => {
    await game.open();
    await game.guess('ocean');
    await page.route('**/proximity/today', async (route) => {
      const today = (await (await route.fetch()).json()) as { gameNumber: number };
      await route.fulfill({ json: { ...today, gameNumber: today.gameNumber + 1 } });
    });
    // who comes back online asks for the day again, but not at once after they have asked
    await expect(async () => {
      await goOffline(page);
      await page.context().setOffline(false);
      await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible({ timeout: 3000 });
    }).toPass();
  },
  'a game that cannot be reached': async (page) => {
    await page.route('**/proximity/today', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('The game cannot be reached')).toBeVisible();
  },
  'an address without a page': async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  },
};

for (const [sight, show] of Object.entries(OTHER_SIGHTS)) {
  test(`when the page shows ${sight}, then axe finds nothing in any theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page, new GamePage(page));
    await expectAccessibleInThemes(page);
  });
}

test('when only the keyboard is used, then a whole game can be played and shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = new GamePage(page);
  await game.open();
  const { keyboard } = page;
  await expect(game.input).toBeFocused();
  await keyboard.type('ocean');
  await keyboard.press('Enter');
  await expect(game.row('ocean')).toBeVisible();
  await expect(game.input).toBeFocused();
  await tabTo(page, 'Hint');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Hint' })).toBeVisible();
  await tabTo(page, 'Show a hint');
  await keyboard.press('Enter');
  await expect(page.getByText('Hints 1/3', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(page, 'Sorted by proximity. Sort by guess number');
  await keyboard.press('Space');
  await tabTo(page, 'Your guess');
  await keyboard.type(await game.secret());
  await keyboard.press('Enter');
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^Game #/ })).toBeVisible();
  await tabTo(page, 'Copy');
  await keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('✅ 2 guesses');
  await closeDialog(page);
  await tabTo(page, 'Create');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/create-your-own$/);
});

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) {
      const label = await focused.evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent),
      );
      if (label?.trim() === name) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}
