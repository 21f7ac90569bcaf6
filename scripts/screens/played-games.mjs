/* global localStorage */
// Games as players leave them: what a browser has stored after some guesses, to be put into other browsers.

/** Places in the list of nearest words, in the order in which somebody would come upon them; null: a word far away. */
const WAY = [
  null,
  null,
  null,
  null,
  null,
  84,
  913,
  199,
  null,
  194,
  922,
  181,
  65,
  33,
  582,
  117,
  485,
  31,
  347,
  87,
  13,
  203,
];
const LAST = [null, 14];
const FAR = ['winter', 'bread', 'music', 'train', 'street', 'market', 'wind', 'paper'];

/** The day's secret, and what is stored by the state of its game: `empty`, `playing`, `won`, `lost`, and
 * `many`, with games of the days before. */
export async function playedGames(browser, url) {
  const { gameNumber } = await (await fetch(`${url}/proximity/today`)).json();
  await fetch(`${url}/proximity/game/${gameNumber}`);
  const secret = await secretOf(url, gameNumber);
  const { data } = await (await fetch(`${url}/semantle/top1000/en/${secret}`)).json();
  const far = FAR.filter((word) => !data.some(({ neighbor }) => neighbor === word));
  const words = [...WAY, ...LAST].map((rank) => (rank === null ? far.shift() : data[rank - 1]?.neighbor));

  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/');
  const input = page.getByRole('textbox', { name: 'Your guess' });
  await input.waitFor();
  for (const [index, word] of words.filter(Boolean).entries()) {
    if (index === WAY.length - 8) await takeHint(page);
    await guess(page, input, word);
  }
  const playing = await stored(page);
  await giveUp(page);
  const lost = await stored(page);
  await refill(page, playing);
  await input.fill(secret);
  await input.press('Enter');
  await page.getByText('You found it', { exact: true }).waitFor();
  await closeShare(page);
  const won = await stored(page);
  await context.close();
  const many = { ...playing, ...earlierGames(playing, won, gameNumber) };
  return { secret, stored: { empty: {}, playing, lost, won, many } };
}

/** How the days before today went: guesses of a win, 0 for a game that was given up, null for one that was only begun. */
const DAYS = {
  1: 31,
  2: 12,
  3: 0,
  4: 44,
  5: 27,
  7: null,
  8: 19,
  9: 63,
  11: 22,
  12: 0,
  13: 17,
  14: 38,
  15: 29,
  18: 33,
};

function earlierGames(playing, won, today) {
  const keyOf = (number) => `game_proximity_${number}`;
  const begun = JSON.parse(playing[keyOf(today)]);
  const found = JSON.parse(won[keyOf(today)]).guesses.at(-1);
  const entries = Object.entries(DAYS).map(([ago, guesses]) => {
    const gameNumber = today - Number(ago);
    const rows = Array.from({ length: Math.max(1, guesses ?? 1) }, (_, index) => ({
      ...begun.guesses[0],
      word: `word${index}`,
      guessNumber: index + 1,
    }));
    const isOver = guesses !== null;
    const last = { ...found, guessNumber: rows.length };
    const game = {
      ...begun,
      gameNumber,
      origin: 'archive',
      gameOver: isOver,
      hasWon: isOver && guesses > 0,
      secretWord: isOver ? found.word : begun.secretWord,
      guesses: isOver ? [...rows.slice(0, -1), last] : rows,
      waiting: [],
    };
    return [keyOf(gameNumber), JSON.stringify(game)];
  });
  return Object.fromEntries(entries);
}

/** Asked like a player who gives up on a machine of his own: the word is not told in any other way. */
async function secretOf(url, gameNumber) {
  const answer = await fetch(`${url}/proximity/game/${gameNumber}/give-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: '{}',
  });
  return (await answer.json()).secretWord;
}

async function guess(page, input, word) {
  await input.fill(word);
  await input.press('Enter');
  const list = page.getByRole('list', { name: 'List of guesses' });
  await list.getByText(word, { exact: true }).waitFor();
}

async function takeHint(page) {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show a hint' }).click();
  await page.getByText('Hints 1/3', { exact: true }).waitFor();
}

async function giveUp(page) {
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByText('Game over!', { exact: true }).waitFor();
  await closeShare(page);
}

/** The share dialog opens by itself once; what is stored then says so. */
async function closeShare(page) {
  await page
    .getByRole('dialog', { name: /share/i })
    .waitFor({ timeout: 6000 })
    .catch(() => undefined);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

function stored(page) {
  return page.evaluate(() => ({ ...localStorage }));
}

async function refill(page, entries) {
  await page.evaluate((all) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
  await page.reload();
}
