import { storeGame } from '@proximity/rules/store-game';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { ok, refused, type FakeServer } from '../../../test/fake-server';
import { friend, friendsServer, maya, signIn, signOut } from '../../../test/friends-server';
import { lostGame, wonGame } from '../../../test/game-summaries';
import { field, gameServer, listed, renderPage, settle } from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  signOut();
});

const savedGame = (game = wonGame(3)) => ({
  found: true,
  game: { gameRef: 'ref-Ines', gameNumber: 904, gameData: storeGame(game, new Date()), complete: true },
});

function serverWith(answer = ok(savedGame()), code = 'proximity'): FakeServer {
  const server = gameServer();
  server.on(`GET /api/game-by-id/ref-Ines/${code}`, answer);
  return server;
}

/** What is told above the list. */
const way = () => screen.findByRole('region', { name: /got there$/ });

async function openOther(server = serverWith(), path = '/other-user/ref-Ines') {
  const page = renderPage(server, path);
  await settle(20);
  return page;
}

describe("a friend's game", () => {
  test('when it was won, then it is told how, and every guess is listed in the order it was made', async () => {
    await openOther();
    expect(await screen.findByRole('heading', { name: 'How your friend got there' })).toBeInTheDocument();
    expect(await way()).toHaveTextContent('Found harbor with 3 guesses and 0 hints.');
    expect(listed()).toEqual(['word0', 'word1', 'harbor']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Game #904');
    expect(screen.getByRole('heading', { name: 'Map of the guesses' })).toBeInTheDocument();
  });

  test('when it was given up, then that is said', async () => {
    await openOther(serverWith(ok(savedGame(lostGame(2)))));
    expect(await way()).toHaveTextContent('Gave up after 2 guesses and 0 hints. The word was harbor.');
  });

  test.each([
    ['was found', wonGame(3), { bars: 3, green: 1 }],
    ['was given up', lostGame(2), { bars: 2, green: 0 }],
  ])(
    'when it %s, then the trail has a bar for each guess, and none for a told word',
    async (_how, game, trail) => {
      await openOther(serverWith(ok(savedGame(game))));
      const bars = (await way()).querySelectorAll('i');
      expect(bars).toHaveLength(trail.bars);
      expect([...bars].filter(({ dataset }) => dataset.warmth === '5')).toHaveLength(trail.green);
      expect([...bars].filter(({ dataset }) => dataset.marked)).toHaveLength(1);
    },
  );

  test('when it was given up without a guess, then the map is one of the words', async () => {
    await openOther(serverWith(ok(savedGame(lostGame(0)))));
    expect(await screen.findByRole('heading', { name: 'Map of the words' })).toBeInTheDocument();
  });

  test('when the order is changed, then the nearest stands on top', async () => {
    const page = await openOther();
    await page.user.click(
      await screen.findByRole('button', { name: 'Sorted by guess number. Sort by proximity' }),
    );
    expect(listed()).toEqual(['harbor', 'word0', 'word1']);
  });

  test('when it was opened from the leaderboard, then it is told whose it is', async () => {
    const world = {
      entries: [friend('Ines', { position: 1, guessCount: 3 }), maya({ guessCount: 9, position: 2 })],
      requests: [],
    };
    signIn(world);
    const server = friendsServer(world);
    server.on('GET /api/game-by-id/ref-Ines/proximity', ok(savedGame()));
    const page = renderPage(server);
    await field();
    await page.user.click(await screen.findByRole('button', { name: 'Friends' }));
    await settle(10);
    await page.user.click(screen.getByRole('link', { name: /Ines/ }));
    await settle(20);
    expect(await screen.findByRole('heading', { name: 'How Ines got there' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('when the address names a game code, then the game of that code is asked for', async () => {
    const server = serverWith(ok(savedGame()), 'proximity_junior_es');
    await openOther(server, '/other-user/ref-Ines?code=proximity_junior_es');
    expect(await way()).toBeInTheDocument();
    expect(server.calls).toContain('GET /api/game-by-id/ref-Ines/proximity_junior_es');
  });

  test('when the address names no known game code, then the daily English game is meant', async () => {
    await openOther(serverWith(), '/other-user/ref-Ines?code=chess');
    expect(await way()).toBeInTheDocument();
  });

  test('when it is looked at, then it leaves nothing on the device', async () => {
    await openOther();
    expect(await way()).toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => /^(game_|stats)/.test(key))).toEqual([]);
  });

  test('when it is looked at, then it leads back to the own game', async () => {
    await openOther();
    expect(await screen.findByRole('link', { name: 'Back to your game' })).toHaveAttribute('href', '/');
  });

  test('when it is looked at, then axe has no objection', async () => {
    await openOther();
    expect(await way()).toBeInTheDocument();
    jest.useRealTimers();
    const rules = { 'color-contrast': { enabled: false } };
    expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  });
});

describe('guessing in it', () => {
  const toast = () => screen.queryByText('You cannot guess in this game');

  test('when a guess is typed, then the page says that there is none, and nothing takes it', async () => {
    const page = await openOther();
    expect(await way()).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await page.user.keyboard('sea');
    expect(toast()).toBeInTheDocument();
    expect(listed()).toEqual(['word0', 'word1', 'harbor']);
  });

  test('when a key is no letter or a short cut, then nothing is said', async () => {
    const page = await openOther();
    expect(await way()).toBeInTheDocument();
    await page.user.keyboard('{Tab}{ArrowDown} {Control>}f{/Control}');
    expect(toast()).not.toBeInTheDocument();
  });

  test('when the page is left, then one can type again', async () => {
    const page = await openOther();
    await page.user.click(await screen.findByRole('link', { name: 'Back to your game' }));
    await page.user.type(await field(), 'sea');
    expect(toast()).not.toBeInTheDocument();
  });
});

describe('a game that cannot be seen', () => {
  const type = (text: string) => screen.getByText(text).parentElement?.className;

  test('when the own game is not over, then it goes home and says so', async () => {
    const message = 'You must finish the game before viewing the other games.';
    await openOther(serverWith(refused(403, 'forbidden')));
    await field();
    expect(location.pathname).toBe('/');
    expect(type(message)).toContain('info');
  });

  test.each([
    ['is unknown', refused(404, 'not_found')],
    ['cannot be fetched', refused(503, 'unavailable')],
    ['has another shape', ok({ found: true, game: { gameData: '{}' } })],
    ['is asked for by a visitor', refused(401, 'unauthenticated')],
  ])('when it %s, then it goes home with "Game not found"', async (_why, answer) => {
    await openOther(serverWith(answer));
    await field();
    expect(location.pathname).toBe('/');
    expect(type('Game not found')).toContain('error');
  });

  test('when it is being fetched, then the shape of a game is shown', async () => {
    const server = serverWith();
    const release = server.hold('GET /api/game-by-id/');
    await openOther(server);
    expect(await screen.findByText('Loading the game')).toBeInTheDocument();
    release();
    await settle(20);
    expect(await way()).toBeInTheDocument();
  });
});
