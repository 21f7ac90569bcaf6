import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { GamePage } from './game-page';
import { expectNoSideways } from './sideways';
import { THEMES } from './themes';
import { expectToast, keepToasts } from './toasts';

const LATEST = 80;

test.beforeEach(({ page }) => keepToasts(page));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, gameNumber: number) =>
  page.getByRole('link', { name: new RegExp(`^Game #${gameNumber}\\b`) });

/** Opens the archive and tells today's number. */
async function openArchive(page: Page, path = '/archive'): Promise<number> {
  await page.goto(path);
  const today = page.getByRole('link', { name: /^Today's game/ });
  return Number(/#(\d+)/.exec((await today.textContent()) ?? '')?.[1]);
}

test('when games were won, lost and begun, then the archive says so, newest first in two columns', async ({
  page,
}) => {
  const game = new GamePage(page);
  const today = await openArchive(page);
  await game.open(`/archive/game?num=${today - 1}`);
  await game.guess('ocean');
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  await game.open(`/archive/game?num=${today - 2}`);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText('Game over!', { exact: true })).toBeVisible();
  await game.open(`/archive/game?num=${today - 3}`);
  await game.guess('ocean');
  await game.open(`/archive/game?num=${today - 4}`);

  await openArchive(page);

  await expect(card(page, today - 1)).toContainText('Won in 2');
  await expect(card(page, today - 2)).toContainText('Game over');
  await expect(card(page, today - 3)).toContainText('Started');
  await expect(card(page, today - 4)).not.toContainText(/Won|Game over|Started/);
  const cards = page.getByRole('link', { name: /^Game #/ });
  await expect(cards).toHaveCount(today - 1);
  await expect(async () => {
    const [first, second, third] = await Promise.all([0, 1, 2].map((at) => cards.nth(at).boundingBox()));
    expect(first?.y).toBe(second?.y);
    expect(first?.x).toBe(third?.x);
    expect(third?.y).toBeGreaterThan(second?.y ?? 0);
  }).toPass();
});

test('when one comes back from a game far down, then the list is where it was left, also after a reload', async ({
  page,
}) => {
  await openArchive(page);
  const far = card(page, 100);
  await far.scrollIntoViewIfNeeded();
  const place = () => far.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const left = await settled(page, place);
  await far.click();
  await expect(heading(page)).toContainText('Game #100');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(far).toBeInViewport();
  await expect.poll(place).toBe(left);
  await page.reload();
  await expect(far).toBeInViewport();
  await expect.poll(place).toBe(left);
});

/** A measure, as soon as it is the same two frames later: months get their real height when they come into view. */
async function settled(page: Page, measure: () => Promise<number>): Promise<number> {
  let last = NaN;
  const isSettled = async () => {
    const before = last;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    last = await measure();
    return last === before;
  };
  await expect.poll(isSettled).toBe(true);
  return last;
}

for (const num of ['99999', '3502']) {
  test(`when game ${num} is asked for, then the page says that it is of the future and goes home`, async ({
    page,
  }) => {
    await page.goto(`/archive/game?num=${num}`);
    await expectToast(page, 'Hey! You cannot play future games!');
    await expect(page).toHaveURL(/\/$/);
    await expect(heading(page)).toContainText(/Game #\d+/);
  });
}

for (const num of ['abc', '1.5', '0', '-3']) {
  test(`when game ${num} is asked for, then there is no such date, and the archive is shown`, async ({
    page,
  }) => {
    await page.goto(`/archive/game?num=${num}`);
    await expectToast(page, 'Date not found');
    await expect(heading(page)).toHaveText('Archive');
  });
}

test('when no number is given, then the archive is shown', async ({ page }) => {
  await page.goto('/archive/game');
  await expect(heading(page)).toHaveText('Archive');
});

test('when Prev and Next are pressed, then they lead from game to game, and say where the list ends', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  const today = await game.gameNumber();
  await page.getByRole('button', { name: 'Next game' }).click({ force: true });
  await expectToast(page, 'You cannot view future games');
  await page.getByRole('link', { name: 'Previous game' }).click();
  await expect(heading(page)).toContainText(`Game #${today - 1}`);
  await expect(page).toHaveURL(new RegExp(`/archive/game\\?num=${today - 1}$`));
  await page.getByRole('link', { name: 'Next game' }).click();
  await expect(heading(page)).toContainText(`Game #${today}`);
  await game.open('/archive/game?num=1');
  await page.getByRole('button', { name: 'Previous game' }).click({ force: true });
  await expectToast(page, 'You cannot go back any further');
});

test('when the archive is shown in another language, then its games are of that language', async ({
  page,
}) => {
  const game = new GamePage(page, 'es');
  const today = await openArchive(page, '/archive?lang=es');
  await card(page, today - 1).click();
  await game.guess('casa');
  await page.goBack();
  await expect(card(page, today - 1)).toContainText('Started');
  await openArchive(page, '/archive?lang=en');
  await expect(card(page, today - 1)).not.toContainText('Started');
});

for (const [theme, settings] of Object.entries(THEMES)) {
  test(`when the archive is shown ${theme}, then axe finds nothing, and nothing stands out to the side`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('settings', value), JSON.stringify(settings));
    // a few months have all that there is to see, and axe looks at every card
    await page.route('**/proximity/today', async (route) => {
      const today = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...today, gameNumber: LATEST } });
    });
    await page.addInitScript(storeGames, LATEST);
    await openArchive(page);
    await expect(page.getByText('Won in', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}

/** A device on which games before this one were played, each with fifty guesses. */
function storeGames(latest: number): void {
  const guesses = Array.from({ length: 50 }, (_, at) => ({
    word: `word${at}`,
    display: `word${at}`,
    similarity: 40,
    initialSimilarity: 40,
    percentile: at === 49 ? 1000 : null,
    rank: at === 49 ? 1 : 2000 + at,
    proximityString: 'cold',
    direction: null,
    correct: at === 49,
    blocked: false,
    guessNumber: at + 1,
    isHint: false,
  }));
  for (let gameNumber = latest - 30; gameNumber < latest; gameNumber += 1) {
    const kind = gameNumber % 3;
    const game = {
      version: 1,
      savedAt: new Date().toISOString(),
      gameCode: 'proximity',
      mode: 'daily',
      lang: 'en',
      gameNumber,
      code: null,
      origin: 'archive',
      secretWord: kind === 2 ? '~seal' : 'word49',
      gameOver: kind !== 2,
      hasWon: kind === 0,
      guesses: kind === 2 ? guesses.slice(0, 49) : guesses,
      guessCount: 49,
      hintCount: 0,
      waiting: [],
      sortType: 'proximity',
      hasShownStats: true,
      hasShownConfetti: true,
    };
    localStorage.setItem(`game_proximity_${gameNumber}`, JSON.stringify(game));
  }
}
