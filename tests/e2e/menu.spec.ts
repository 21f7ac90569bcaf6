import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';
import { THEMES } from './themes';

const burger = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page): Promise<void> {
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
}

test('when the burger is pressed again, or anything else, then the menu closes and gives the focus back', async ({
  page,
}) => {
  await new GamePage(page).open();
  for (const close of [
    () => menu(page).getByRole('button', { name: 'Close menu' }).click(),
    () => page.mouse.click(900, 400),
    () => menu(page).getByText('Our other games').click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await openMenu(page);
    await close();
    await expect(menu(page)).toHaveCount(0);
    await expect(burger(page)).toBeFocused();
  }
});

test('when the menu is open, then the keyboard stays in it and reaches all of it', async ({ page }) => {
  await new GamePage(page).open();
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const reached = new Set<string>();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('dialog') ? (element.getAttribute('aria-label') ?? element.textContent) : null;
    });
    // between the end and the start the browser's own bars have their turn
    if (focused !== null) reached.add(focused.trim());
  }
  const names = [
    'Close menu',
    'Home',
    'Archive',
    'Create your own',
    'Surprise me',
    'Stats',
    'Account',
    'Settings',
  ];
  for (const name of names) expect(reached).toContain(name);
  expect(reached.size).toBe(names.length + 6);
});

test('when entries are chosen, then their pages and dialogs open', async ({ page }) => {
  await new GamePage(page).open();
  for (const [entry, title] of [
    ['Archive', 'Archive'],
    ['Create your own', 'Create your own'],
  ] as const) {
    await openMenu(page);
    await menu(page).getByRole('link', { name: entry }).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Proximity`);
  }
  for (const name of ['Stats', 'Settings']) {
    await openMenu(page);
    await menu(page).getByRole('button', { name }).click();
    await expect(menu(page)).toHaveCount(0);
    await closeDialog(page);
    await expect(burger(page)).toBeFocused();
  }
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Game #\d+/);
});

test('when one wants to be surprised, then a random game opens that nobody knows', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom game');
  await expect(page).toHaveURL(/\/custom\/~[\w-]+$/);
  // a word that is no secret of any game
  await game.guess('because');
  await game.guessCount(1);
  const first = page.url();
  // chance may pick the same word twice
  await expect(async () => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Surprise me' }).click();
    await expect(page).not.toHaveURL(first, { timeout: 5000 });
  }).toPass();
  await expect(game.rows).toHaveCount(0);
});

test('when an address does not exist, then the page says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expectAccessible(page);
  await page.getByRole('link', { name: "Play today's game" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Game #\d+/);
});

for (const [theme, settings] of Object.entries(THEMES)) {
  test(`when the menu is shown ${theme}, then axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('settings', value), JSON.stringify(settings));
    await new GamePage(page).open();
    await openMenu(page);
    await expectAccessible(page);
  });
}
