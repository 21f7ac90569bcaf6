import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';
import { expectNoSideways } from './sideways';
import { THEMES } from './themes';
import { expectToast, keepToasts } from './toasts';

const base64 = (word: string) => Buffer.from(word, 'utf8').toString('base64');

test('when a game is over, then its nearest words are a link away, hidden until they are wanted', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open('/archive/game?num=12');
  await game.guess('ocean');
  const secret = await game.secret();
  await game.input.fill(secret);
  await game.input.press('Enter');
  await closeDialog(page);
  await page.getByRole('link', { name: 'See the nearest words' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nearest words');
  await expect(page).toHaveURL(/\/nearest\/[\w-]+$/);
  await expect(page.getByText(secret, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Reveal words' }).click();
  const rows = page.getByRole('table', { name: 'Nearest words' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 1000);
  await expect(rows.nth(1)).toHaveText(new RegExp(`^1\\s*${secret}\\s*100\\.00$`));
  await expect(rows.nth(2)).toHaveText(/^2\s*\S+\s*\d\d\.\d\d$/);
  await expect(rows.nth(1000)).toContainText('1000');
  await expect(page.getByText(/game #12\./)).toBeVisible();

  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
});

for (const { lang, word } of [
  { lang: 'es', word: 'niño' },
  { lang: 'de', word: 'straße' },
]) {
  for (const [alphabet, code] of Object.entries({
    'the usual alphabet with padding': encodeURIComponent(base64(word)),
    base64url: Buffer.from(word, 'utf8').toString('base64url'),
  })) {
    test(`when a link has ${word} in ${alphabet}, then it is read`, async ({ page }) => {
      await page.goto(`/nearest/${code}?lang=${lang}`);
      await page.getByRole('button', { name: 'Reveal words' }).click();
      await expect(page.getByText(`nearest to ${word}`, { exact: false })).toBeVisible();
    });
  }
}

for (const [what, code] of Object.entries({
  'cannot be decoded': '%25%25',
  'holds no word of the language': base64('qwrtzxcv'),
  'holds a seal': base64('~seal'),
  'holds nothing': '',
})) {
  test(`when a link ${what}, then the page says so and goes home`, async ({ page }) => {
    await keepToasts(page);
    await page.goto(`/nearest/${code}`);
    await expectToast(page, 'Invalid game link');
    await expect(page).toHaveURL(/\/$/);
  });
}

for (const [theme, settings] of Object.entries(THEMES)) {
  test(`when nearest words are shown ${theme}, then axe finds nothing, and nothing stands out to the side`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('settings', value), JSON.stringify(settings));
    // some rows have all that there is to see, and axe looks at every one
    await page.route('**/semantle/top1000/**', async (route) => {
      const list = (await (await route.fetch()).json()) as { data: unknown[] };
      await route.fulfill({ json: { ...list, data: list.data.slice(0, 30) } });
    });
    await page.goto(`/nearest/${base64('harbor')}`);
    await expect(page.getByRole('button', { name: 'Reveal words' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reveal words' }).click();
    await expect(page.getByRole('row')).toHaveCount(1 + 30);
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}
