import { expect, test, type Locator, type Page } from '@playwright/test';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';

const dialog = (page: Page) => page.getByRole('dialog');
const openSettings = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();

async function expectWidth(page: Page, width: number): Promise<void> {
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(width);
}

/** How long the dialog moves when it comes or goes. */
function movesMs(shown: Locator): Promise<number> {
  return shown.evaluate((each) => 1000 * parseFloat(getComputedStyle(each).animationDuration));
}

test('when a dialog is opened on a wide screen, then it is as wide as its kind', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  await page.getByRole('button', { name: 'Give up' }).click();
  await expectWidth(page, 360);
  await closeDialog(page);
  await openSettings(page);
  await expectWidth(page, 360);
  await closeDialog(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Stats' }).click();
  await expectWidth(page, 620);
  await closeDialog(page);
  await page.getByRole('button', { name: 'Friends' }).click();
  await expectWidth(page, 560);
  await closeDialog(page);
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expectWidth(page, 520);
});

test('when the window is narrower than 768, then a dialog is a sheet from the bottom, as wide as the screen; from there on it is a card', async ({
  page,
}) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await new GamePage(page).open();
  await openSettings(page);
  const bottom = async () => {
    const box = await dialog(page).boundingBox();
    return box && box.y + box.height;
  };
  for (const width of [390, 767]) {
    await page.setViewportSize({ width, height });
    await expect.poll(bottom).toBe(height);
    await expectWidth(page, await page.evaluate(() => document.body.getBoundingClientRect().width));
  }
  await page.setViewportSize({ width: 768, height });
  await expectWidth(page, 360);
  await expect.poll(bottom).toBeLessThan(height - 100);
});

test('when a dialog comes and goes, then it takes 150 and 75 ms, and none where movement is not wanted', async ({
  page,
}) => {
  await new GamePage(page).open();
  await openSettings(page);
  expect(await movesMs(dialog(page))).toBe(150);
  await dialog(page).evaluate((each) => (each.dataset['closing'] = ''));
  expect(await movesMs(dialog(page))).toBe(75);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movesMs(dialog(page))).toBe(0);
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its backdrop', (page: Page) => page.mouse.click(5, 5)],
  ['its button', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`when a dialog is closed by ${way}, then it is gone and the focus is where it was`, async ({
    page,
  }) => {
    await new GamePage(page).open();
    await openSettings(page);
    await expect(dialog(page)).toBeVisible();
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Settings' })).toBeFocused();
  });
}

test('when a dialog is open, then the keyboard stays inside it', async ({ page }) => {
  await new GamePage(page).open();
  await openSettings(page);
  await expect(dialog(page)).toBeVisible();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
});
