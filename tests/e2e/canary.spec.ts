import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { GamePage } from './game-page';

/** The ways in which a word could hide in text. */
function disguises(word: string): string[] {
  const bytes = Buffer.from(word);
  return [
    word,
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('hex'),
    [...word].reverse().join(''),
  ];
}

test('when a game is not finished, then its secret is in nothing that reaches or stays in the browser', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open('/play/junior');
  await game.guess('ocean');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('dialog', { name: 'Hint' }).getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.getByText('Hints 1/3', { exact: true })).toBeVisible();
  const { secretOf } = await import('./secret-of');
  const secret = await secretOf({ gameNumber: await game.gameNumber(), mode: 'junior' });

  const stored = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, c: document.cookie }),
  );
  const log = readFileSync(process.env['PROXIMITY_LOG'] ?? '', 'utf8');
  const places = {
    received: await apiOnly(game),
    stored,
    log,
    page: await page.getByRole('main').innerText(),
  };
  for (const [place, text] of Object.entries(places)) {
    for (const disguise of disguises(secret)) {
      const found = new RegExp(`(?<![A-Za-z])${escape(disguise)}(?![A-Za-z])`, 'i').test(text);
      expect(found, `the secret, as ${disguise}, in ${place}`).toBe(false);
    }
  }
});

/** The page's own scripts and texts hold ordinary words; what the server says about a game must not hold this one. */
async function apiOnly(game: GamePage): Promise<string> {
  const text = await game.received();
  return text
    .split(/\n(?=https?:\/\/)/)
    .filter((answer) => !/^https?:\/\/[^/]+\/(assets\/|$|play\/)/.test(answer))
    .join('\n');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
