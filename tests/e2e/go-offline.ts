import { expect, type Page } from '@playwright/test';

/** Cuts the page off, and waits until it knows: the browser tells it a moment later. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}
