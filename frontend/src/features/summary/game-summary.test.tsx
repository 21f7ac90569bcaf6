import { gameKey } from '@proximity/rules/game-key';
import type { GameState } from '@proximity/rules/game-state';
import { storeGame } from '@proximity/rules/store-game';
import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { ok, refused, type FakeServer } from '../../../test/fake-server';
import { friendsServer, maya, signIn, signOut } from '../../../test/friends-server';
import { lostGame, summaryWith, wonGame } from '../../../test/game-summaries';
import { gameServer, renderPage, settle } from '../../../test/render-page';
import { markUnsaved } from '../../account/unsaved-games';
import { createDeviceStorage } from '../../device/device-storage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  signOut();
});

const SUMMARY = 'GET /proximity/game/904/summary';
const summary = summaryWith({ won: 6, finished: 8, games: [1, 2, 3] });

async function show(server: FakeServer, game: GameState = wonGame(15), path = '/') {
  localStorage.setItem(gameKey(game), storeGame({ ...game, hasShownStats: true }, new Date()));
  const page = renderPage(server, path);
  await settle(30);
  await screen.findByRole('region', { name: 'harbor' });
  await settle(30);
  return page;
}

function serverWith(answer = ok(summary), call = SUMMARY): FakeServer {
  const server = gameServer();
  server.on(call, answer);
  return server;
}

