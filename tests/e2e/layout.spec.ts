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

test('when the kind of a game takes a line of its own, then its bar is no higher than another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const bar = page.getByRole('heading', { level: 1 }).locator('..');
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
  await new GamePage(page).open();
  const plain = await height();
  await new GamePage(page, 'de').open('/play/junior?lang=de');
  await expect(bar).toContainText('Junior · German words');
  expect(await height()).toBe(plain);
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
