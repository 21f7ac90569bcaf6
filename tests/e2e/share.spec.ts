import { readFileSync } from 'node:fs';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';
import { PLAIN_DAY } from './plain-day';
import { expectToast, keepToasts } from './toasts';

declare global {
  interface Window {
    /** What the page has asked to be opened. */
    opened: string[][];
  }
}

test.beforeEach(({ page }) => keepToasts(page));

/** A PNG says its size in bytes 16 to 23. */
function pngSize(file: Buffer): [number, number] {
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

/** Wins a game with two guesses, today's if no other is meant, and waits for the dialog that opens by itself. */
async function win(page: Page, path = '/'): Promise<{ dialog: Locator; gameNumber: number; secret: string }> {
  const game = new GamePage(page);
  await game.open(path);
  await game.guess('ocean');
  const secret = await game.secret();
  const gameNumber = await game.gameNumber();
  await game.input.fill(secret);
  await game.input.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Game #${gameNumber}` });
  await expect(dialog).toBeVisible();
  return { dialog, gameNumber, secret };
}

/** Lets nothing out into the net: another site answers with an empty page of its own. */
async function staysHere(context: BrowserContext): Promise<void> {
  await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'another site' }),
  );
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test('when a dialog is open, then toasts appear at the top of the window, above its title', async ({
  page,
}) => {
  const { dialog } = await win(page);
  const outlet = dialog.getByRole('status').first();
  const top = () => outlet.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBe(8);
  const toast = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--toast'),
  );
  const title = await dialog.getByRole('heading', { level: 2 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(8 + Number.parseInt(toast, 10));
});

test('when a game is won, then the share dialog opens once by itself, and its text can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, gameNumber } = await win(page);
  await expect(dialog.getByRole('tab', { name: 'Share results' })).toHaveAttribute('aria-selected', 'true');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expectToast(page, 'Results copied to clipboard');
  expect(await clipboard(page)).toBe(
    `Proximity #${gameNumber}\n✅ 2 guesses\n💡 0 hints\n${new URL(page.url()).origin}`,
  );
  await closeDialog(page);
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  // opened by hand, its script is there: it would then open by itself at once, when its time has come
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(dialog).toBeVisible();
  await closeDialog(page);
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('when a game is given up after a hint, then the text has a cross, and without emojis none', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.getByText('Hints 1/3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const dialog = page.getByRole('dialog', { name: /Game #\d+/ });
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expectToast(page, 'Results copied to clipboard');
  expect(await clipboard(page)).toContain('\n❌ 1 guess\n💡 1 hint\n');
  await closeDialog(page);
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Show emojis' }).click();
  await closeDialog(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => clipboard(page)).toContain('\n✗ 1 guess\n1 hint\n');
});

test('when the device has a share sheet, then it gets text and picture; otherwise the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: ({ text, files = [] }: ShareData) => {
        shared.push({ text, files: files.map(({ name, type }) => `${name} ${type}`) });
        return Promise.resolve();
      },
    });
  });
  const { dialog, gameNumber } = await win(page);
  await expect(dialog.getByRole('img', { name: /^Share card/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'shared')));
  await expect.poll(shared).toContain(`"files":["proximity-${gameNumber}.png image/png"]`);
  expect(await shared()).toContain(`Proximity #${gameNumber}`);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expectToast(page, 'Native share not supported on this device.');
});

test('when it is told elsewhere, then each place opens in a window of its own', async ({ page, context }) => {
  await staysHere(context);
  const { dialog, gameNumber } = await win(page);
  const text = `Proximity #${gameNumber}\n✅ 2 guesses\n💡 0 hints\n${new URL(page.url()).origin}`;
  for (const [name, address] of [
    ['Twitter', 'https://twitter.com/intent/tweet'],
    ['WhatsApp', 'https://wa.me/'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name }).click();
    const other = await opened;
    await other.waitForURL(`${address}**`);
    expect(new URL(other.url()).searchParams.get('text')).toBe(text);
    expect(await other.evaluate(() => window.opener === null)).toBe(true);
    await other.close();
  }
  const sms = await dialog.getByRole('link', { name: 'SMS' }).getAttribute('href');
  expect(decodeURIComponent(sms ?? '')).toBe(`sms:?&body=${text}`);
});

test('when it is told on Reddit, then markdown is copied and the community opens two seconds later', async ({
  page,
  context,
}) => {
  await staysHere(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const { dialog, gameNumber } = await win(page);
  // from here on no time passes but what the test lets pass
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.evaluate(() => {
    window.opened = [];
    window.open = (...asked) => {
      window.opened.push(asked.map(String));
      return null;
    };
  });
  const opened = () => page.evaluate(() => window.opened);
  await dialog.getByRole('button', { name: 'Reddit' }).click();
  await expectToast(page, 'Results copied to clipboard, specially formatted for Reddit.');
  expect(await clipboard(page)).toMatch(
    new RegExp(`^Proximity #${gameNumber}  \\n✅ 2 guesses  \\n💡 0 hints  \\nhttp`),
  );
  await page.clock.runFor(1999);
  expect(await opened()).toEqual([]);
  await page.clock.runFor(1);
  expect(await opened()).toEqual([
    [expect.stringMatching(/^https:\/\/community\./), '_blank', 'noopener,noreferrer'],
  ]);
});

test('when the picture is downloaded, then it is a PNG of the card, and its words are no secret', async ({
  page,
}) => {
  const { dialog, gameNumber, secret } = await win(page);
  const card = dialog.getByRole('img', { name: /^Share card/ });
  await expect(card).toHaveAttribute(
    'alt',
    `Share card: Game #${gameNumber}, found in 2 guesses with 0 hints`,
  );
  expect(await dialog.innerText()).not.toContain(secret);
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the picture' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`proximity-${gameNumber}.png`);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(pngSize(bytes)).toEqual([1200, 630]);
});

test('when the tabs are gone through by keyboard, then results and statistics are shown in turn', async ({
  page,
}) => {
  const { dialog } = await win(page);
  await dialog.getByRole('tab', { name: 'Share results' }).focus();
  await page.keyboard.press('ArrowRight');
  const statistics = dialog.getByRole('tab', { name: 'View statistics' });
  await expect(statistics).toBeFocused();
  await expect(statistics).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByText('Played')).toBeVisible();
  await expect(dialog.getByText('New game in')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

for (const [theme, settings] of Object.entries({
  light: { darkMode: false },
  dark: { darkMode: true },
  contrast: { highContrast: true },
})) {
  test(`when the dialog is open and the theme is ${theme}, then axe finds nothing on either tab`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('settings', value), JSON.stringify(settings));
    const { dialog } = await win(page, PLAIN_DAY);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(dialog.getByRole('img', { name: /^Share card/ })).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Our other games' }).getByRole('link')).toHaveCount(6);
    await expectAccessible(page);
    await dialog.getByRole('tab', { name: 'View statistics' }).click();
    await expectAccessible(page);
  });
}
