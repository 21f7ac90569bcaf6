import { gameKey } from '@proximity/rules/game-key';
import type { GameState } from '@proximity/rules/game-state';
import { mergeGames } from '@proximity/rules/merge-games';
import { restoreGame } from '@proximity/rules/restore-game';
import { ok, refused, scoreOf, type FakeServer } from '../../test/fake-server';
import { accountServer, clearHint, openAccount, setHint, userBody } from '../../test/open-account';
import { keepOnDevice, playedGame, savedBody, withGuess } from '../../test/played-game';
import type { Account } from './account';
import { UNSAVED_GAMES_KEY } from './unsaved-games';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  setHint();
});
afterEach(() => {
  jest.useRealTimers();
  clearHint();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const unsaved = () => Object.keys(JSON.parse(localStorage.getItem(UNSAVED_GAMES_KEY) ?? '{}') as object);
const stored = (key: string) => restoreGame(localStorage.getItem(key) ?? '');
const words = (game: GameState | undefined) => game?.guesses.map(({ word }) => word);
const saves = (server: FakeServer) => server.calls.filter((call) => call === 'POST /api/upsert-game').length;

/** Writes a game as a player does, and has the account save it. */
function play(account: Account, game: GameState): string {
  const before = stored(gameKey(game))?.guesses ?? [];
  const key = keepOnDevice(game);
  account.keepGame(game, before);
  return key;
}

async function opened(server: FakeServer) {
  const own = openAccount(server);
  const start = own.account.start(false);
  await pass(0);
  await start;
  return own;
}

/** A game on the screen. */
function shown(game: GameState) {
  const open = {
    game,
    current: () => open.game,
    join(theirs: GameState) {
      open.game = mergeGames(theirs, open.game);
      keepOnDevice(open.game);
    },
  };
  return open;
}

test('when a player signs in, then the games of the device are saved one every 200 ms, each list once, and that is told once', async () => {
  keepOnDevice(playedGame(903, ['coast', 'secret']));
  keepOnDevice(playedGame(904, ['river']));
  keepOnDevice(playedGame(5, ['wood'], { mode: 'junior', lang: 'es' }));
  keepOnDevice(playedGame(6, []));
  keepOnDevice(playedGame(-1, ['lake'], { code: '~made', origin: 'custom' }));
  const server = accountServer();
  const sent: { at: number; body: unknown }[] = [];
  server.on('GET /api/user', ok(userBody({ gamesInitialLoadComplete: false })));
  server.on('POST /api/upsert-game', (_path, { body }) => {
    sent.push({ at: Date.now(), body });
    return ok({ game: body });
  });
  const { account } = openAccount(server);
  const start = account.start(false);
  await pass(1000);
  await start;
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      gameCode: 'proximity',
      gameNumber: 903,
      hasWon: true,
      complete: true,
      rarity: -1,
      hintCount: 0,
    }),
    expect.objectContaining({ gameCode: 'proximity', gameNumber: 904, hasWon: false, complete: false }),
    expect.objectContaining({ gameCode: 'proximity_junior_es', gameNumber: 5 }),
  ]);
  const [first = 0, second = 0, third = 0] = sent.map(({ at }) => at);
  expect([second - first, third - second]).toEqual([200, 200]);
  expect(server.calls.filter((call) => call.endsWith('initial-load-complete'))).toHaveLength(1);
  expect(account.current().user?.gamesInitialLoadComplete).toBe(true);
  expect(unsaved()).toEqual([]);

  await opened(server);
  await pass(1000);
  expect(saves(server)).toBe(3);
});

test('when the first upload is cut short, then it goes on after a reload, and is told complete only then', async () => {
  keepOnDevice(playedGame(903, ['coast']));
  keepOnDevice(playedGame(904, ['river']));
  const server = accountServer();
  server.on('GET /api/user', ok(userBody({ gamesInitialLoadComplete: false })));
  server.on('POST /api/upsert-game', () =>
    saves(server) > 1 ? 'offline' : ok({ game: savedBody(playedGame(903, ['coast'])) }),
  );
  const start = openAccount(server).account.start(false);
  await pass(300);
  await start;
  expect(unsaved()).toEqual(['game_proximity_904']);
  expect(server.calls).not.toContain('POST /api/games-initial-load-complete');
  server.on('POST /api/upsert-game', (_path, { body }) => ok({ game: body }));
  await opened(server);
  expect(unsaved()).toEqual([]);
  expect(server.calls).toContain('POST /api/games-initial-load-complete');
});

test('when guesses are made, then the first is saved at once, later ones together, and the end at once', async () => {
  const server = accountServer();
  const { account } = await opened(server);
  let game = playedGame(904, ['coast']);
  play(account, game);
  await pass(0);
  expect([saves(server), unsaved()]).toEqual([1, []]);
  game = withGuess(game, scoreOf('river', 60));
  play(account, game);
  await pass(1000);
  game = withGuess(game, scoreOf('lake', 70));
  const key = play(account, game);
  expect([saves(server), unsaved()]).toEqual([1, [key]]);
  await pass(1000);
  expect([saves(server), unsaved()]).toEqual([2, []]);
  play(account, withGuess(game, scoreOf('secret', 1)));
  await pass(0);
  expect([saves(server), unsaved()]).toEqual([3, []]);
});

