// Players of a local run, met while taking pictures: Maya and Tomás are friends and have both found the day's word, and
// Ines asks to be Maya's friend.

const WORDS = ['ocean', 'winter', 'garden', 'music', 'bread', 'harbor'];

/** Signs in as one of the sample players. */
export async function signIn(page, player) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: new RegExp(`^${player} `) }).click();
  await page.getByRole('link', { name: `Account, ${player}` }).waitFor();
}

/** Opens the friends of the page's player, and one of the two tabs. */
export async function openFriends(page, tab) {
  await page.getByRole('button', { name: /^Friends/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Friends' });
  await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

/** Lets the sample players meet and play the day's game. */
export async function meetAndPlay(browser, url, secret) {
  const maya = await player(browser, url, 'Maya');
  const tomas = await player(browser, url, 'Tomás');
  const ines = await player(browser, url, 'Ines');
  const hers = await openFriends(maya, 'Manage');
  const code = await hers.getByText(/^[A-Z0-9]{8}$/).textContent();
  await ask(tomas, code);
  await hers.getByRole('button', { name: /^Accept Tomás/ }).click();
  await hers.getByRole('button', { name: /^Remove Tomás/ }).waitFor();
  await ask(ines, code);
  await maya.keyboard.press('Escape');
  await win(maya, WORDS.slice(0, 4), secret);
  await win(tomas, WORDS, secret);
  for (const page of [maya, tomas, ines]) await page.context().close();
}

async function player(browser, baseURL, name) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, name);
  return page;
}

async function ask(page, code) {
  const dialog = await openFriends(page, 'Manage');
  await dialog.getByRole('textbox', { name: 'Add friends' }).fill(code);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Request sent').waitFor();
  await page.keyboard.press('Escape');
}

async function win(page, before, secret) {
  const input = page.getByRole('textbox', { name: 'Your guess' });
  for (const word of before.filter((word) => word !== secret)) {
    await input.fill(word);
    await input.press('Enter');
    await page.getByRole('listitem').getByText(word, { exact: true }).first().waitFor();
  }
  const saved = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/api/upsert-game') && (await answer.text()).includes('gameWon":true'),
  );
  await input.fill(secret);
  await input.press('Enter');
  await saved;
}
