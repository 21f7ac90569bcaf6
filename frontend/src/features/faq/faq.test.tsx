import { screen, within } from '@testing-library/react';
import { keepOnDevice, playedGame } from '../../../test/played-game';
import { gameServer, renderPage, settle, TODAY } from '../../../test/render-page';

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
