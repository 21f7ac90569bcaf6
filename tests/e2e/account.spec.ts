import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessibleInThemes } from './axe';
import { GamePage } from './game-page';
import { signIn } from './sign-in';
import { expectToast, keepToasts } from './toasts';

// one player, whose games and statistics grow from test to test and are gone after the last
test.describe.configure({ mode: 'serial' });

/** A browser of its own, on which nobody has played. */
async function newDevice(browser: Browser): Promise<{ page: Page; game: GamePage }> {
  const page = await (await browser.newContext()).newPage();
  return { page, game: new GamePage(page) };
}

async function signedIn(browser: Browser) {
  const device = await newDevice(browser);
  await signIn(device.page, 'Ines');
  return device;
}

const expectRows = async (game: GamePage, ...words: string[]) => {
  await expect(game.rows).toHaveCount(words.length);
  for (const word of words) await expect(game.row(word)).toBeVisible();
};
/** Resolves when the account has a game with this row; the page may save the game as it was before once more. */
const saved = (page: Page, word: string) =>
  page.waitForResponse((answer) => {
    if (!answer.url().endsWith('/api/upsert-game') || !answer.ok()) return false;
    const { gameData } = answer.request().postDataJSON() as { gameData: string };
    return gameData.includes(`"word":"${word}"`);
  });
/** The page is looked at again after another device was used: a moment later than it was asked before. */
async function lookAgain(page: Page) {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });
}
const localRecord = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('stats') ?? '{}') as { totalPlays?: number; wins?: number },
  );

test('when a visitor signs in, then what they have played is theirs, here after a reload and on a second device', async ({
  browser,
}) => {
  const first = await newDevice(browser);
  await first.game.open();
  await first.game.guess('ocean');
  const handedOver = saved(first.page, 'ocean');
  await signIn(first.page, 'Ines');
  await handedOver;
  await expectRows(first.game, 'ocean');
  await first.page.reload();
  const savedAgain = saved(first.page, 'river');
  await first.game.guess('river');
  await savedAgain;

  const second = await newDevice(browser);
  await signIn(second.page, 'Ines');
  await expectRows(second.game, 'ocean', 'river');
  await expect.poll(() => localRecord(second.page)).toMatchObject({ totalPlays: 1 });
});

test('when the game is finished on one device, then the other shows the end, and the archive of a third knows it', async ({
  browser,
}) => {
  const first = await signedIn(browser);
  await expect(first.game.rows).toHaveCount(2);
  const second = await signedIn(browser);
  await expect(second.game.rows).toHaveCount(2);
  const secret = await second.game.secret();
  const finished = saved(second.page, secret);
  await second.game.input.fill(secret);
  await second.game.input.press('Enter');
  await finished;
  await expect(async () => {
    await lookAgain(first.page);
    await expect(first.page.getByText('You found it')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => localRecord(first.page)).toMatchObject({ totalPlays: 1, wins: 1 });

  const third = await signedIn(browser);
  await expect(third.page.getByText('You found it')).toBeVisible();
  await third.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('game_')) localStorage.removeItem(key);
  });
  await third.page.goto('/archive');
  await expect(third.page.getByRole('link', { name: /Today's game.*Won/ })).toBeVisible();
});

test('when a player gives up, then another device shows the word, and the game cannot be begun anew', async ({
  browser,
}) => {
  const first = await signedIn(browser);
  await first.game.open('/archive/game?num=41');
  await first.game.guess('ocean');
  await first.page.getByRole('button', { name: 'Give up' }).click();
  const told = first.page.waitForResponse((answer) => answer.url().includes('/give-up'));
  await first.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const answer = (await (await told).json()) as {
    secretWord: string;
    game: { complete: boolean; gameWon: boolean };
  };
  expect(answer.game).toMatchObject({ complete: true, gameWon: false });

  const second = await signedIn(browser);
  await second.page.goto('/archive/game?num=41');
  await expect(second.page.getByText('Game over!')).toBeVisible();
  await expect(second.page.getByText(answer.secretWord, { exact: true }).first()).toBeVisible();
  await expect(second.game.input).toHaveCount(0);
});

test('when the account cannot be reached while playing, then the game is saved on the next visit', async ({
  browser,
}) => {
  const { page, game } = await signedIn(browser);
  await page.route('**/api/upsert-game', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'down' } }),
  );
  await game.open('/archive/game?num=42');
  const refused = page.waitForResponse('**/api/upsert-game');
  await game.guess('ocean');
  await refused;
  // away from the product, nothing tries again before the page is looked for again
  await page.goto('about:blank');
  await page.unrouteAll();
  const later = saved(page, 'ocean');
  await game.open('/archive/game?num=42');
  await later;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsaved_games'))).toBeNull();
});

test('when the token has run out, then the session is renewed without a word', async ({ browser }) => {
  const { page } = await signedIn(browser);
  const before = await page.context().cookies();
  expect(before.find(({ name }) => name === 'jwt')).toMatchObject({ httpOnly: true });
  await page.context().clearCookies({ name: 'jwt' });
  const renewed = page.waitForResponse('**/auth/refresh');
  await page.goto('/account');
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Hello, Ines' })).toBeVisible();
});

test('when a sign-in is called off, then that is no failure and nobody is signed in', async ({ browser }) => {
  const { page } = await newDevice(browser);
  await keepToasts(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'You are not signed in.');
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'isLoggedIn' }));
});

test('when the player logs out, then the session is over, and the game stays on the device', async ({
  browser,
}) => {
  const { page } = await signedIn(browser);
  await expect(page.getByText('You found it')).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('You found it')).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => ['jwt', 'refresh', 'isLoggedIn'].includes(name))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('when another player signs in on the device, then they find none of the games of the one before', async ({
  browser,
}) => {
  const { page, game } = await signedIn(browser);
  await expect(page.getByText('You found it')).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await signIn(page, 'Maya');
  await game.open('/archive/game?num=41');
  await expect(game.rows).toHaveCount(0);
});

test('when a player takes their data along and deletes the account, then the file holds it and the account is empty', async ({
  browser,
}) => {
  const { page } = await signedIn(browser);
  await page.goto('/account');
  await page.getByRole('switch', { name: 'News by e-mail' }).click();
  await expect(page.getByRole('switch', { name: 'News by e-mail' })).toBeChecked();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessibleInThemes(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Export your data/ }).click();
  const stream = await (await download).createReadStream();
  const parts: string[] = [];
  for await (const part of stream) parts.push(String(part));
  const held = parts.join('');
  for (const fact of ['Ines Okafor', 'ines@players.example', '"ocean"']) expect(held).toContain(fact);

  await page.getByRole('button', { name: /Delete your account/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();

  const fresh = await signedIn(browser);
  await fresh.game.open('/archive/game?num=41');
  await expect(fresh.game.rows).toHaveCount(0);
});
