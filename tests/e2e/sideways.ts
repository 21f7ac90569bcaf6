import { expect, type Page } from '@playwright/test';

const WIDTHS = [320, 359, 390, 768, 1100, 1280];

/** Fails if anything on the page stands out to the side, at any of these widths. */
export async function expectNoSideways(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const standsOut = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // what depends on the width in a script comes a frame later
    await expect.poll(standsOut, `at ${width}`).toBeLessThanOrEqual(0);
  }
}
