/* global Buffer */
// Every screen and dialog, and how to get there: path, the game that is stored or the player, and what to press.
import { openFriends } from './players.mjs';

const button = (name) => (page) => page.getByRole('button', { name }).first().click();
const dialog = (name) => async (page) => {
  await button(name)(page);
  await page.getByRole('dialog').waitFor();
};
const menu = (name) => async (page) => {
  await button('Menu')(page);
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};

export const screens = [
  { name: 'game-empty' },
  { name: 'game-playing', game: 'playing', prepare: focusField, themes: ['light', 'dark', 'contrast'] },
  { name: 'game-playing-whole', game: 'playing', whole: true },
  { name: 'game-refused', game: 'playing', prepare: misspell },
  { name: 'game-won', game: 'won', themes: ['light', 'dark', 'contrast'] },
  { name: 'game-won-whole', game: 'won', whole: true },
  { name: 'game-lost', game: 'lost' },
  { name: 'confirm-hint', game: 'playing', prepare: dialog('Hint') },
  { name: 'confirm-give-up', game: 'playing', prepare: dialog('Give up') },
  { name: 'win', game: 'playing', prepare: win },
  { name: 'share', game: 'won', prepare: share },
  { name: 'share-statistics', game: 'won', prepare: shareStatistics },
  { name: 'stats', game: 'won', prepare: menu('Stats') },
  { name: 'settings', prepare: menu('Settings') },
  { name: 'score', game: 'playing', prepare: dialog(/score|numbers/i) },
  { name: 'menu', prepare: dialog('Menu') },
  { name: 'archive', game: 'many', path: '/archive' },
  { name: 'nearest-hidden', path: `/nearest/${Buffer.from('harbor').toString('base64url')}` },
  { name: 'nearest', path: `/nearest/${Buffer.from('harbor').toString('base64url')}`, prepare: reveal },
  { name: 'create-empty', path: '/create-your-own' },
  { name: 'create', path: '/create-your-own', prepare: validate },
  { name: 'account-signed-out', path: '/account' },
  { name: 'friends-signed-out', prepare: dialog('Friends') },
  { name: 'account', player: 'Maya', path: '/account' },
  { name: 'friends', player: 'Maya', prepare: leaderboard },
  { name: 'friends-manage', player: 'Maya', prepare: (page) => openFriends(page, 'Manage') },
  { name: 'other-user', player: 'Maya', prepare: otherUser },
  { name: 'how-today-went', player: 'Maya', prepare: summary, whole: true },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'halloween', path: '/archive/game?num=153', themes: ['light'] },
  { name: 'christmas', path: '/archive/game?num=207', themes: ['light'] },
  { name: 'game-empty', devices: ['narrow'], themes: ['light'] },
  { name: 'game-playing', game: 'playing', devices: ['narrow'], themes: ['light', 'contrast'] },
  { name: 'game-refused', game: 'playing', prepare: misspell, devices: ['narrow'], themes: ['light'] },
  { name: 'game-won', game: 'won', devices: ['narrow'], themes: ['light'] },
  { name: 'share', game: 'won', prepare: share, devices: ['narrow'], themes: ['light'] },
  { name: 'archive', game: 'many', path: '/archive', devices: ['narrow'], themes: ['light'] },
  { name: 'create', path: '/create-your-own', prepare: validate, devices: ['narrow'], themes: ['light'] },
];

async function focusField(page, { device }) {
  if (device === 'desktop') await page.getByRole('textbox', { name: 'Your guess' }).focus();
}

/** Finds the word, and waits for the dialog that opens by itself. */
async function win(page, { secret }) {
  const input = page.getByRole('textbox', { name: 'Your guess' });
  await input.fill(secret);
  await input.press('Enter');
  await page.getByRole('img', { name: /^Share card/ }).waitFor();
}

async function share(page) {
  await dialog('Share')(page);
  await page.getByRole('img', { name: /^Share card/ }).waitFor();
}

async function shareStatistics(page) {
  await button('Share')(page);
  await page.getByRole('tab', { name: 'View statistics' }).click();
}

async function leaderboard(page) {
  const dialog = await openFriends(page, 'Your friends');
  await dialog.getByRole('row').filter({ hasText: 'Tomás' }).getByRole('link').waitFor();
}

async function otherUser(page) {
  const dialog = await openFriends(page, 'Your friends');
  await dialog.getByRole('row').filter({ hasText: 'Tomás' }).getByRole('link').click();
  await page.getByRole('heading', { name: 'How Tomás' }).waitFor();
  await page.getByRole('listitem').first().waitFor();
}

async function summary(page) {
  await page.getByRole('region', { name: /^How / }).getByRole('row').first().waitFor();
}

async function misspell(page) {
  const input = page.getByRole('textbox', { name: 'Your guess' });
  await input.fill('oceann');
  await input.press('Enter');
  await page.getByText('Word not found').waitFor();
}

async function reveal(page) {
  await page.getByRole('button', { name: 'Reveal words' }).click();
}

async function validate(page) {
  await page.getByRole('textbox').first().fill('harbor');
  await page.getByRole('button', { name: 'Validate' }).click();
  await page.getByRole('table').waitFor();
}
