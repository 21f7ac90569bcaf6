/* global Buffer */
// Every screen and dialog, and how to get there: path, the game that is stored, and what to press.

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
  { name: 'share', game: 'won', prepare: dialog('Share') },
  { name: 'stats', game: 'won', prepare: menu('Stats') },
  { name: 'settings', prepare: menu('Settings') },
  { name: 'score', game: 'playing', prepare: dialog(/score|numbers/i) },
  { name: 'menu', prepare: dialog('Menu') },
  { name: 'archive', game: 'won', path: '/archive' },
  { name: 'nearest', path: `/nearest/${Buffer.from('harbor').toString('base64url')}`, prepare: reveal },
  { name: 'create', path: '/create-your-own', prepare: validate },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'halloween', path: '/archive/game?num=153', themes: ['light'] },
  { name: 'christmas', path: '/archive/game?num=207', themes: ['light'] },
];

async function focusField(page, { device }) {
  if (device === 'desktop') await page.getByRole('textbox', { name: 'Your guess' }).focus();
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
