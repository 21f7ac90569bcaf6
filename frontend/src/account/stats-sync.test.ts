import { countGame } from '@proximity/rules/statistics-of-game';
import { restoreStats, storeStats } from '@proximity/rules/statistics-book';
import { NO_STATS, type UserStats } from '@proximity/rules/statistics-record';
import { ok, refused } from '../../test/fake-server';
import { accountServer, clearHint, openAccount, setHint } from '../../test/open-account';
import { playedGame } from '../../test/played-game';

beforeEach(setHint);
afterEach(clearHint);

const record = (totalPlays: number, more: Partial<UserStats> = {}): UserStats => ({
  ...NO_STATS,
  totalPlays,
  wins: totalPlays,
  ...more,
});
const keep = (stats: UserStats, key = 'stats') =>
  localStorage.setItem(key, storeStats({ ...restoreStats(null), stats }));
const kept = (key = 'stats') => restoreStats(localStorage.getItem(key)).stats;

/** A server that has a record; what is uploaded is told. */
function serverWith(theirs: UserStats | null) {
  const server = accountServer();
  const uploads: unknown[] = [];
  const answer = theirs && { found: true, stats: { stats: JSON.stringify(theirs) } };
  server.on('GET /api/stats/proximity', ok(answer ?? { found: false }));
  server.on('POST /api/upsert-stats', (_path, { body }) => {
    uploads.push(body);
    return ok({});
  });
  return { server, uploads };
}

test('when the account has more plays, then its record replaces the local one', async () => {
  keep(record(3));
  const { server, uploads } = serverWith(record(5, { playStreak: 2, lastPlay: '2026-11-20' }));
  await openAccount(server).account.start(false);
  expect(kept()).toEqual(record(5, { playStreak: 2, lastPlay: '2026-11-20' }));
  expect(uploads).toEqual([]);
});

test.each([
  ['fewer plays', record(2)],
  ['no record', null],
])('when the account has %s, then the local record is uploaded and stays', async (_what, theirs) => {
  keep(record(3));
  const { server, uploads } = serverWith(theirs);
  await openAccount(server).account.start(false);
  expect(uploads).toEqual([
    { gameCode: 'proximity', gamesPlayed: 3, gameCompleted: 3, stats: JSON.stringify(record(3)) },
  ]);
  expect(kept()).toEqual(record(3));
});

test.each([
  ['as many plays', record(3), record(3, { wins: 1 })],
  ['nothing, like this device', NO_STATS, null],
])('when the account has %s, then nothing is sent and nothing changes', async (_what, mine, theirs) => {
  keep(mine);
  const { server, uploads } = serverWith(theirs);
  await openAccount(server).account.start(false);
  expect([kept(), uploads]).toEqual([mine, []]);
});

test('when the account’s record is taken over, then its games do not count again here, and new ones do', async () => {
  const { server } = serverWith(record(2, { wins: 1 }));
  server.on(
    'GET /api/games-played/proximity',
    ok([
      { gameNumber: 700, gameWon: true, complete: true },
      { gameNumber: 701, gameWon: false, complete: false },
    ]),
  );
  await openAccount(server).account.start(false);
  const count = (gameNumber: number, ...words: string[]) => {
    const book = restoreStats(localStorage.getItem('stats'));
    const game = playedGame(gameNumber, words, { origin: 'archive' });
    localStorage.setItem('stats', storeStats(countGame(book, game, new Date())));
  };
  count(700, 'coast', 'secret');
  count(701, 'coast');
  expect(kept()).toMatchObject({ totalPlays: 2, wins: 1 });
  count(701, 'coast', 'secret');
  expect(kept()).toMatchObject({ totalPlays: 2, wins: 2 });
  count(702, 'coast');
  expect(kept()).toMatchObject({ totalPlays: 3, wins: 2 });
});

test('when other modes and languages were played, then each has its own record', async () => {
  keep(record(4), 'junior_stats_es');
  const { server, uploads } = serverWith(null);
  await openAccount(server).account.start(false);
  expect(server.calls).toContain('GET /api/stats/proximity_junior_es');
  expect(uploads).toEqual([expect.objectContaining({ gameCode: 'proximity_junior_es', gamesPlayed: 4 })]);
});

test('when the statistics cannot be synced, then that is logged, and the games are saved all the same', async () => {
  keep(record(3));
  const { server } = serverWith(null);
  server.on('GET /api/stats/', refused(503, 'unavailable'));
  const { account, log, tellFailure } = openAccount(server);
  await account.start(false);
  expect(log).toHaveBeenCalledWith('Statistics could not be synced', 'proximity', expect.anything());
  expect(tellFailure).not.toHaveBeenCalled();
  expect(kept()).toEqual(record(3));
});
