import { ACCOUNTS, FRIENDS, GAME, PLAY, STATS } from './double-methods';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { documentShape } from './openapi-document';
import { SAME_ORIGIN, type HttpRequest } from './send-request';
import { startDoubles, type ServiceDoubles } from './service-doubles';
import { badTokens, cookieOf, FRIEND, OWNER, STRANGER } from './test-tokens';

/** Every request that accounts, play, stats and friends got. */
const asked: { rpc: string; request: Record<string, unknown> }[] = [];

let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  doubles = await startDoubles({
    accounts: noting(ACCOUNTS),
    play: noting(PLAY),
    stats: noting(STATS),
    friends: noting(FRIENDS),
  });
  gateway = await startGateway({
    similarityPort: doubles.port,
    gameSchedulePort: doubles.port,
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
});

afterAll(async () => {
  await gateway.stop();
  await doubles.stop();
});

function noting<T extends object>(methods: T): T {
  const all = Object.entries(methods) as [string, (request: object, context: unknown) => unknown][];
  const noted = all.map(([rpc, method]) => [
    rpc,
    (request: object, context: unknown) => {
      if (rpc !== 'Providers' && rpc !== 'VerificationKeys') asked.push({ rpc, request: { ...request } });
      return method(request, context);
    },
  ]);
  return Object.fromEntries(noted) as T;
}

test('when a game is larger than other bodies may be, then it is saved all the same, up to a mebibyte', async () => {
  const member = await cookieOf(OWNER);
  const save = (length: number) =>
    gateway.send({
      ...post('/api/upsert-game', { gameCode: 'proximity', gameNumber: 1, gameData: 'x'.repeat(length) }),
      headers: { ...SAME_ORIGIN, ...member },
    });
  expect((await save(500 * 1024)).status).toBe(200);
  expect((await save(1024 * 1024)).status).toBe(413);
});

/** In every place where an id of somebody could be smuggled in, that of the owner. */
const SMUGGLED = { userId: OWNER, user_id: OWNER, user: OWNER };

/** Each call that is for members: its name in the document, and a request that succeeds. */
const CALLS: [call: string, request: HttpRequest][] = [
  ['post /api/marketing-opt-in', post('/api/marketing-opt-in', { marketingOptIn: true })],
  ['post /api/games-initial-load-complete', post('/api/games-initial-load-complete', {})],
  ['get /api/export', { path: '/api/export' }],
  ['post /api/delete-account', post('/api/delete-account', {})],
  [
    'post /api/upsert-game',
    post('/api/upsert-game', { gameCode: 'proximity', gameNumber: 1, gameData: '{}' }),
  ],
  ['get /api/games-played/{gameCode}', { path: '/api/games-played/proximity' }],
  ['get /api/game/{gameCode}/{gameNumber}', { path: '/api/game/proximity/1' }],
  ['get /api/game-by-id/{id}/{gameCode}', { path: `/api/game-by-id/${GAME.gameRef}/proximity` }],
  ['post /api/upsert-stats', post('/api/upsert-stats', { gameCode: 'proximity', stats: '{}' })],
  ['get /api/stats/{gameCode}', { path: '/api/stats/proximity' }],
  ['post /api/friend-request', post('/api/friend-request', { friendCode: 'ABCD2345' })],
  ['get /api/friend-requests', { path: '/api/friend-requests' }],
  ['post /api/friend-request/{id}/accept', post('/api/friend-request/r1/accept', {})],
  ['post /api/friend-request/{id}/decline', post('/api/friend-request/r1/decline', {})],
  ['post /api/remove-friend', post('/api/remove-friend', { friendId: OWNER })],
  ['post /api/regenerate-friend-code', post('/api/regenerate-friend-code', {})],
  ['get /api/friends-games/{gameNumber}/{gameCode}', { path: '/api/friends-games/1/proximity' }],
  ['get /api/standing/{gameNumber}/{gameCode}', { path: '/api/standing/1/proximity' }],
];
/** Those at which it does not matter whether somebody is signed in, but it is known. */
const FOR_VISITORS: [call: string, request: HttpRequest][] = [
  ['get /api/user', { path: '/api/user' }],
  ['post /proximity/game/{gameNumber}/give-up', post('/proximity/game/1/give-up', { gameData: '{}' })],
  ['get /proximity/game/{gameNumber}/summary', { path: '/proximity/game/1/summary' }],
];

function post(path: string, body: unknown): HttpRequest {
  return { method: 'POST', path, body };
}

function send(request: HttpRequest, headers: Record<string, string> = {}) {
  asked.splice(0);
  return gateway.send({ ...request, headers: { ...SAME_ORIGIN, ...request.headers, ...headers } });
}

/** Whose data was asked for. */
function askedFor(): unknown[] {
  return asked.flatMap(({ request }) => [request['userId'], request['askerUserId']].filter(Boolean));
}

