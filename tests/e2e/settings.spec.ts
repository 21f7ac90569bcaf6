import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';
import { PLAIN_DAY } from './plain-day';

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function press(page: Page, name: string): Promise<void> {
  const dialog = await openSettings(page);
  await dialog.getByRole('switch', { name }).click();
  await closeDialog(page);
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const expectTheme = (page: Page, theme: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

test('when nothing is saved, then the page follows the system; a choice goes before it and stays', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await new GamePage(page).open(PLAIN_DAY);
  await expectTheme(page, 'dark');
  expect(await stored(page, 'prefersDarkColorScheme')).toBe('true');
  expect(await stored(page, 'dark-mode')).toBeNull();
  await expect((await openSettings(page)).getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expectTheme(page, 'light');
  expect([await stored(page, 'dark-mode'), await stored(page, 'prefersDarkColorScheme')]).toEqual([
    'false',
    'false',
  ]);
  await page.reload();
  await expectTheme(page, 'light');
});

test('when high contrast is chosen, then the page wears it at once and on the next visit', async ({
  page,
}) => {
  await new GamePage(page).open(PLAIN_DAY);
  await press(page, 'High contrast');
  await expectTheme(page, 'contrast');
  await page.reload();
  await expectTheme(page, 'contrast');
});

test('when columns are chosen, then the list shows them at once, also after a reload', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  const row = game.row('ocean');
  await expect(row).toContainText('1');
  await expect(row).toContainText(/away|far|cold|tepid/);
  const barWidth = () => row.evaluate((each) => parseFloat(getComputedStyle(each, '::before').width) || 0);
  expect(await barWidth()).toBeGreaterThan(0);
  await press(page, 'Show similarity');
  await expect(row).toContainText(/similarity -?\d+\.\d/);
  await press(page, 'Show proximity');
  await expect(row).not.toContainText(/away|far|cold|tepid/);
  expect(await barWidth()).toBe(0);
  await press(page, 'Show guess number');
  await expect(row).toHaveText(/^oceansimilarity -?\d+\.\d$/);
  await page.reload();
  await expect(row).toHaveText(/^oceansimilarity -?\d+\.\d$/);
});

test('when the questions are not wanted, then they are gone at once', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  const questions = page.getByRole('region', { name: 'Frequently asked questions' });
  await expect(questions).toBeVisible();
  await press(page, 'Show FAQ');
  await expect(questions).toHaveCount(0);
});

test('when lower case is chosen, then German nouns are written so', async ({ page }) => {
  const game = new GamePage(page, 'de');
  await game.open('/deutsch');
  await game.input.fill('haus');
  await game.input.press('Enter');
  await expect(game.row('Haus')).toBeVisible();
  await press(page, 'Words in lower case');
  await expect(game.row('haus')).toBeVisible();
  expect(await stored(page, 'lower')).toBe('true');
});

test('when Spanish is chosen, then words, vocabulary and keys are Spanish at once, and on the next visit', async ({
  page,
}) => {
  const game = new GamePage(page, 'es');
  await game.open();
  await (await openSettings(page)).getByRole('radio', { name: 'Español' }).click();
  await expect(page).toHaveURL('/espanol');
  await closeDialog(page);
  await game.guess('mar');
  const number = await game.gameNumber();
  expect(await stored(page, `game_proximity_${number}_es`)).toContain('"word":"mar"');
  expect(await stored(page, 'stats_es')).toContain('"totalPlays":1');
  expect(await stored(page, 'stats')).toBeNull();
  await page.goto('/');
  await expect(page).toHaveURL('/espanol');
  await expect(game.row('mar')).toBeVisible();
  await (await openSettings(page)).getByRole('radio', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await expect(game.rows).toHaveCount(0);
});

test('when the sign beside the score is pressed, then the score is explained, and that is remembered', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  const sign = page.getByRole('button', { name: 'What the numbers mean' });
  await sign.click();
  await expect(page.getByRole('dialog', { name: 'What the numbers mean' })).toContainText('38 away');
  expect(await stored(page, 'settings')).toContain('"clickedInfo":true');
  await page.keyboard.press('Escape');
  await expect(sign).toBeFocused();
});

for (const [name, media] of [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['contrast', { colorScheme: 'light' }],
] as const) {
  test(`when the page is ${name}, then axe finds nothing on the settings and the explanation`, async ({
    page,
  }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    const game = new GamePage(page);
    await game.open(PLAIN_DAY);
    const dialog = await openSettings(page);
    if (name === 'contrast') await dialog.getByRole('switch', { name: 'High contrast' }).click();
    await expectTheme(page, name);
    await expectAccessible(page);
    await closeDialog(page);
    await game.guess('ocean');
    await page.getByRole('button', { name: 'What the numbers mean' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}
