import { expect, test } from '@playwright/test';
import { GamePage } from './game-page';
import { expectNoSideways } from './sideways';

const WIDTHS = [320, 359, 390, 600, 768, 1024, 1100, 1280, 1920];

test('when the window has any width, then nothing stands out to the side, in play and at the end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = new GamePage(page);
  await game.open();
  await expectNoSideways(page, WIDTHS);
  await game.guess('ocean');
  await game.guess('responsibility');
  await expectNoSideways(page, WIDTHS);
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(page.getByRole('region', { name: 'Nearest words' }).getByRole('row')).toHaveCount(13);
  await expectNoSideways(page, WIDTHS);
});

test('when a guess is too long for its row, then it ends in dots, whatever stands beside it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('settings', JSON.stringify({ showSimilarity: true }));
  });
  await page.setViewportSize({ width: 320, height: 800 });
  const game = new GamePage(page);
  await game.open();
  await game.guess('telecommunication');
  await expect(game.row('telecommunication')).toContainText('similarity');
  await expectNoSideways(page, [320, 360]);
  const word = game.row('telecommunication').getByTitle('telecommunication');
  await expect(word).toHaveCSS('text-overflow', 'ellipsis');
  expect(await word.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
});

for (const width of [320, 390, 600, 768]) {
  test(`when a guess is refused at ${width}, then what stands below the field can still be pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const game = new GamePage(page);
    await game.open();
    const tools = ['Hint', 'Give up', 'Friends'].map((name) => page.getByRole('button', { name }).first());
    const refuse = async () => {
      for (const typo of ['oceen', 'brown oceen']) {
        await game.input.fill(typo);
        await game.input.press('Enter');
        await expect(page.getByText('Word not found')).toBeVisible();
        for (const tool of tools) await tool.click({ trial: true });
      }
    };
    await refuse();
    await game.guess('ocean');
    await refuse();
    await game.input.fill('oceen');
    await game.input.press('Enter');
    const suggestions = page.getByRole('alert').filter({ hasText: 'Did you mean' }).locator('..');
    const note = await suggestions.boundingBox();
    const hint = await tools[0]?.boundingBox();
    expect((note?.y ?? Infinity) + (note?.height ?? 0)).toBeLessThanOrEqual(hint?.y ?? 0);
    await suggestions.getByRole('button').first().click();
    await expect(suggestions).toBeHidden();
  });
}

for (const width of [320, 390]) {
  test(`when a guess of ${width} has three near spellings, then all of them are seen at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const game = new GamePage(page);
    await game.open();
    await game.guess('ocean');
    await game.input.fill('hrbor');
    await game.input.press('Enter');
    const note = page.getByRole('alert').filter({ hasText: 'Did you mean' }).locator('..');
    const chips = note.getByRole('button');
    await expect(chips).toHaveCount(3);
    for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 });
    expect(await note.evaluate(hiddenOf)).toEqual([0, 0]);
  });
}

test('when text is twice as large on a phone, then nothing stands out or is cut, in play and at the end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  const game = new GamePage(page);
  await game.open();
  const heading = page.getByRole('heading', { level: 1 });
  const isWhole = async () => {
    await expectNoSideways(page, [390]);
    expect(await heading.evaluate(hiddenOf)).toEqual([0, 0]);
    for (const name of ['Hint', 'Give up', 'Friends', 'What the numbers mean']) {
      const button = page.getByRole('button', { name }).first();
      if (await button.isVisible()) await expect(button).toBeInViewport({ ratio: 1 });
    }
  };
  await isWhole();
  await game.guess('ocean');
  await isWhole();
  expect(await game.row('ocean').getByText('ocean').evaluate(hiddenOf)).toEqual([0, 0]);
  await game.input.fill('brown oceen');
  await game.input.press('Enter');
  const note = page.getByRole('alert').filter({ hasText: 'One word at a time' }).locator('..');
  await expect(note).toBeVisible();
  expect(await note.evaluate(hiddenOf)).toEqual([0, 0]);
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect((await sheet.evaluate(hiddenOf))[0]).toBe(0);
  await sheet.getByRole('tab', { name: 'Statistics' }).click();
  expect((await sheet.evaluate(hiddenOf))[0]).toBe(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await isWhole();
});