test('when the document is compared with these tests then each call of /api is here, and says whom it is for', async () => {
  const { paths } = documentShape.parse(JSON.parse((await gateway.send({ path: '/openapi.json' })).text));
  const secured = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security === undefined ? [] : [{ call: `${method} ${path}`, needed: security.length === 1 }],
    ),
  );
  const named = (needed: boolean) => secured.filter((one) => one.needed === needed).map(({ call }) => call);
  expect(named(true).sort()).toEqual(CALLS.map(([call]) => call).sort());
  expect(named(false).sort()).toEqual(FOR_VISITORS.map(([call]) => call).sort());
  expect(
    Object.keys(paths).filter(
      (path) => path.startsWith('/api/') && !secured.some(({ call }) => call.endsWith(path)),
    ),
  ).toEqual([]);
});

test.each(CALLS)(
  'when nobody is signed in at %s then it is 401, and no service is asked',
  async (_call, request) => {
    const { status, text } = await send(request);
    expect(status).toBe(401);
    expect(JSON.parse(text)).toMatchObject({ code: 'unauthenticated' });
    expect(asked).toEqual([]);
  },
);

test.each([...CALLS, ...FOR_VISITORS])(
  'when a token is forged, expired or of alg none at %s then it is 401, and no service is asked',
  async (_call, request) => {
    for (const [what, token] of Object.entries(await badTokens(OWNER))) {
      const { status } = await send(request, { cookie: `jwt=${token}; isLoggedIn=true` });
      expect({ what, status, asked }).toEqual({ what, status: 401, asked: [] });
    }
  },
);

test.each([...CALLS, ...FOR_VISITORS])(
  'when a good token comes anywhere but in the cookie to %s then it does not count',
  async (_call, request) => {
    const { cookie } = await cookieOf(OWNER);
    const token = cookie.slice('jwt='.length, cookie.indexOf(';'));
    await send(
      { ...request, path: `${request.path}?jwt=${token}&token=${token}` },
      { authorization: `Bearer ${token}`, 'x-jwt': token, cookie: `JWT=${token}; xjwt=${token}` },
    );
    expect(askedFor()).toEqual([]);
  },
);

describe.each([
  ['the owner', OWNER],
  ['a friend', FRIEND],
  ['a stranger', STRANGER],
])('when %s asks', (_who, userId) => {
  test.each(CALLS)('then %s is about nobody else, whatever the request names', async (_call, request) => {
    const { cookie } = await cookieOf(userId);
    const query = new URLSearchParams(SMUGGLED).toString();
    const smuggling = { cookie, 'x-user-id': OWNER, 'x-forwarded-user': OWNER };
    await send({ ...request, path: `${request.path}?${query}` }, smuggling);
    expect(askedFor().length).toBeGreaterThan(0);
    expect(new Set(askedFor())).toEqual(new Set([userId]));
  });

  test.each(CALLS.filter(([, { body }]) => body !== undefined))(
    'then %s takes no id of somebody in its body',
    async (_call, request) => {
      const body = { ...(request.body as object), ...SMUGGLED };
      const { status } = await send({ ...request, body }, await cookieOf(userId));
      expect(status).toBe(400);
      expect(asked).toEqual([]);
    },
  );
});

describe("when a player's game is asked for by its id", () => {
  const ask = async (userId: string, id: string = GAME.gameRef) => {
    const { status, text } = await send({ path: `/api/game-by-id/${id}/proximity` }, await cookieOf(userId));
    return { status, body: JSON.parse(text) as unknown };
  };
  const FOUND = { status: 200, body: { found: true, game: GAME } };
  const NOT_FOUND = { status: 404, body: { message: 'Game not found', code: 'not_found' } };

  test('then the owner and a friend get it', async () => {
    expect(await ask(OWNER)).toEqual(FOUND);
    expect(await ask(FRIEND)).toEqual(FOUND);
  });

  test('then a stranger gets the very answer that an id gets which there is not', async () => {
    const unknown = await ask(STRANGER, 'no-such-game');
    expect(unknown).toEqual(NOT_FOUND);
    expect(await ask(STRANGER)).toEqual(unknown);
  });

  test('then play is told whether they are friends by friends, not by the request', async () => {
    await ask(STRANGER);
    expect(asked.find(({ rpc }) => rpc === 'GetGameByRef')?.request).toMatchObject({
      askerUserId: STRANGER,
      askerIsFriend: false,
    });
  });
});

