import { deviceGame } from './device-game';
import { findWord } from './disguises';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { startRealMembers, type RealMembers } from './real-members';
import { TestBrowser } from './test-browser';
import { until } from '../../../scripts/jest/until';

jest.setTimeout(120_000);

const TODAY = 700;
const SECRET = 'saxophone';
const TOMORROW = 'electrician';

let now = Date.parse('2026-05-01T15:00:00Z');
const clock = { now: () => new Date(now) };

let services: RealMembers;
let gateway: GatewayUnderTest;
let maya: TestBrowser;
let tomas: TestBrowser;
let ines: TestBrowser;

/** Everything that was answered to players who had not finished yet. */
const said: string[] = [];

beforeAll(async () => {
  services = await startRealMembers(clock);
  gateway = await startGateway({ ...services, clock, env: { RATE_LIMIT_FACTOR: '1000' } });
  for (const [number, word] of [
    [TODAY, SECRET],
    [TODAY + 1, TOMORROW],
  ] as const)
    await services.pool.query(
      "INSERT INTO scheduled_words (lang, mode, game_number, word, origin) VALUES ('en', 'daily', $1, $2, 'scheduled')",
      [number, word],
    );
  [maya, tomas, ines] = [1, 2, 3].map(() => new TestBrowser(gateway.port)) as [
    TestBrowser,
    TestBrowser,
    TestBrowser,
  ];
  await maya.signIn('maya');
  await tomas.signIn('tomas');
  await ines.signIn('ines');
});

afterAll(async () => {
  await gateway.stop();
  await services.stop();
});

interface User {
  userId: string;
  friendCode: string;
  friendCount: number;
  pendingInvites: number;
}

const userOf = async (player: TestBrowser) => (await player.json('/api/user')) as User;

async function save(player: TestBrowser, words: string[], gameNumber = TODAY) {
  now += 5_000;
  return player.post('/api/upsert-game', {
    ...{ gameCode: 'proximity', gameNumber, gameData: deviceGame(gameNumber, words, SECRET) },
    ...{ hasWon: false, complete: false, rarity: -1, hintCount: 0 },
  });
}

/** All that a member can ask about today's game. */
async function askEverything(player: TestBrowser, ref: string): Promise<string> {
  const paths = [
    ...['/api/user', '/api/games-played/proximity', `/api/game/proximity/${TODAY}`, '/api/stats/proximity'],
    ...[`/api/game/proximity/${TODAY + 1}`, `/api/game-by-id/${ref}/proximity`, '/api/friend-requests'],
    ...[`/api/friends-games/${TODAY}/proximity`, `/api/friends-games/${TODAY + 1}/proximity`],
    ...[`/api/standing/${TODAY}/proximity`, '/api/export', `/proximity/game/${TODAY}/summary`],
    ...[`/proximity/game/${TODAY + 1}/summary`, `/api/game/proximity_junior/${TODAY}`, '/auth/providers'],
  ];
  const answers: string[] = [];
  for (const path of paths) {
    const { status, headers, text } = await player.send({ path, headers: { 'x-game-word': 'music' } });
    expect({ path, failed: status >= 500 }).toEqual({ path, failed: false });
    answers.push(path, JSON.stringify(headers), text);
  }
  return answers.join('\n');
}