const section = (name = 'How today went') => screen.getByRole('region', { name });
const bars = () =>
  within(section())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('how a game went', () => {
  test('when it was won, then players, win rate, median, hints, bars and the own place are told', async () => {
    await show(serverWith());
    expect(section()).toHaveTextContent('9 members');
    expect(section()).toHaveTextContent(
      '75% found it. Half of them needed 18 guesses or fewer. 100% took no hint. 50% of the others needed more guesses than you.',
    );
    expect(bars()).toEqual([
      ['1–10', '1'],
      ['11–20', '2 · your place'],
      ['over 20', '3'],
      ['gave up', '2'],
    ]);
    expect(section()).toHaveTextContent('Only games of members who play signed in are counted.');
  });

  test('when many needed fewer guesses, then that is told', async () => {
    await show(serverWith(), wonGame(50));
    expect(section()).toHaveTextContent('50% of the others needed fewer guesses than you.');
  });

  test('when it was given up, then the own bar is that of those who gave up, without a comparison', async () => {
    await show(serverWith(), lostGame());
    expect(bars().at(-1)).toEqual(['gave up', '2 · your place']);
    expect(section()).not.toHaveTextContent('than you');
  });

  test.each([
    ['no member has begun it', 0],
    ['members still play it', 1],
  ])(
    'when %s, then that nobody has finished is a sentence, and there are no empty bars',
    async (_who, players) => {
      await show(serverWith(ok({ ...summaryWith({ won: 0, finished: 0, games: [0, 0, 0] }), players })));
      expect(section()).toHaveTextContent(
        'No member has finished it yet. You found it before any member did.',
      );
      expect(within(section()).queryByRole('table')).toBeNull();
      expect(within(section()).queryByText('0 members')).toBeNull();
    },
  );

  test('when all members gave up, then the bars say so', async () => {
    await show(serverWith(ok(summaryWith({ won: 0, finished: 2, games: [0, 0, 0] }))));
    expect(bars().at(-1)).toEqual(['gave up', '2']);
  });

  test('when the member signs out in another tab, then it is asked whose it is now', async () => {
    const world = { entries: [maya()], requests: [] };
    signIn(world);
    const server = friendsServer(world);
    server.on(SUMMARY, ok(summaryWith({ won: 1, finished: 1, games: [0, 1, 0], includesOwn: true })));
    await show(server);
    server.on(SUMMARY, ok(summaryWith({ won: 1, finished: 1, games: [0, 1, 0], includesOwn: false })));
    signOut();
    localStorage.removeItem('user');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    await settle(50);
    expect(section()).not.toHaveTextContent('You are the first member');
  });

  test('when the only member is the player, then the player is the first', async () => {
    const world = { entries: [maya()], requests: [] };
    signIn(world);
    const server = friendsServer(world);
    server.on(SUMMARY, ok(summaryWith({ won: 1, finished: 1, games: [0, 1, 0], includesOwn: true })));
    await show(server);
    expect(section()).toHaveTextContent('You are the first member to find it.');
  });

  test.each([
    ['nobody else is counted', [0, 0, 0], wonGame(15), [0, 1, 0], ['11–20', '1 · you']],
    ['another took about as many guesses', [0, 1, 0], wonGame(15), [0, 2, 0], ['11–20', '2 · you']],
    ['it was given up', [0, 1, 0], lostGame(), [0, 1, 0], ['gave up', '1 · you']],
  ] as const)(
    "when the member's own game is not counted yet and %s, then it is asked again until it is",
    async (_who, before, game, after, own) => {
      const world = { entries: [maya()], requests: [] };
      signIn(world);
      const server = friendsServer(world);
      const others = before[1];
      server.on(SUMMARY, ok(summaryWith({ won: others, finished: others, games: before })));
      await show(server, game);
      expect(section()).not.toHaveTextContent(/first member|· you/);
      const numbers = { won: after[1], finished: others + 1, games: after, includesOwn: true };
      server.on(SUMMARY, ok(summaryWith(numbers)));
      await settle(2100);
      expect(bars()).toContainEqual(own);
      const asked = () => server.calls.filter((call) => call.startsWith(SUMMARY)).length;
      const calls = asked();
      await settle(10_000);
      expect(asked()).toBe(calls);
    },
  );

  test("when the member's own game is saved only after a while, then it is asked again as soon as it is", async () => {
    const world = { entries: [maya()], requests: [] };
    signIn(world);
    const server = friendsServer(world);
    const nobody = summaryWith({ won: 0, finished: 0, games: [0, 0, 0] });
    server.on(SUMMARY, ok(nobody));
    server.on('POST /api/upsert-stats', ok({}));
    server.on('POST /api/upsert-game', refused(503, 'unavailable'));
    jest.spyOn(console, 'warn').mockImplementation();
    markUnsaved(createDeviceStorage(window), gameKey(wonGame(15)), null);
    const page = await show(server);
    void page.services.account.start(false);
    // the game is tried again after 126 s, the summary asked for after 124 s and not before 184 s
    await settle(125_000);
    expect(section()).toHaveTextContent('No member has finished it yet.');
    server.on(SUMMARY, ok(summaryWith({ won: 1, finished: 1, games: [0, 1, 0], includesOwn: true })));
    server.on('POST /api/upsert-game', (_path, { body }) => ok({ game: body }));
    await settle(8000);
    expect(section()).toHaveTextContent('You are the first member to find it.');
  });

  test("when an answer fails while the member's own game is waited for, then it is asked again all the same", async () => {
    const world = { entries: [maya()], requests: [] };
    signIn(world);
    const server = friendsServer(world);
    server.on(SUMMARY, ok(summaryWith({ won: 0, finished: 0, games: [0, 0, 0] })));
    await show(server);
    server.on(SUMMARY, refused(503, 'unavailable'));
    await settle(2100);
    server.on(SUMMARY, ok(summaryWith({ won: 1, finished: 1, games: [0, 1, 0], includesOwn: true })));
    await settle(5000);
    expect(section()).toHaveTextContent('You are the first member to find it.');
  });

  test("when the member's own game is never counted, then it is asked for less and less often", async () => {
    const world = { entries: [maya()], requests: [] };
    signIn(world);
    const server = friendsServer(world);
    server.on(SUMMARY, ok(summaryWith({ won: 0, finished: 0, games: [0, 0, 0] })));
    await show(server);
    const asked = () => server.calls.filter((call) => call.startsWith(SUMMARY)).length;
    const first = asked();
    await settle(10_000);
    const soon = asked() - first;
    expect(soon).toBeGreaterThan(1);
    await settle(600_000);
    expect(asked() - first - soon).toBeLessThan(20);
  });

  test('when all needed about as many, then that is told', async () => {
    await show(serverWith(ok(summaryWith({ won: 2, finished: 2, games: [0, 2, 0] }))));
    expect(section()).toHaveTextContent('The others needed about as many guesses as you.');
  });

  test('when it is asked for, then the word proves that the game is over, also one with an accent', async () => {
    const given = jest.fn();
    const server = serverWith();
    server.on(SUMMARY, (path, { headers }) => {
      given(path, headers['x-game-word']);
      return ok(summary);
    });
    await show(server, { ...wonGame(3), secretWord: 'café' });
    expect(given).toHaveBeenCalledWith('/proximity/game/904/summary?mode=daily&lang=en', 'caf%C3%A9');
  });

  test('when it is a game of the archive, then it is named by its number', async () => {
    const game = { ...wonGame(15), gameNumber: 7, origin: 'archive' } as const;
    await show(serverWith(ok(summary), 'GET /proximity/game/7/summary'), game, '/archive/game?num=7');
    expect(section('How game #7 went')).toHaveTextContent('75% found it.');
  });

  test("when it is yesterday's, then the daily game of that number is asked for", async () => {
    const server = serverWith(ok(summary), 'GET /proximity/game/903/summary?mode=daily&lang=en');
    await show(server, { ...wonGame(15), gameNumber: 903, mode: 'yesterday' }, '/play/yesterday');
    expect(section('How game #903 went')).toHaveTextContent('75% found it.');
  });

  test('when it is shown, then axe has no objection', async () => {
    await show(serverWith());
    jest.useRealTimers();
    const rules = { 'color-contrast': { enabled: false } };
    expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  });
});

describe('where nothing can be told', () => {
  const shown = () => screen.queryByRole('heading', { name: /^How .* went$/ });

  test.each([
    ['the server is away', refused(503, 'unavailable')],
    ['the word is not believed', refused(403, 'not_finished')],
    ['the answer has another shape', ok({ players: 3 })],
    ['there is no network', 'offline'],
  ] as const)('when %s, then nothing stands there', async (_why, answer) => {
    await show(serverWith(answer));
    expect(shown()).not.toBeInTheDocument();
  });

  test('when the game is one of a link, then nobody is asked', async () => {
    const server = serverWith();
    server.on('GET /similarity/en/~code/', ok({}));
    const game = { ...wonGame(3), gameNumber: -1, code: '~code', origin: 'custom' } as const;
    await show(server, game, '/custom/~code');
    expect(server.calls.filter((call) => call.includes('/summary'))).toEqual([]);
    expect(shown()).not.toBeInTheDocument();
  });

  test('when the answer takes a while, then its place is kept', async () => {
    const server = serverWith();
    const release = server.hold(SUMMARY);
    await show(server);
    expect(section()).not.toHaveTextContent('found it');
    release();
    await settle(10);
    expect(section()).toHaveTextContent('75% found it.');
  });
});