describe('when a game is given up', () => {
  const giveUp = (headers: Record<string, string>) =>
    send(post('/proximity/game/1/give-up?mode=junior&lang=es', { gameData: '{"guesses":[]}' }), headers);

  test('then a member gets the word, and play has recorded the end', async () => {
    const { text } = await giveUp(await cookieOf(OWNER));
    expect(JSON.parse(text)).toEqual({ secretWord: 'ocean', game: { ...GAME, gameWon: false } });
    expect(asked).toEqual([
      {
        rpc: 'GiveUp',
        request: {
          ...{ userId: OWNER, gameCode: 'proximity_junior_es', gameNumber: 1 },
          gameData: '{"guesses":[]}',
        },
      },
    ]);
  });

  test('then somebody without a session gets the word, and nothing is recorded', async () => {
    const { text } = await giveUp({});
    expect(JSON.parse(text)).toEqual({ secretWord: 'ocean' });
    expect(asked).toEqual([]);
  });

  test('then a member whose token has expired gets no word before the session is renewed', async () => {
    const { status, text } = await giveUp({ cookie: 'refresh=refresh-0; isLoggedIn=true' });
    expect(status).toBe(401);
    expect(text).not.toContain('ocean');
  });

  test('then a member gets no word while play is away', async () => {
    const withoutPlay = await startGateway({
      ...{ similarityPort: doubles.port, gameSchedulePort: doubles.port, playPort: 1 },
    });
    const { status, text } = await withoutPlay.send({
      ...post('/proximity/game/1/give-up', {}),
      headers: { ...SAME_ORIGIN, ...(await cookieOf(OWNER)) },
    });
    expect(status).toBe(503);
    expect(text).not.toContain('ocean');
    await withoutPlay.stop();
  });
});

test('when the account behind a token is gone then /api/user is null, and the cookies are cleared', async () => {
  const { cookie } = await cookieOf('!not_found');
  const { status, text, headers } = await send({ path: '/api/user' }, { cookie });
  expect({ status, text }).toEqual({ status: 200, text: 'null' });
  expect(headers['set-cookie']?.map((line) => line.split(';')[0])).toEqual([
    'jwt=',
    'refresh=',
    'isLoggedIn=',
  ]);
  expect(headers['set-cookie']?.every((line) => line.includes('Max-Age=0'))).toBe(true);
});

test('when the account behind a token is gone then changing it is 401', async () => {
  const { cookie } = await cookieOf('!not_found');
  const { status } = await send(post('/api/marketing-opt-in', { marketingOptIn: true }), { cookie });
  expect(status).toBe(401);
});

test('when nobody is signed in then /api/user is null; with a session that has to be renewed it is 401', async () => {
  expect(await send({ path: '/api/user' })).toMatchObject({ status: 200, text: 'null' });
  expect((await send({ path: '/api/user' }, { cookie: 'refresh=refresh-0' })).status).toBe(401);
});

test('when friends is away then a player is still signed in, and what friends knows is said to be unknown', async () => {
  const alone = await startGateway({
    ...{ similarityPort: doubles.port, gameSchedulePort: doubles.port, friendsPort: 1 },
  });
  const { status, text } = await alone.send({ path: '/api/user', headers: await cookieOf(OWNER) });
  expect({ status, user: JSON.parse(text) as unknown }).toMatchObject({
    status: 200,
    user: {
      ...{ userId: OWNER, loggedIn: true, firstName: 'Maya' },
      ...{ pendingInvites: null, friendCount: null, hasFriends: null, friendCode: null },
    },
  });
  await alone.stop();
});

test('when the summary of a game is asked for then it is told to who has finished it, or knows its word', async () => {
  const unfinished = await startDoubles({ play: { HasCompleted: () => ({ completed: false }) } });
  const strict = await startGateway({ similarityPort: unfinished.port, gameSchedulePort: unfinished.port });
  const ask = async (headers: Record<string, string>) =>
    (await strict.send({ path: '/proximity/game/1/summary', headers })).status;
  const word = (text: string) => ({ 'x-game-word': encodeURIComponent(text) });
  expect((await send({ path: '/proximity/game/1/summary' }, await cookieOf(OWNER))).status).toBe(200);
  expect(await ask(await cookieOf(OWNER))).toBe(403);
  expect(await ask({})).toBe(403);
  expect(await ask(word('river'))).toBe(403);
  expect(await ask(word('ocean'))).toBe(200);
  expect(await ask({ 'x-game-word': '%E0%A4%A' })).toBe(400);
  await strict.stop();
  await unfinished.stop();
});

describe('when play cannot say who has finished a game', () => {
  const never = () => new Promise<never>(() => undefined);
  const summary = async (gateway: GatewayUnderTest, headers: Record<string, string> = {}) =>
    (
      await gateway.send({
        path: '/proximity/game/1/summary',
        headers: { ...(await cookieOf(OWNER)), ...headers },
      })
    ).status;
  const expectWordToCount = async (strict: GatewayUnderTest) => {
    expect(await summary(strict, { 'x-game-word': 'ocean' })).toBe(200);
    expect(await summary(strict, { 'x-game-word': 'river' })).toBe(403);
    expect(await summary(strict)).toBe(503);
  };

  test('then a member who knows the word is told its summary all the same', async () => {
    const { port } = doubles;
    const withoutPlay = await startGateway({ similarityPort: port, gameSchedulePort: port, playPort: 1 });
    await expectWordToCount(withoutPlay);
    await withoutPlay.stop();
  });

  test('then it is not waited for longer than the answer may take', async () => {
    const silent = await startDoubles({ play: { HasCompleted: never } });
    const { port } = silent;
    const beforeSilent = await startGateway({ similarityPort: port, gameSchedulePort: port });
    await expectWordToCount(beforeSilent);
    await beforeSilent.stop();
    await silent.stop();
  });
});
