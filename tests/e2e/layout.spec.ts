import { expect, test, type Page } from '@playwright/test';
import { GamePage } from './game-page';

const WIDTHS = [320, 359, 390, 600, 768, 1024, 1100, 1280, 1920];

test('when the window has any width, then nothing stands out to the side, in play and at the end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = new GamePage(page);
  await game.open();
  await expectNoSideways(page);
  await game.guess('ocean');
  await game.guess('responsibility');
  await expectNoSideways(page);
  await game.input.fill(await game.secret());
  await game.input.press('Enter');
  await expect(page.getByRole('region', { name: 'Nearest words' }).getByRole('row')).toHaveCount(13);
  await expectNoSideways(page);
});

async function expectNoSideways(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0], `at ${width}`).toBeLessThanOrEqual(widths[1] ?? 0);
  }
}

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
  test(`when guesses arrive on a ${device}, then nothing moves but the list and the number that counts up`, async ({
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
    const moved = await page.evaluate(() => window.moved);
    expect(moved).toEqual([]);
  });
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
        if (!element || !list || list.contains(element)) return false;
        // the number that counts up moves its own digits, and nothing else
        if (element.closest('[aria-label="Last guess"] [class*=away]')) return false;
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
