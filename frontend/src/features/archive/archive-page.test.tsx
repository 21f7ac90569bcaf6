import { act, screen, within } from '@testing-library/react';
import { gameKey } from '@proximity/rules/game-key';
import { newGame } from '@proximity/rules/new-game';
import { secretScore } from '@proximity/rules/secret-score';
import { storeGame } from '@proximity/rules/store-game';
import type { GameStatus } from '@proximity/rules/game-state';
import { refused, scoreOf } from '../../../test/fake-server';
import { gameServer, renderPage, settle, TODAY } from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** Puts a game on the device: so many guesses, and then the end if it has one. */
function play(
  gameNumber: number,
  status: GameStatus,
  guesses: number,
  more: { mode?: 'child'; lang?: 'es' } = {},
) {
  const identity = { mode: more.mode ?? 'daily', lang: more.lang ?? 'en', gameNumber, code: null } as const;
  const rows = Array.from({ length: guesses }, (_, index) => scoreOf(`w${index}`, 100 + index));
  if (status === 'won') rows.pop();
  if (status !== 'playing') rows.push(secretScore('secret'));
  const game = {
    ...newGame({ ...identity, origin: 'main', secretWord: '~s' }),
    status,
    guesses: rows.map((score, index) => ({ ...score, guessNumber: index + 1, isHint: false })),
  };
  localStorage.setItem(gameKey(identity), storeGame(game, new Date()));
}

async function openArchive(path = '/archive') {
  const page = renderPage(gameServer(), path);
  await settle(50);
  await screen.findByRole('heading', { name: /^Archive/ });
  await screen.findByText("Today's game");
  await settle(50);
  return page;
}

const card = (name: RegExp | string) => screen.getByRole('link', { name });

test('when the archive is opened, then every game is there, newest first, by months', async () => {
  await openArchive();
  const links = screen.getAllByRole('link', { name: /^Game #\d+/ });
  expect(links).toHaveLength(TODAY - 1);
  expect(links[0]).toHaveTextContent('Game #903Fri 20');
  expect(links.at(-1)).toHaveTextContent('Game #1Sat 1');
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'June 2024' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '904 games so far' })).toBeInTheDocument();
  expect(document.title).toBe('Archive | Proximity');
});

test('when games were played here, then each says how far it came', async () => {
  play(903, 'won', 12);
  play(902, 'lost', 5);
  play(901, 'playing', 2);
  play(900, 'playing', 0);
  play(300, 'won', 1);
  play(TODAY, 'playing', 1);
  await openArchive();
  expect(card(/^Game #903/)).toHaveTextContent('Won in 12');
  expect(card(/^Game #902/)).toHaveTextContent('Game over');
  expect(card(/^Game #901/)).toHaveTextContent('Started');
  expect(card(/^Game #900/)).toHaveTextContent(/^Game #900Tue 17$/);
  expect(card(/^Game #300/)).toHaveTextContent('Won in 1');
  expect(card(/^Today's game/)).toHaveTextContent('Started');
  const counts = screen.getByRole('complementary').querySelectorAll('dd');
  expect([...counts].map((count) => count.textContent)).toEqual(['2', '1', '2']);
});

test('when another tab plays, then the mark follows', async () => {
  await openArchive();
  play(903, 'won', 3);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'game_proximity_903' })));
  await settle(50);
  expect(card(/^Game #903/)).toHaveTextContent('Won in 3');
});

test('when the visit is in another language or mode, then marks and links are of those games', async () => {
  play(903, 'won', 3);
  play(902, 'won', 4, { lang: 'es', mode: 'child' });
  await openArchive('/archive?lang=es&mode=child');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Archive · Child · Spanish words');
  expect(card(/^Game #903/)).not.toHaveTextContent('Won');
  expect(card(/^Game #902/)).toHaveTextContent('Won in 4');
  expect(card(/^Game #902/)).toHaveAttribute('href', '/archive/game?num=902&mode=child&lang=es');
  expect(card(/^Today's game/)).toHaveAttribute('href', '/play/child?lang=es');
});

test('when a number is given, then its game opens; one of the future or of no game is refused kindly', async () => {
  const { user } = await openArchive();
  const field = screen.getByRole('textbox', { name: 'Go to a game' });
  await user.type(field, '905{Enter}');
  expect(screen.getByText('Hey! You cannot play future games!')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'abc{Enter}');
  expect(screen.getByText('Date not found')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '7{Enter}');
  expect(await screen.findByRole('heading', { name: /^Game #7/ })).toBeInTheDocument();
});

test('when a month is chosen, then its heading has the focus', async () => {
  const { user } = await openArchive();
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const months = screen.getByRole('navigation', { name: 'Months' });
  await user.click(within(months).getByRole('button', { name: 'March 2025' }));
  expect(screen.getByRole('heading', { name: 'March 2025' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalled();
});

test('when the day cannot be asked for, then the page says so and tries again', async () => {
  const server = gameServer();
  server.on('GET /proximity/today', refused(503, 'unavailable'));
  const { user } = renderPage(server, '/archive');
  await settle(50);
  server.on('GET /proximity/today', () => ({
    status: 200,
    body: {
      gameNumber: 3,
      date: '2024-06-03',
      now: '2024-06-03T12:00:00Z',
      nextGameAt: '2024-06-04T04:00:00Z',
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await settle(50);
  expect(screen.getAllByRole('link', { name: /^Game #\d+/ })).toHaveLength(2);
});
