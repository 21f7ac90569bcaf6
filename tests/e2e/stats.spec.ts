import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';

const THEMES = {
  light: { darkMode: false },
  dark: { darkMode: true },
  contrast: { highContrast: true },
};

async function openStats(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Stats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statistics' });
  await expect(dialog).toBeVisible();
  return dialog;
}

function figure(dialog: Locator, name: string): Locator {
  return dialog
    .locator('dl > div')
    .filter({ has: dialog.page().getByText(name, { exact: true }) })
    .locator('dd');
}

async function expectFigures(dialog: Locator, figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(figures)) await expect(figure(dialog, name)).toHaveText(value);
}

async function win(game: GamePage): Promise<void> {
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(game.page.getByText('You found it', { exact: true })).toBeVisible();
  await closeDialog(game.page);
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText('Game over!', { exact: true })).toBeVisible();
  await closeDialog(page);
}

test('when a game is won, an older one given up, and both looked at again, then each counts once', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await expectFigures(await openStats(page), { Played: '0', 'Win rate': '0%', 'Average guesses': '0.0' });
  await closeDialog(page);
  const number = await game.gameNumber();
  await game.guess('ocean');
  await game.guess('bread');
  await page.reload();
  await win(game);
  await expectFigures(await openStats(page), {
    Played: '1',
    Won: '1',
    'Win rate': '100%',
    'Play streak': '1',
    'Win streak': '1',
    'Average guesses': '3.0',
    'Average hints': '0.0',
  });
  await closeDialog(page);

  await game.open(`/archive/game?num=${number - 3}`);
  await game.guess('house');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.getByText('Hints 1/3', { exact: true })).toBeVisible();
  await giveUp(page);
  for (const path of ['/', `/archive/game?num=${number - 3}`]) {
    await page.goto(path);
    await expect(page.getByText('New game in')).toBeVisible();
  }
  await expectFigures(await openStats(page), {
    Played: '2',
    Won: '1',
    'Win rate': '50%',
    'Gave up': '1',
    'Play streak': '1',
    'Win streak': '1',
    'Average guesses': '2.0',
    'Average hints': '0.5',
  });
  const { ledger: _ledger, ...record } = await storedStats(page);
  expect(record).toMatchObject({ abandons: 0, totalPlays: 2, totalGuesses: 4, hints: 1 });
});

test('when a game is finished in one of two tabs, then it counts once for both', async ({
  page,
  context,
}) => {
  const one = new GamePage(page);
  await one.open();
  const otherPage = await context.newPage();
  const other = new GamePage(otherPage);
  await hide(otherPage);
  await other.open();
  await one.guess('ocean');
  await expect(other.row('ocean')).toBeVisible();
  await other.guess('bread');
  await one.input.fill(await one.secret());
  await one.input.press('Enter');
  for (const each of [page, otherPage]) {
    await expect(each.getByText('You found it', { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  const key = `game_proximity_${await one.gameNumber()}`;
  await expect
    .poll(() => otherPage.evaluate((name) => localStorage.getItem(name), key))
    .toContain('"hasShownStats":true');
  await lookAt(otherPage);
  await expect(otherPage.getByRole('dialog')).toHaveCount(0);
  expect(await storedStats(otherPage)).toMatchObject({ totalPlays: 1, wins: 1, totalGuesses: 3 });
});

/** Puts a page behind another, as a browser does with a tab. */
async function hide(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  });
}

async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('when another language or mode is played, then it has statistics of its own', async ({ page }) => {
  const game = new GamePage(page, 'es');
  await game.open('/?lang=es');
  await win(game);
  await game.open('/play/child');
  await game.guess('ocean');
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('stats')));
  expect(keys.sort()).toEqual(['child_stats', 'stats_es']);
  await expectFigures(await openStats(page), { Played: '0', Won: '0' });
});

test('when numbers are large, then they are set smaller, and all fit on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const stats = { wins: 1000, giveups: 0, totalGuesses: 1_234_500, hints: 3000, totalPlays: 1000 };
  await page.addInitScript((text) => localStorage.setItem('stats', text), JSON.stringify(stats));
  await new GamePage(page).open();
  const dialog = await openStats(page);
  await expectFigures(dialog, { Played: '1,000', 'Average guesses': '1,234.5', 'Average hints': '3.0' });
  const size = (name: string) => figure(dialog, name).evaluate((each) => getComputedStyle(each).fontSize);
  expect([await size('Average guesses'), await size('Average hints')]).toEqual(['20px', '28px']);
  expect(await dialog.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
});

test('when the dialog leads to the archive or to making a game, then it goes there and is gone', async ({
  page,
}) => {
  const game = new GamePage(page);
  for (const [name, path] of [
    ['Archive', '/archive'],
    ['Create', '/create-your-own'],
  ] as const) {
    await game.open();
    await (await openStats(page)).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

for (const [theme, settings] of Object.entries(THEMES)) {
  test(`when the theme is ${theme}, then axe finds nothing on the statistics before and after a game`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('settings', value), JSON.stringify(settings));
    const game = new GamePage(page);
    await game.open();
    await openStats(page);
    await expectAccessible(page);
    await closeDialog(page);
    await win(game);
    const dialog = await openStats(page);
    await expect(dialog.getByText('New game in')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible();
    await expectAccessible(page);
  });
}

async function storedStats(page: Page): Promise<Record<string, unknown>> {
  const text = await page.evaluate(() => localStorage.getItem('stats'));
  return JSON.parse(text ?? '{}') as Record<string, unknown>;
}
