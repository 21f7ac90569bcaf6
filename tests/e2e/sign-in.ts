import { expect, type Page } from '@playwright/test';

/** The sample players of a local run, by their first names. */
export type SamplePlayer = 'Maya' | 'Tomás' | 'Ines';

/** Signs in as a sample player, from the account page to the provider and back to the game. */
export async function signIn(page: Page, player: SamplePlayer): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: new RegExp(`^${player} `) }).click();
  await expect(page.getByRole('link', { name: `Account, ${player}` })).toBeVisible();
}
