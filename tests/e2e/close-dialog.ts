import { expect, type Page } from '@playwright/test';

/** Waits for a dialog (one that opens by itself comes late) and closes it: until it has gone, the page takes no typing. */
export async function closeDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
