import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    toasts: string[];
  }
}

/**
 * Has a page write down its toasts. A toast goes after three seconds, and a busy machine may look later than that.
 * To be called before the page is opened.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.toasts = [];
    new MutationObserver((changes) => {
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element);
      // a dialog that opens may bring the toast that is shown along
      const toasts = added.flatMap((each) => [each, ...each.querySelectorAll('[role="status"] > *')]);
      // of an open dialog only the inside is seen and heard
      const isHeard = (each: Element) =>
        each.parentElement?.matches('[role="status"]') === true &&
        (document.querySelector('dialog:modal')?.contains(each) ?? true);
      for (const toast of toasts.filter(isHeard)) window.toasts.push(toast.textContent.trim());
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until the page has said this in a toast, since it was loaded. */
export function expectToast(page: Page, text: string, options: { timeout?: number } = {}): Promise<void> {
  return expect.poll(() => page.evaluate(() => window.toasts), options).toContain(text);
}
