import { fakeConnection } from '../../../../test/fake-connection';
import { fakeServer, ok, refused, scoreOf } from '../../../../test/fake-server';
import { createApiClient } from '../../../api/api-client';
import type { GameAddress } from '../../../api/use-game';
import { createDeviceStorage } from '../../../device/device-storage';
import { keepRecords } from '../../../device/keep-records';
import { createInOneTab } from '../../../device/in-one-tab';
import { createGameKeeper } from './game-keeper';
import { scheduledGame } from './played-game';
import { GameStore } from './game-store';

const address: GameAddress = { mode: 'daily', lang: 'en', gameNumber: 904 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openGame({ isOnline = true, seal = '~seal', inOneTab = createInOneTab(undefined) } = {}) {
  const server = fakeServer();
  server.on('GET /similarity/en/', (path) => ok(scoreOf(path.split('/').at(-1) ?? '', 50)));
  const connection = fakeConnection(isOnline);
  const notify = jest.fn();
  const api = createApiClient({ fetch: server.fetch, deadlineMs: 10_000 });
  const { start, calls } = scheduledGame(api, address, 'main', () => null);
  const store = new GameStore({
    keeper: createGameKeeper(createDeviceStorage(window), start, Date.now, keepRecords),
    calls,
    connection,
    notify,
    inOneTab,
  });
  const stop = store.start();
  if (store.view().game.secretWord === null) store.load(seal);
  const words = () => store.view().game.guesses.map((guess) => guess.word);
  return { server, connection, notify, store, stop, words };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('when guesses are made in a row, then they are sent one at a time, each after the last one counts', async () => {
  const { server, store, words } = openGame();
  store.guess('coast');
  store.guess('river');
  await pass(0);
  expect(server.calls).toEqual(['GET /similarity/en/~seal/coast']);
  expect(words()).toEqual(['coast']);
  await pass(549);
  expect(server.calls).toHaveLength(1);
  await pass(1);
  expect(server.calls).toEqual(['GET /similarity/en/~seal/coast', 'GET /similarity/en/~seal/river']);
});

test('when the answer is a word of the list, then its row is pointed at and nothing is counted', async () => {
  const { server, store, words } = openGame();
  store.guess('ocean');
  await pass(550);
  server.on('GET /similarity/en/~seal/oceans', ok(scoreOf('ocean', 50)));
  store.guess('oceans');
  await pass(0);
  expect(words()).toEqual(['ocean']);
  expect(store.view().repeated).toEqual({ word: 'ocean', times: 1 });
  expect(store.view().announcement?.kind).toBe('repeated');
});

test('when the server fails, then the guess is removed and said so; the next one is sent', async () => {
  const { server, store, notify, words } = openGame();
  server.on('GET /similarity/en/~seal/coast', refused(500, 'internal'));
  store.guess('coast');
  store.guess('river');
  await pass(0);
  expect(notify.mock.calls).toEqual([['failed']]);
  expect(words()).toEqual(['river']);
});

test('when an answer has another shape, then the guess is removed and said so', async () => {
  const { server, store, notify, words } = openGame();
  server.on('GET /similarity/en/~seal/coast', ok({}));
  store.guess('coast');
  await pass(0);
  expect([words(), notify.mock.calls]).toEqual([[], [['failed']]]);
});

test('when there is no network, then guesses wait in order, over a reload, and are sent once', async () => {
  const before = openGame({ isOnline: false });
  before.store.guess('coast');
  before.store.guess('river');
  await pass(1000);
  expect([before.server.calls, before.store.view().stalled]).toEqual([[], 'offline']);
  before.stop();

  const { server, connection, store, words } = openGame({ isOnline: false });
  expect(store.view().game.secretWord).toBe('~seal');
  connection.set(true);
  await pass(2000);
  expect(words()).toEqual(['coast', 'river']);
  expect(server.calls).toEqual(['GET /similarity/en/~seal/coast', 'GET /similarity/en/~seal/river']);
  expect(store.view().stalled).toBeNull();
});

test('when the network is lost on the way, then the guess goes on waiting', async () => {
  const { server, connection, store, notify, words } = openGame();
  server.on('GET /similarity/en/~seal/coast', () => {
    if (connection.current()) connection.set(false);
    return 'offline';
  });
  store.guess('coast');
  await pass(1000);
  expect([store.view().game.waiting.length, notify.mock.calls]).toEqual([1, []]);
  server.on('GET /similarity/en/~seal/coast', ok(scoreOf('coast', 50)));
  connection.set(true);
  await pass(0);
  expect(words()).toEqual(['coast']);
});

test.each([
  ['is cut off while the network changes', 'offline'],
  ['comes at a busy moment', refused(503, 'unavailable')],
] as const)('when a call %s, then it is made once more', async (_what, answer) => {
  const { server, store, notify, words } = openGame();
  let tries = 0;
  server.on('GET /similarity/en/~seal/coast', () => ((tries += 1) === 1 ? answer : ok(scoreOf('coast', 50))));
  store.guess('coast');
  await pass(999);
  expect(words()).toEqual([]);
  await pass(1);
  expect([words(), tries, notify.mock.calls]).toEqual([['coast'], 2, []]);
});

test('when the second try comes at a busy moment as well, then the guess is removed and said so', async () => {
  const { server, store, notify, words } = openGame();
  server.on('GET /similarity/', refused(503, 'unavailable'));
  store.guess('coast');
  await pass(1000);
  expect([words(), store.view().game.waiting, notify.mock.calls]).toEqual([[], [], [['failed']]]);
});

describe('when no answer comes although the device has a network', () => {
  function unanswered() {
    const game = openGame();
    const sentAt: number[] = [];
    const began = Date.now();
    game.server.on('GET /similarity/', () => {
      sentAt.push((Date.now() - began) / 1000);
      return 'offline';
    });
    game.store.guess('coast');
    return { ...game, sentAt };
  }
  const waiting = ({ store }: ReturnType<typeof openGame>) => store.view().game.waiting.length;
  const answers = ({ server }: ReturnType<typeof openGame>) =>
    server.on('GET /similarity/en/~seal/coast', ok(scoreOf('coast', 50)));

  test('then the guess goes on waiting, and is tried again after ever longer gaps, until it is answered', async () => {
    const game = unanswered();
    await pass(1000);
    expect([waiting(game), game.store.view().stalled, game.notify.mock.calls]).toEqual([1, 'unanswered', []]);
    await pass(199_000);
    expect(game.sentAt).toEqual([0, 1, 3, 4, 8, 9, 17, 18, 34, 35, 67, 68, 128, 129, 189, 190]);
    answers(game);
    await pass(60_000);
    expect([game.words(), game.store.view().stalled]).toEqual([['coast'], null]);
    const calls = game.server.calls.length;
    await pass(120_000);
    expect(game.server.calls).toHaveLength(calls);
  });

  test('then one that takes too long waits as well', async () => {
    const game = openGame();
    const release = game.server.hold('GET /similarity/');
    game.store.guess('coast');
    await pass(10_000);
    expect([waiting(game), game.store.view().stalled]).toEqual([1, 'unanswered']);
    release();
    await pass(2000);
    expect(game.words()).toEqual(['coast']);
  });

  test.each([
    ['the device finds its network', ({ connection }: ReturnType<typeof openGame>) => connection.set(true)],
    ['the next guess is made', ({ store }: ReturnType<typeof openGame>) => void store.guess('river')],
  ])('then it is tried at once when %s', async (_what, happens) => {
    const game = unanswered();
    await pass(40_000);
    answers(game);
    happens(game);
    await pass(0);
    expect(game.words()).toEqual(['coast']);
  });

  test('then a hint that waits behind it is not kept waiting', async () => {
    const game = unanswered();
    const asked = game.store.hint();
    await pass(1000);
    await asked;
    expect([waiting(game), game.notify.mock.calls]).toEqual([1, [['needs_network']]]);
  });

  test('then hint and give up say so instead of waiting behind it, and it is tried at once', async () => {
    const game = unanswered();
    await pass(40_000);
    answers(game);
    await Promise.all([game.store.hint(), game.store.giveUp()]);
    expect(game.notify.mock.calls).toEqual([['needs_network'], ['needs_network']]);
    await pass(0);
    expect(game.words()).toEqual(['coast']);
  });

  test('then nothing is tried any more when the screen is left', async () => {
    const game = unanswered();
    await pass(1000);
    game.stop();
    await pass(120_000);
    expect(game.sentAt).toEqual([0, 1]);
  });

  test('then an error that comes at last is still one', async () => {
    const game = unanswered();
    await pass(1000);
    game.server.on('GET /similarity/', refused(500, 'internal'));
    await pass(2000);
    expect([waiting(game), game.store.view().stalled]).toEqual([0, null]);
    expect(game.notify.mock.calls).toEqual([['failed']]);
  });
});

test('when the page is left while a call is cut off, then the guess is still there on the next visit', async () => {
  const left = openGame();
  left.server.on('GET /similarity/', 'offline');
  left.store.guess('coast');
  await pass(0);
  left.stop();
  const back = openGame();
  await pass(0);
  expect(back.words()).toEqual(['coast']);
});

test('when the server refuses the seal, then the game is fetched again, once, and the guess sent anew', async () => {
  const { server, store, words } = openGame({ seal: '~old' });
  server.on('GET /similarity/en/~old/', refused(400, 'bad_seal'));
  server.on('GET /proximity/game/904', ok({ gameNumber: 904, date: '2026-11-21', secretWord: '~new' }));
  store.guess('coast');
  await pass(0);
  expect(words()).toEqual(['coast']);
  expect(store.view().game.secretWord).toBe('~new');
});

test('when the fresh seal is refused as well, then the guess is removed', async () => {
  const { server, store, notify, words } = openGame();
  server.on('GET /similarity/', refused(400, 'bad_seal'));
  server.on('GET /proximity/game/904', ok({ gameNumber: 904, date: '2026-11-21', secretWord: '~new' }));
  store.guess('coast');
  await pass(0);
  expect([words(), notify.mock.calls, server.calls.length]).toEqual([[], [['failed']], 3]);
});

test('when a hint is asked for, then it starts from the best guess and counts as a hint only', async () => {
  const { server, store, words } = openGame();
  server.on('GET /semantle/hint/', ok({ hintWord: 'pier' }));
  store.guess('coast');
  void store.hint();
  await pass(1100);
  expect(server.calls[1]).toBe('GET /semantle/hint/proximity/~seal/951?lang=en&mode=daily');
  expect(words()).toEqual(['coast', 'pier']);
  expect(store.view().game.guesses[1]?.isHint).toBe(true);
});

test.each([
  ['no hint is left', ok({ hintWord: null }), 'no_more_hints'],
  ['the server fails', refused(500, 'internal'), 'failed'],
])('when %s, then the hint is not counted and said so', async (_case, answer, notice) => {
  const { server, store, notify } = openGame();
  server.on('GET /semantle/hint/', answer);
  await store.hint();
  expect(notify.mock.calls).toEqual([[notice]]);
  expect(store.view().game.waiting).toEqual([]);
});

test('when there is no network, then hint and give up say so instead of waiting', async () => {
  const { server, store, notify } = openGame({ isOnline: false });
  await store.hint();
  await store.giveUp();
  expect(notify.mock.calls).toEqual([['needs_network'], ['needs_network']]);
  expect(server.calls).toEqual([]);
});

test('when the game is given up, then the told word ends it as lost', async () => {
  const { server, store } = openGame();
  server.on('POST /proximity/game/904/give-up', ok({ secretWord: 'harbor' }));
  server.on('GET /similarity/en/~seal/harbor', ok(scoreOf('harbor', 1)));
  await store.giveUp();
  await pass(550);
  const { game, endedHere } = store.view();
  expect([game.status, game.secretWord, endedHere]).toEqual(['lost', 'harbor', true]);
});

test('when the told word cannot be scored, then the game is over all the same', async () => {
  const { server, store } = openGame();
  server.on('POST /proximity/game/904/give-up', ok({ secretWord: 'harbor' }));
  server.on('GET /similarity/', refused(503, 'unavailable'));
  await store.giveUp();
  await pass(550);
  expect([store.view().game.status, store.view().game.secretWord]).toEqual(['lost', 'harbor']);
});

describe('when two tabs have the same guess waiting', () => {
  const inflected: readonly (readonly [string, string])[] = [
    ['ocean', 'ocean'],
    ['oceans', 'ocean'],
  ];
  function openTwo(typed: string) {
    const inOneTab = createInOneTab(fakeLocks());
    const before = openGame({ isOnline: false, inOneTab });
    before.store.guess(typed);
    before.stop();
    return [openGame({ isOnline: false, inOneTab }), openGame({ isOnline: false, inOneTab })] as const;
  }
  const sent = (...tabs: readonly ReturnType<typeof openGame>[]) =>
    tabs.flatMap(({ server }) => server.calls);

  test.each(inflected)('then %s is sent by one of them', async (typed, word) => {
    const [first, second] = openTwo(typed);
    for (const { server } of [first, second]) server.on('GET /similarity/', ok(scoreOf(word, 50)));
    second.connection.set(true);
    first.connection.set(true);
    await pass(2000);
    expect(sent(first, second)).toEqual([`GET /similarity/en/~seal/${typed}`]);
    expect([first.words(), second.words()]).toEqual([[word], [word]]);
    expect([first.store.view().game.waiting, second.store.view().game.waiting]).toEqual([[], []]);
  });

  test('then the other one has it, if the first one is left before the answer', async () => {
    const [first, second] = openTwo('ocean');
    first.server.on('GET /similarity/', 'offline');
    first.connection.set(true);
    await pass(0);
    second.connection.set(true);
    await pass(0);
    first.stop();
    await pass(2000);
    expect(second.words()).toEqual(['ocean']);
  });

  test('then a guess that failed in the other one can be made again', async () => {
    const [first, second] = openTwo('ocean');
    first.server.on('GET /similarity/', refused(500, 'internal'));
    first.connection.set(true);
    await pass(0);
    second.connection.set(true);
    await pass(2000);
    expect(sent(first, second)).toHaveLength(1);
    second.store.guess('ocean');
    await pass(0);
    expect(second.words()).toEqual(['ocean']);
  });
});

test('when another tab finds the word, then this one is over and sends nothing more', async () => {
  const { server, store } = openGame({ isOnline: false });
  const other = openGame();
  store.guess('river');
  other.server.on('GET /similarity/en/~seal/harbor', ok(scoreOf('harbor', 1)));
  other.store.guess('harbor');
  await pass(550);
  window.dispatchEvent(new StorageEvent('storage', { key: 'game_proximity_904' }));
  await pass(550);
  expect([store.view().game.status, server.calls]).toEqual(['won', []]);
});

test('when the screen is left with a guess on its way, then its answer changes nothing and it is asked again', async () => {
  const left = openGame();
  const release = left.server.hold('GET /similarity/');
  left.store.guess('coast');
  await pass(0);
  left.stop();
  release();
  await pass(1000);
  expect(left.words()).toEqual([]);
  const back = openGame();
  await pass(0);
  expect(back.words()).toEqual(['coast']);
});

test('when the account answers before the last row counts, then the game ends here all the same, and once', async () => {
  const { server, store } = openGame();
  server.on('GET /similarity/en/~seal/harbor', ok(scoreOf('harbor', 1)));
  store.guess('harbor');
  await pass(100);
  store.join({ ...store.view().game, status: 'won', counting: null });
  expect(store.view().game.status).toBe('playing');
  await pass(450);
  expect(store.view().game).toMatchObject({ status: 'won', hasShownStats: false, hasShownConfetti: false });
  expect(store.view().endedHere).toBe(true);
});

test('when the game ended on another device, then it is over here, without being celebrated again', async () => {
  const { store, words } = openGame();
  store.guess('coast');
  await pass(550);
  const { game } = store.view();
  const found = { ...scoreOf('harbor', 1), guessNumber: 2, isHint: false };
  store.join({ ...game, guesses: [...game.guesses, found], status: 'won' });
  expect(store.view().game).toMatchObject({ status: 'won', hasShownStats: true, hasShownConfetti: true });
  expect([words(), store.view().endedHere]).toEqual([['coast', 'harbor'], false]);
});

/** The locks of a browser: who asks for one that is held waits for it. */
function fakeLocks(): Pick<LockManager, 'request'> {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, action: LockGrantedCallback<unknown>) => {
    const turn = Promise.resolve(ends.get(name)).then(() => action(null));
    ends.set(name, turn);
    return turn;
  };
  return { request } as Pick<LockManager, 'request'>;
}