test('when the longest bar of the day is where the player stands, then its words stay inside of a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/proximity/game/*/summary*', async (route) => {
    const response = await route.fetch();
    const { guesses, ...summary } = (await response.json()) as { guesses: { games: number }[] };
    const crowded = guesses.map((bucket, index) => ({ ...bucket, games: index === 0 ? 12_345 : 0 }));
    const numbers = { finished: 12_345, won: 12_345, winRate: 1, medianGuesses: 2, includesOwn: false };
    await route.fulfill({ response, json: { ...summary, ...numbers, guesses: crowded } });
  });
  const game = new GamePage(page);
  await game.open();
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(page.getByText('12,345 · your place')).toBeVisible();
  await expectNoSideways(page, [320, 390]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSideways(page, [390]);
});

test('when a game is won at 320, then no button of the panel is filled to its border', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  const game = new GamePage(page);
  await game.open();
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  const panel = page.getByRole('region', { name: await game.secret() });
  const friends = panel.getByRole('button', { name: 'Friends' });
  await expect(friends).toBeVisible();
  const room = await friends.evaluate((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    const inner = text.getBoundingClientRect();
    const outer = button.getBoundingClientRect();
    return Math.min(inner.left - outer.left, outer.right - inner.right);
  });
  expect(room).toBeGreaterThanOrEqual(8);
});

test('when a button is pressed twice, then its text is not selected', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  // it says why there is none: not to be pressed only for those who cannot see that
  await page.getByText('Next', { exact: true }).dblclick({ force: true });
  await expect(page.getByText('You cannot view future games')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('when the kind of a game takes a line of its own, then its bar is no higher than another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const bar = page.getByRole('heading', { level: 1 }).locator('..');
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
  await new GamePage(page).open();
  const plain = await height();
  await new GamePage(page, 'de').open('/play/junior?lang=de');
  const kind = bar.getByText('Junior · German words');
  await expect(kind).toBeVisible();
  expect(await height()).toBe(plain);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const words = await kind.boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? Infinity)).toBeLessThanOrEqual(
    (heading?.x ?? 0) + (heading?.width ?? 0),
  );
});

interface Moved {
  value: number;
  what: string;
}

declare global {
  interface Window {
    moved: Moved[];
  }
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 700 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`when guesses arrive on a ${device}, or are refused, then nothing moves but the list`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(watchShifts);
    const game = new GamePage(page);
    await game.open();
    await game.guess('ocean');
    await game.guess('bread');
    await page.evaluate(() => (window.moved.length = 0));
    for (const word of ['river', 'castle', 'market', 'engine', 'music', 'winter', 'garden']) {
      await game.guess(word);
    }
    await game.input.fill('oceen');
    await game.input.press('Enter');
    await expect(page.getByText('Did you mean')).toBeVisible();
    await game.input.press('Backspace');
    await expect(page.getByText('Did you mean')).toBeHidden();
    const moved = await page.evaluate(() => window.moved);
    expect(moved).toEqual([]);
  });
}

for (const [order, [first, second]] of Object.entries({
  'the questions before the explanation': ['faq', 'how-to-play'],
  'the explanation before the questions': ['how-to-play', 'faq'],
  'what stands at the side before both': ['game-side', 'faq'],
} as const)) {
  for (const width of [320, 1280]) {
    test(`when a first visit at ${width} fetches ${order}, then nothing moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(watchShifts);
      const isThere = page.waitForResponse((response) => response.url().includes(`/${first}-`));
      await page.route(`**/assets/${second}-*`, async (route) => {
        await isThere;
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        await route.continue();
      });
      await new GamePage(page).open();
      await expect(page.getByText('Guess any word')).toBeAttached();
      await expect(page.getByRole('region', { name: 'Frequently asked questions' })).toBeAttached();
      await expect(page.getByRole('heading', { name: 'Map of your guesses' })).toBeAttached();
      expect(await page.evaluate(() => window.moved)).toEqual([]);
    });
  }
}

/** How much of what an element holds lies out of its sight, across and down. */
function hiddenOf({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): [number, number] {
  return [Math.max(0, scrollWidth - clientWidth), Math.max(0, scrollHeight - clientHeight)];
}

/** Keeps the shifts of everything outside of the list, and of what stands below it, which grows. */
function watchShifts(): void {
  window.moved = [];
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  new PerformanceObserver((entries) => {
    const list = document.querySelector('ol[aria-label="List of guesses"]');
    for (const entry of entries.getEntries() as Shift[]) {
      const others = entry.sources.filter(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element || list?.contains(element)) return false;
        if (!list) return true;
        const isBelow = list.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
        return !(isBelow && element.getBoundingClientRect().top >= list.getBoundingClientRect().bottom);
      });
      for (const { node } of others) {
        const what = node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent);
        window.moved.push({ value: entry.value, what });
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