test('when two players become friends by code, play, and finish, then each sees the other, and nothing too early', async () => {
  const { friendCode } = await userOf(maya);
  const own = await maya.post('/api/friend-request', { friendCode });
  expect(own.status).toBe(409);
  expect((await tomas.post('/api/friend-request', { friendCode: '22222222' })).status).toBe(404);
  expect(await tomas.post('/api/friend-request', { friendCode })).toMatchObject({
    status: 200,
    text: '{"status":"requested"}',
  });
  expect((await userOf(maya)).pendingInvites).toBe(1);
  const [request] = (await maya.json('/api/friend-requests')) as { id: string; name: string }[];
  expect(request?.name).toMatch(/^Tomás /);
  // Somebody else's request is nobody's.
  expect((await ines.post(`/api/friend-request/${request?.id}/accept`)).status).toBe(404);
  expect((await maya.post(`/api/friend-request/${request?.id}/accept`)).status).toBe(200);
  expect([await userOf(maya), await userOf(tomas)]).toMatchObject([{ friendCount: 1 }, { friendCount: 1 }]);

  const begun = await save(maya, ['music', 'river']);
  expect(begun.status).toBe(200);
  await save(tomas, ['guitar']);
  said.push(begun.text);
  const { game } = JSON.parse(begun.text) as { game: { gameRef: string } };
  said.push(await askEverything(maya, game.gameRef), await askEverything(ines, game.gameRef));

  expect(JSON.parse((await save(maya, ['music', 'river', SECRET])).text)).toMatchObject({
    game: { complete: true, gameWon: true, guessCount: 3 },
  });
  said.push(await askEverything(tomas, game.gameRef), await askEverything(ines, game.gameRef));
  expect(said.flatMap((text) => [...findWord(SECRET, text), ...findWord(TOMORROW, text)])).toEqual([]);

  const byId = (player: TestBrowser) => player.send({ path: `/api/game-by-id/${game.gameRef}/proximity` });
  const early = await byId(tomas);
  expect([early.status, JSON.parse(early.text)]).toEqual([
    403,
    { message: 'You must finish the game before viewing the other games.', code: 'forbidden' },
  ]);
  const stranger = await byId(ines);
  const unknown = await ines.send({ path: '/api/game-by-id/there-is-none/proximity' });
  expect([stranger.status, stranger.text]).toEqual([404, unknown.text]);

  const given = await tomas.post(`/proximity/game/${TODAY}/give-up`, {
    gameData: deviceGame(TODAY, ['guitar', 'violin']),
  });
  expect(JSON.parse(given.text)).toMatchObject({
    secretWord: SECRET,
    game: { complete: true, gameWon: false, guessCount: 2 },
  });
  // It cannot be taken back: not even by sending the word as a win.
  await save(tomas, ['guitar', 'violin', SECRET]);
  expect(await tomas.json('/api/games-played/proximity')).toEqual([
    { gameNumber: TODAY, gameWon: false, complete: true },
  ]);
  expect((await byId(tomas)).status).toBe(200);

  const board = async () =>
    (await tomas.json(`/api/friends-games/${TODAY}/proximity`)) as Record<string, unknown>[];
  await until('both games are on the board', async () =>
    (await board()).every(({ complete }) => complete === true),
  );
  expect(await board()).toMatchObject([
    { name: expect.stringMatching(/^Maya/) as string, gameWon: true, position: 1, isUser: false },
    { name: expect.stringMatching(/^Tomás/) as string, gameWon: false, position: null, isUser: true },
  ]);
  const summary = await tomas.send({ path: `/proximity/game/${TODAY}/summary` });
  expect(JSON.parse(summary.text)).toMatchObject({
    players: 2,
    finished: 2,
    won: 1,
    winRate: 0.5,
    medianGuesses: 3,
  });
  expect((await ines.send({ path: `/proximity/game/${TODAY}/summary` })).status).toBe(403);
  const told = await ines.send({
    path: `/proximity/game/${TODAY}/summary`,
    headers: { 'x-game-word': SECRET },
  });
  expect(told.status).toBe(200);
  expect(await maya.json(`/api/standing/${TODAY}/proximity`)).toEqual({ place: 1, finishers: 1 });
});

test('when a device uploads statistics then they count if they have more plays', async () => {
  const stats = (totalPlays: number) =>
    JSON.stringify({
      ...{ abandons: 0, firstPlay: '2026-04-01', giveups: 0, hints: 0, lastEnd: '2026-04-30' },
      ...{
        lastPlay: '2026-04-30',
        playStreak: 1,
        totalGuesses: 50,
        totalPlays,
        winStreak: 1,
        wins: totalPlays,
      },
    });
  const upload = (totalPlays: number) =>
    ines.post('/api/upsert-stats', {
      ...{
        gameCode: 'proximity_es',
        gamesPlayed: totalPlays,
        gameCompleted: totalPlays,
        stats: stats(totalPlays),
      },
    });
  expect(await ines.json('/api/stats/proximity_es')).toEqual({ found: false });
  expect([(await upload(7)).status, (await upload(3)).status]).toEqual([200, 200]);
  const kept = (await ines.json('/api/stats/proximity_es')) as { found: boolean; stats: { stats: string } };
  expect(kept.found).toBe(true);
  expect(JSON.parse(kept.stats.stats)).toMatchObject({ totalPlays: 7 });
});

test('when a player takes everything along and leaves then it was everything, and nothing stays', async () => {
  const { headers, text } = await maya.send({ path: '/api/export' });
  expect(headers['content-disposition']).toBe('attachment; filename="proximity-account.json"');
  const { userId } = await userOf(maya);
  const file = JSON.parse(text) as Record<string, unknown>;
  expect(JSON.stringify(file['account'])).toContain(userId);
  expect(JSON.stringify(file['games'])).toContain('river');
  expect(JSON.stringify(file['stats'])).toContain('proximity');
  expect(JSON.stringify(file['leaderboards'])).toContain('"gameCode":"proximity"');
  expect(Object.keys(file).sort()).toEqual(['account', 'friends', 'games', 'leaderboards', 'stats']);

  const other = maya.copy();
  expect((await maya.post('/api/delete-account')).status).toBe(200);
  expect([...maya.cookies.keys()]).toEqual([]);
  await until('the friend is gone', async () => (await userOf(tomas)).friendCount === 0);
  expect(await tomas.json(`/api/friends-games/${TODAY}/proximity`)).toHaveLength(1);
  // Another device may still hold a token for some minutes: it finds nothing, and can leave nothing behind.
  await until('the session is refused', async () => (await save(other, ['music'])).status === 401);
  expect(JSON.stringify(await other.json('/api/games-played/proximity'))).not.toContain('gameNumber');
});

test('when everything was done then no log of any service has a word, a token or a friend code', async () => {
  const { friendCode } = await userOf(tomas);
  const written = [gateway.logs, ...services.allLogs].map((logs) => logs.text()).join('\n');
  expect(written.length).toBeGreaterThan(20_000);
  const words = [SECRET, TOMORROW, 'violin'].flatMap((word) => findWord(word, written));
  expect(words).toEqual([]);
  expect(written).not.toMatch(/eyJ|@players\.example|Lindqvist/);
  expect(written).not.toContain(friendCode);
});