test.each([
  ['down', refused(503, 'unavailable')],
  ['out of reach', 'offline'],
] as const)(
  'when the account is %s, then saving is tried again ever more slowly, across a reload',
  async (_how, answer) => {
    const server = accountServer();
    server.on('POST /api/upsert-game', answer);
    const { account, log } = await opened(server);
    const key = play(account, playedGame(904, ['coast', 'secret']));
    await pass(0);
    expect(saves(server)).toBe(1);
    await pass(2000);
    expect(saves(server)).toBe(2);
    await pass(3999);
    expect(saves(server)).toBe(2);
    await pass(1);
    expect(saves(server)).toBe(3);
    expect(log).toHaveBeenCalledTimes(3);
    expect(unsaved()).toEqual([key]);
    server.on('POST /api/upsert-game', (_path, { body }) => ok({ game: body }));
    await opened(server);
    expect(unsaved()).toEqual([]);
  },
);

test('when a game has ended, then the record goes to the account with it, though the number of plays is the same', async () => {
  const server = accountServer();
  const record = { totalPlays: 51, wins: 41 };
  localStorage.setItem('stats', JSON.stringify(record));
  server.on(
    'GET /api/stats/',
    ok({ found: true, stats: { stats: JSON.stringify({ ...record, wins: 40 }) } }),
  );
  const told: unknown[] = [];
  server.on('POST /api/upsert-stats', (_path, { body }) => {
    told.push(body);
    return ok({});
  });
  server.on('POST /api/upsert-game', (_path, { body }) => ok({ game: body }));
  const { account } = await opened(server);
  play(account, playedGame(904, ['river']));
  await pass(2000);
  expect(told).toEqual([]);
  play(account, playedGame(904, ['river', 'secret']));
  await pass(0);
  expect(told).toMatchObject([{ gameCode: 'proximity', gamesPlayed: 51, gameCompleted: 41 }]);
});

test('when the end of a game cannot be saved, then it does not keep the others from being saved', async () => {
  const server = accountServer();
  const sent: unknown[] = [];
  server.on('POST /api/upsert-game', (_path, { body }) => {
    const { gameNumber } = body as { gameNumber: number };
    if (gameNumber === 904) return refused(500, 'internal');
    sent.push(gameNumber);
    return ok({ game: body });
  });
  const { account } = await opened(server);
  play(account, playedGame(903, ['coast']));
  play(account, playedGame(904, ['river', 'secret']));
  await pass(10_000);
  expect(sent).toEqual([903]);
  expect(unsaved()).toEqual(['game_proximity_904']);
});

test('when a game was left before its rows could be fetched, then it is not asked for again', async () => {
  const server = accountServer();
  const { account } = await opened(server);
  server.on('GET /api/game/', 'offline');
  const letGo = server.hold('GET /api/game/');
  const close = account.openGame(shown(playedGame(904, ['river'])));
  await pass(0);
  close();
  letGo();
  await pass(0);
  const asked = () => server.calls.filter((call) => call.startsWith('GET /api/game/')).length;
  expect(asked()).toBe(1);
  await pass(5000);
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(asked()).toBe(1);
});

test('when a game is refused for good, then that is logged and the next one is saved', async () => {
  keepOnDevice(playedGame(903, ['coast']));
  keepOnDevice(playedGame(904, ['river']));
  const server = accountServer();
  server.on('POST /api/upsert-game', (_path, { body }) =>
    (body as { gameNumber: number }).gameNumber === 903
      ? refused(400, 'invalid_request')
      : ok({ game: body }),
  );
  const { account, log } = openAccount(server);
  const start = account.start(false);
  await pass(300);
  await start;
  expect([saves(server), unsaved(), log.mock.calls.length]).toEqual([2, [], 1]);
});

describe('when the word of a game was changed after it was won, so that the account refuses the win', () => {
  async function refusedWin() {
    const game = playedGame(904, ['coast', 'secret']);
    const key = keepOnDevice(game);
    const server = accountServer();
    server.on('GET /api/user', ok(userBody({ gamesInitialLoadComplete: false })));
    server.on('POST /api/upsert-game', refused(409, 'conflict'));
    const page = await opened(server);
    await pass(10_000);
    return { ...page, game, key, server };
  }

  test('then it stays on the device as it is, is not sent again, and holds nothing else up', async () => {
    const { account, game, key, server, tellFailure } = await refusedWin();
    expect([saves(server), unsaved()]).toEqual([1, []]);
    expect([words(stored(key)), stored(key)?.status]).toEqual([words(game), 'won']);
    expect(account.current().user?.gamesInitialLoadComplete).toBe(true);
    expect(server.calls).toContain('POST /api/games-initial-load-complete');
    expect(tellFailure).not.toHaveBeenCalled();
  });

  test('then opening it again sends nothing, and what is played later is sent', async () => {
    const { account, game, server } = await refusedWin();
    account.openGame(shown(game));
    await pass(5000);
    expect(saves(server)).toBe(1);
    server.on('POST /api/upsert-game', (_path, { body }) => ok({ game: body }));
    play(account, playedGame(905, ['river']));
    await pass(3000);
    expect(saves(server)).toBe(2);
  });
});

