import { statsKey } from '@proximity/rules/statistics-key';
import { NO_STATS } from '@proximity/rules/statistics-record';
import { screen, within } from '@testing-library/react';
import { keepOnDevice, playedGame } from '../../../test/played-game';
import { gameServer, guess, renderPage, settle, TODAY } from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const QUESTIONS = { name: 'Frequently asked questions' };

test('when a game is over, then the questions are under its list, as long as the player wants them', async () => {
  keepOnDevice({ ...playedGame(TODAY, ['coast', 'secret']), hasShownStats: true });
  const page = renderPage(gameServer());
  await settle(20);
  const list = await screen.findByRole('list', { name: 'List of guesses' });
  const faq = screen.getByRole('region', QUESTIONS);
  expect(list.compareDocumentPosition(faq)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.user.click(screen.getByRole('button', { name: 'Settings' }));
  await settle(20);
  await page.user.click(within(screen.getByRole('dialog')).getByRole('switch', { name: 'Show FAQ' }));
  expect(screen.queryByRole('region', QUESTIONS)).not.toBeInTheDocument();
});

async function playing(path: string) {
  const page = renderPage(gameServer(), path);
  await guess(page, 'coast');
  await settle(1200);
  return { page, faq: await screen.findByRole('region', QUESTIONS) };
}

test.each([
  ['/', 'What do far, cold and tepid mean?', 'cold'],
  ['/play/child', 'What do freezing, cold and hot mean?', 'freezing'],
])(
  'when %s is played, then the words of its rows are the ones explained',
  async (path, question, coldest) => {
    const { page, faq } = await playing(path);
    const about = within(faq).getAllByText(/^What do .* mean\?$/);
    expect(about.map(({ textContent }) => textContent)).toEqual([question]);
    expect(document.querySelector('figure [data-warmth="0"]')).toHaveTextContent(coldest);
    await page.user.click(screen.getByRole('button', { name: 'What the numbers mean' }));
    await settle(5);
    const dialog = screen.getByRole('dialog', { name: 'What the numbers mean' });
    expect(/tepid/.test(dialog.textContent)).toBe(path === '/');
    expect(/freezing.*boiling/.test(dialog.textContent)).toBe(path !== '/');
  },
);

test.each([
  ['has never finished a game', 0, true],
  ['has finished one', 1, false],
])('when a player %s, then the way to begin is open accordingly', async (_who, wins, isOpen) => {
  const of = { mode: 'daily', lang: 'en', code: null } as const;
  localStorage.setItem(statsKey(of), JSON.stringify({ ...NO_STATS, wins }));
  const { faq } = await playing('/');
  expect(faq.querySelector('details')?.open).toBe(isOpen);
});
