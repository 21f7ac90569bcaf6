import { expect, test } from '@playwright/test';
import { GamePage } from './game-page';

test.use({ timezoneId: 'Asia/Tokyo' });

test('when it is asked when the new game comes, then the time is that of the player’s zone', async ({
  page,
}) => {
  await new GamePage(page).open();
  const faq = page.getByRole('region', { name: 'Frequently asked questions' });
  // midnight in New York, in summer or in winter
  await expect(faq).toContainText(/For you that is [12]:00\sPM\./);
});

test('when the first answer is closed, then it stays closed on the next visit', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  const faq = page.getByRole('region', { name: 'Frequently asked questions' });
  const first = faq.getByRole('group').first();
  await expect(first.getByRole('paragraph')).toBeVisible();
  await first.getByText('Where do I start?').click();
  await expect(first.getByRole('paragraph')).toBeHidden();
  await page.reload();
  await expect(faq.getByText('Where do I start?')).toBeVisible();
  await expect(first.getByRole('paragraph')).toBeHidden();
  await first.getByText('Where do I start?').click();
  await page.reload();
  await expect(first.getByRole('paragraph')).toBeVisible();
});

test('when questions are not wanted, then they are not there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ showFAQ: false })));
  const game = new GamePage(page);
  await game.open();
  await expect(page.getByRole('img', { name: /^Map of your guesses/ })).toBeVisible();
  await expect(page.getByText('Where do I start?')).toHaveCount(0);
});

test('when somebody comes for the first time, then three steps explain the game until they are skipped', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  const steps = page.getByRole('region', { name: 'How to play' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await steps.getByRole('button', { name: 'Skip' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Your guesses will appear here, nearest first/)).toBeVisible();
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(steps).toBeVisible();
});
