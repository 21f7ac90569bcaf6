import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { GamePage } from './game-page';
import { expectNoSideways } from './sideways';
import { THEMES } from './themes';
import { expectToast, keepToasts } from './toasts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => keepToasts(page));

const field = (page: Page) => page.getByRole('textbox', { name: 'Your word' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function createGame(page: Page, word: string, path = '/create-your-own'): Promise<void> {
  await page.goto(path);
  await field(page).fill(word);
  await press(page, 'Validate');
  await press(page, 'Create game');
  await expectToast(page, 'Game created');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

test('when a word is good, then a game is made of it, and a friend can win it by the link', async ({
  page,
  browser,
}) => {
  await page.goto('/create-your-own');
  await expect(field(page)).toHaveAttribute('placeholder', 'Enter a word');
  await field(page).fill('Lullabies');
  await press(page, 'Validate');
  const rows = page.getByRole('table', { name: 'Nearest words' }).getByRole('row');
  await expect(rows.nth(1)).toHaveText(/^1\s*lullaby\s*100\.0$/);
  await expect(rows.nth(2)).toHaveText(/^2\s*\S+\s*\d\d\.\d$/);
  await press(page, 'Create game');
  await expectToast(page, 'Game created');
  await press(page, 'Copy link');
  await expectToast(page, 'Game link copied to clipboard');
  const link = await copied(page);
  const { origin } = new URL(page.url());
  const code = link.slice(`${origin}/user-game/`.length);
  expect(link).toBe(`${origin}/user-game/${code}`);
  expect(Buffer.from(code, 'base64url').toString('utf8')).toMatch(/^([a-z]{3})lullaby\1$/);
  expect(code).not.toContain('=');

  const friend = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Custom game');
  const game = new GamePage(friend);
  await game.guess('bread');
  await friend.reload();
  await expect(game.row('bread')).toBeVisible();
  await friend.getByRole('button', { name: 'Hint' }).click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Show a hint' }).click();
  await expect(game.rows).toHaveCount(2);
  await expect(friend.getByRole('dialog')).toHaveCount(0);
  await game.input.fill('lullaby');
  await game.input.press('Enter');
  await expect(friend.getByText('You found it', { exact: true })).toBeVisible();
  await friend.context().close();
});

test('when the hidden link is opened, then it does not hold the word, and giving up tells it', async ({
  page,
}) => {
  await createGame(page, 'lullaby');
  await press(page, 'Copy hidden link');
  await expectToast(page, 'Game link copied to clipboard');
  const link = await copied(page);
  expect(link).toMatch(/\/custom\/~[\w-]+$/);
  const game = new GamePage(page);
  await page.goto(link);
  await game.guess('song');
  expect(await game.received()).not.toContain('lullaby');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText('Game over!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'lullaby' })).toBeVisible();
});

test('when a word is in Spanish, then its links say so, and the game is played in Spanish', async ({
  page,
}) => {
  await createGame(page, 'niño', '/create-your-own?lang=es');
  await press(page, 'Copy link');
  await expectToast(page, 'Game link copied to clipboard');
  const link = await copied(page);
  expect(link).toMatch(/\?lang=es$/);
  await page.goto(link);
  const game = new GamePage(page, 'es');
  await game.guess('casa');
  await game.input.fill('niño');
  await game.input.press('Enter');
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
});

test('when nothing can be copied, then the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await createGame(page, 'lullaby');
  await press(page, 'Copy link');
  await expectToast(page, 'Error copying game link to clipboard');
});

for (const [what, word] of Object.entries({ unknown: 'qwrtzxcv', blocked: 'fuck' })) {
  test(`when a word is ${what}, then no game can be made with it`, async ({ page }) => {
    await page.goto('/create-your-own');
    await field(page).fill(word);
    await press(page, 'Validate');
    await expectToast(page, "We can't create a game with that word");
    await expect(page.getByRole('button', { name: 'Create game' })).toBeDisabled();
  });
}

test('when the word is edited or cleared, then the check begins anew', async ({ page }) => {
  await createGame(page, 'lullaby');
  await field(page).press('End');
  await field(page).press('Backspace');
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create game' })).toBeDisabled();
  await press(page, 'Clear');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await press(page, 'Validate');
  await expect(page.getByText('Input cannot be empty')).toBeVisible();
  await field(page).fill('a');
  await press(page, 'Validate');
  await expect(page.getByText('Input must be at least 2 characters')).toBeVisible();
});

for (const [what, path] of Object.entries({
  'a link that is missing': '/user-game/',
  'a link that cannot be decoded': '/user-game/abc!',
  'a link of an unknown word': `/user-game/${Buffer.from('abcqwrtzxcvabc').toString('base64url')}`,
  'a link of a blocked word': `/user-game/${Buffer.from('abcfuckabc').toString('base64url')}`,
  'a code that is missing': '/custom',
  'a forged code': '/custom/~AReNsUM3RM-o',
  'a plain word for a code': '/custom/harbor',
})) {
  test(`when ${what} is opened, then the page says so and goes home`, async ({ page }) => {
    await page.goto(path);
    await expectToast(page, 'Invalid game link');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Game #\d+/);
  });
}

for (const [theme, settings] of Object.entries(THEMES)) {
  test(`when a game is made ${theme}, then axe finds nothing, and nothing stands out to the side`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('settings', value), JSON.stringify(settings));
    await page.goto('/create-your-own');
    await expect(field(page)).toBeVisible();
    await expectAccessible(page);
    await createGame(page, 'lullaby');
    await expect(page.getByRole('status').getByText('Game created')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}
