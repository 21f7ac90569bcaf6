import { expect, test, type Locator } from '@playwright/test';
import { GamePage } from './game-page';

test('when guesses are made, then the map shows them, the last one ringed, and says so in words', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  const map = page.getByRole('img', { name: /^Map of your guesses/ });
  await expect(map).toHaveAccessibleName(/0 words are on it/);
  await expect(map.getByText('?', { exact: true })).toBeVisible();
  await game.guess('ocean');
  await expect(map).toHaveAccessibleName(/1 word is on it/);
  const [ocean] = await placesOf(map.locator('circle[data-step]'));
  expect(await placesOf(map.locator('circle[r="10"]'))).toEqual([ocean]);
  await game.guess('bread');
  await expect(map).toHaveAccessibleName(/2 words are on it/);
  await expect(map.getByText('ocean', { exact: true })).toBeVisible();
  await expect(map.getByText('bread', { exact: true })).toBeVisible();
  const dots = await placesOf(map.locator('circle[data-step]'));
  expect(dots).toContain(ocean);
  expect(await placesOf(map.locator('circle[r="10"]'))).toEqual(dots.filter((dot) => dot !== ocean));
});

/** Where circles stand: `x,y` each. */
function placesOf(circles: Locator): Promise<string[]> {
  return circles.evaluateAll((all) =>
    all.map((each) => `${each.getAttribute('cx')},${each.getAttribute('cy')}`),
  );
}

test('when the game is over, then the word stands in the centre with its neighbourhood', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  const secret = await game.secret();
  await game.input.fill(secret);
  await game.input.press('Enter');
  await expect(page.getByText('You found it', { exact: true })).toBeVisible();
  const map = page.getByRole('img', { name: /^Map of your guesses/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText(secret, { exact: true })).toBeVisible();
  await expect(page.getByText(/^With the neighborhood of/)).toBeVisible();
  // the rings, the edge, the guess, and words of the neighbourhood
  await expect.poll(() => map.locator('circle').count()).toBeGreaterThanOrEqual(4 + 1 + 25);
  await expect(map.getByText('?', { exact: true })).toHaveCount(0);
});

test('when the page is wide, then the map stands beside the list, and below it on a phone', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.guess('ocean');
  const map = page.getByRole('img', { name: /^Map of your guesses/ });
  const boxes = async () => ({ list: await game.rows.first().boundingBox(), map: await map.boundingBox() });
  await expect(async () => {
    const wide = await boxes();
    expect(wide.map?.x).toBeGreaterThan((wide.list?.x ?? 0) + (wide.list?.width ?? 0));
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const narrow = await boxes();
    expect(narrow.map?.y).toBeGreaterThan((narrow.list?.y ?? 0) + (narrow.list?.height ?? 0));
  }).toPass();
});
