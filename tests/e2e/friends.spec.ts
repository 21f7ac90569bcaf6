import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInThemes } from './axe';
import { closeDialog } from './close-dialog';
import { GamePage } from './game-page';
import { signIn, type SamplePlayer } from './sign-in';
import { THEMES } from './themes';
import { expectToast, keepToasts } from './toasts';

/** One player on one device, in a game of the archive. */
interface Player {
  page: Page;
  game: GamePage;
}

async function newDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await keepToasts(page);
  return page;
}

async function sitDown(browser: Browser, name: SamplePlayer, gameNumber: number): Promise<Player> {
  const page = await newDevice(browser);
  const game = new GamePage(page);
  await signIn(page, name);
  await game.open(`/archive/game?num=${gameNumber}`);
  return { page, game };
}

async function openFriends(page: Page, tab?: 'Manage'): Promise<Locator> {
  await page.getByRole('button', { name: /^Friends/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Friends' });
  if (tab) await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

const rowOf = (dialog: Locator, name: SamplePlayer) => dialog.getByRole('row').filter({ hasText: name });

/** Guesses the word after some others, and closes the share dialog that opens by itself. */
async function win({ page, game }: Player, ...before: string[]): Promise<void> {
  for (const word of before) await game.guess(word);
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  await closeDialog(page);
}

/** Opens a friend's game from the leaderboard, and sees that it can only be looked at. */
async function lookAt({ page, game }: Player, name: SamplePlayer, words: string[]): Promise<void> {
  const dialog = await openFriends(page);
  await rowOf(dialog, name).getByRole('link').click();
  await expect(page.getByRole('heading', { name: `How ${name}` })).toBeVisible();
  await expect(game.rows).toHaveText(words.map((word, index) => new RegExp(`^${index + 1}${word}`)));
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.type('s');
    await expectToast(page, 'You cannot guess in this game', { timeout: 1000 });
  }).toPass();
}

test('when two players become friends and play the same game, then each sees how the other did', async ({
  browser,
}, { repeatEachIndex }) => {
  const gameNumber = 100 + repeatEachIndex;
  const maya = await sitDown(browser, 'Maya', gameNumber);
  const tomas = await sitDown(browser, 'Tomás', gameNumber);
  const secret = await maya.game.secret();

  await test.step('they become friends by code', async () => {
    const hers = await openFriends(maya.page, 'Manage');
    const code = await hers.getByText(/^[A-Z0-9]{8}$/).textContent();
    const his = await openFriends(tomas.page, 'Manage');
    await his.getByRole('textbox', { name: 'Add friends' }).fill(code ?? '');
    await his.getByRole('button', { name: 'Add', exact: true }).click();
    await expectToast(tomas.page, 'Request sent');
    await hers.getByRole('button', { name: /^Accept Tomás/ }).click();
    await expectToast(maya.page, 'Friend added!');
    await expect(hers.getByRole('heading', { name: '1 friend' })).toBeVisible();
    await expectAccessibleInThemes(maya.page);
    await his.getByRole('tab', { name: 'Your friends' }).click();
    await expect(rowOf(his, 'Maya')).toContainText('Not started');
    await closeDialog(maya.page);
    await closeDialog(tomas.page);
  });

  await test.step('a friend has finished, but the own game is not over', async () => {
    await win(maya, 'ocean', 'bread');
    const his = await openFriends(tomas.page);
    await expect(rowOf(his, 'Maya')).toContainText('3 guesses, 0 hints');
    await rowOf(his, 'Maya').getByRole('button').click();
    await expectToast(tomas.page, 'You must finish the game before viewing the other games.');
    await closeDialog(tomas.page);
  });

  await test.step('each sees the other on the leaderboard, and opens the game', async () => {
    await win(tomas, 'river');
    const hers = await openFriends(maya.page);
    await expect(rowOf(hers, 'Tomás')).toContainText('2 guesses, 0 hints');
    // whether a game counts for the list of all members, and so what is said of it, depends on how fast this machine plays
    await expect(hers.getByText(`Game #${gameNumber}`, { exact: true })).toBeVisible();
    await expectAccessibleInThemes(maya.page);
    await closeDialog(maya.page);
    await lookAt(maya, 'Tomás', ['river', secret]);
    await expectAccessibleInThemes(maya.page);
    await lookAt(tomas, 'Maya', ['ocean', 'bread', secret]);
  });

  await test.step('a reload loses nothing', async () => {
    await maya.page.reload();
    await expect(maya.page.getByRole('heading', { name: 'How Tomás' })).toBeVisible();
    await maya.page.getByRole('link', { name: 'Back to your game' }).click();
    await expect(maya.page.getByText('You found it', { exact: true })).toBeVisible();
    await maya.page.reload();
    await expect(maya.game.rows).toHaveCount(3);
    const summary = maya.page.getByRole('region', { name: `How game #${gameNumber} went` });
    await expect(summary).toContainText('100% found it.');
    await expect(summary.getByRole('row', { name: /^1–10/ })).toContainText('2 · you');
  });

  await test.step('a second device has it all', async () => {
    const page = await newDevice(browser);
    await signIn(page, 'Maya');
    await page.goto(`/archive/game?num=${gameNumber}`);
    await expect(page.getByText('You found it', { exact: true })).toBeVisible();
    await expect(new GamePage(page).rows).toHaveCount(3);
    const dialog = await openFriends(page);
    await expect(rowOf(dialog, 'Tomás')).toContainText('2 guesses, 0 hints');
    await dialog.getByRole('tab', { name: 'Manage' }).click();
    await dialog.getByRole('button', { name: /^Remove Tomás/ }).click();
    await page.getByRole('dialog', { name: 'Remove friend' }).getByRole('button', { name: 'Remove' }).click();
    await expectToast(page, 'Friend removed');
    await expect(dialog.getByRole('button', { name: /^Remove Tomás/ })).toHaveCount(0);
  });
});

for (const [theme, settings] of Object.entries(THEMES)) {
  test(`when a visitor opens the friends in the theme ${theme}, then an account is offered, and axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('settings', value), JSON.stringify(settings));
    await new GamePage(page).open();
    const dialog = await openFriends(page);
    await expect(dialog.getByRole('link', { name: 'Create account' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });
}