test('when the session cannot be renewed because its service is down, then the game stays unsaved and is saved later', async () => {
  const server = accountServer();
  const { account } = await opened(server);
  server.on('POST /api/upsert-game', refused(401, 'unauthenticated'));
  server.on('POST /auth/refresh', refused(503, 'unavailable'));
  const key = play(account, playedGame(904, ['coast', 'secret']));
  await pass(0);
  expect([account.isSignedIn(), unsaved()]).toEqual([true, [key]]);
  server.on('POST /auth/refresh', ok({}));
  server.on('POST /api/upsert-game', (_path, { body }) => ok({ game: body }));
  await pass(2000);
  expect(unsaved()).toEqual([]);
});

test('when one game cannot be saved, then the others are saved all the same', async () => {
  const stuck = keepOnDevice(playedGame(902, ['lake']));
  keepOnDevice(playedGame(903, ['coast']));
  keepOnDevice(playedGame(904, ['river']));
  const server = accountServer();
  server.on('POST /api/upsert-game', (_path, { body }) =>
    (body as { gameNumber: number }).gameNumber === 902 ? refused(500, 'internal') : ok({ game: body }),
  );
  await opened(server);
  await pass(3000);
  expect(unsaved()).toEqual([stuck]);
});

test('when the game goes on while it is saved, then it is saved again', async () => {
  const server = accountServer();
  const { account } = await opened(server);
  const letGo = server.hold('POST /api/upsert-game');
  const game = playedGame(904, ['coast']);
  const key = play(account, game);
  await pass(2000);
  play(account, withGuess(game, scoreOf('river', 60)));
  letGo();
  await pass(0);
  expect(unsaved()).toEqual([key]);
  await pass(2000);
  expect([saves(server), unsaved()]).toEqual([2, []]);
});

test('when the answer has rows of another device, then they come to this one', async () => {
  const server = accountServer();
  server.on('POST /api/upsert-game', ok({ game: savedBody(playedGame(904, ['lake', 'coast'])) }));
  const { account } = await opened(server);
  const key = play(account, playedGame(904, ['coast']));
  await pass(2000);
  expect(words(stored(key))).toEqual(['lake', 'coast']);
});

test('when a game is opened, then the account’s rows come in; what it lacks is saved', async () => {
  const server = accountServer();
  server.on('GET /api/game/proximity/904', ok({ found: true, game: savedBody(playedGame(904, ['lake'])) }));
  const { account } = await opened(server);
  const open = shown(playedGame(904, ['coast']));
  keepOnDevice(open.game);
  account.openGame(open);
  await pass(0);
  expect(words(open.game)).toEqual(['lake', 'coast']);
  expect(saves(server)).toBe(1);
});

test('when a game is opened that the account has as it is, then nothing is sent', async () => {
  const server = accountServer();
  server.on('GET /api/game/proximity/904', ok({ found: true, game: savedBody(playedGame(904, ['lake'])) }));
  const { account } = await opened(server);
  account.openGame(shown(playedGame(904, ['lake'])));
  account.openGame(shown(playedGame(903, [])));
  await pass(5000);
  expect(saves(server)).toBe(0);
});

test('when the page is looked at again, then another device’s progress is there; not when the game was left', async () => {
  const server = accountServer();
  const { account } = await opened(server);
  const open = shown(playedGame(904, []));
  const close = account.openGame(open);
  await pass(0);
  server.on('GET /api/game/proximity/904', ok({ found: true, game: savedBody(playedGame(904, ['lake'])) }));
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(words(open.game)).toEqual([]);
  await pass(3000);
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(words(open.game)).toEqual(['lake']);
  close();
  const asked = server.calls.length;
  await pass(3000);
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(server.calls).toHaveLength(asked);
});

test('when a visitor plays, then nothing is sent, and the game is saved at the sign-in', async () => {
  clearHint();
  const server = accountServer();
  const { account } = await opened(server);
  const key = play(account, playedGame(904, ['coast', 'secret']));
  await pass(5000);
  expect([server.calls, unsaved()]).toEqual([[], [key]]);
  setHint();
  await opened(server);
  expect([saves(server), unsaved()]).toEqual([1, []]);
});

test('when a player signs out, then what is not saved yet is saved first, but not waited for long', async () => {
  const server = accountServer();
  const { account } = await opened(server);
  play(account, playedGame(904, ['coast']));
  await account.signOut();
  expect(server.calls.slice(-2)).toEqual(['POST /api/upsert-game', 'POST /auth/logout']);

  setHint();
  const again = await opened(server);
  play(again.account, playedGame(904, ['coast', 'river']));
  server.hold('POST /api/upsert-game');
  const out = again.account.signOut();
  await pass(2000);
  await out;
  expect(server.calls.at(-1)).toBe('POST /auth/logout');
});
