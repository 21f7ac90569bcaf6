import { ERROR_CODES, isErrorCode } from '@proximity/common/app-error';
import { systemClock } from '@proximity/common/clock';
import { errorCode } from '../src/api/error';
import { GAME as GAME_OF_OWNER } from './double-methods';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { answerChecker, documentedEnds, documentShape, type OpenApi } from './openapi-document';
import { startRealServices, type RealServices } from './real-services';
import { SAME_ORIGIN, type HttpRequest } from './send-request';
import { brokenMethods, startDoubles, type ServiceDoubles } from './service-doubles';
import { cookieOf, FRIEND, OWNER } from './test-tokens';

/** Cookies beside a form, or what is sent in a header. */
function form(text: string): Pick<HttpRequest, 'body' | 'headers'> {
  return { body: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

function withWord(path: string, word: string): HttpRequest {
  return { path, headers: { cookie: '', 'x-game-word': encodeURIComponent(word) } };
}

function upsertOf(gameCode: string) {
  const ignored = { hasWon: true, complete: true, rarity: -1, hintCount: 1 };
  return { gameCode, gameNumber: 1, gameData: '{}', ...ignored };
}

function statsOf(gameCode: string) {
  return { gameCode, gamesPlayed: 3, gameCompleted: 2, stats: '{"totalPlays":3}' };
}

type Request = Omit<HttpRequest, 'method'>;
type Exercise = [end: string, request: (seal: Seals) => Request];

interface Seals {
  english: string;
  spanish: string;
  custom: string;
}

const GAME = 'get /proximity/game/{gameNumber}';
const GIVE_UP = 'post /proximity/game/{gameNumber}/give-up';
const SCORE = 'get /similarity/{lang}/{secret}/{guess}';
const HINT = 'get /semantle/hint/{kind}/{secret}/{best}';
const TOP1000 = 'get /semantle/top1000/{lang}/{word}';
const NEARNESS = 'get /proximity/nearness/{lang}/{secret}';
const CUSTOM = 'post /proximity/custom';
const CUSTOM_GIVE_UP = 'post /proximity/custom/give-up';

const TOO_LARGE = { text: 'a'.repeat(65 * 1024) };
const FAR_TOO_LARGE = { gameData: 'a'.repeat(1025 * 1024) };
const FORGED = '~AAAA';

/** A good request of every call. */
const GOOD: Record<string, (seals: Seals) => Request> = {
  'get /openapi.json': () => ({ path: '/openapi.json' }),
  'get /proximity/today': () => ({ path: '/proximity/today' }),
  [GAME]: () => ({ path: '/proximity/game/1?mode=junior&lang=es' }),
  [GIVE_UP]: () => ({ path: '/proximity/game/2/give-up' }),
  [SCORE]: ({ english }) => ({ path: `/similarity/en/${english}/river` }),
  [HINT]: ({ english }) => ({ path: `/semantle/hint/proximity/${english}/0` }),
  [TOP1000]: () => ({ path: '/semantle/top1000/en/ocean?mode=child' }),
  [NEARNESS]: ({ spanish }) => ({ path: `/proximity/nearness/es/${spanish}` }),
  [CUSTOM]: () => ({ path: '/proximity/custom', body: { word: 'Oceans', lang: 'proximity', mode: 'daily' } }),
  [CUSTOM_GIVE_UP]: ({ custom }) => ({ path: '/proximity/custom/give-up', body: { code: custom } }),
};

/** A good request of every call that has to do with members. They come with the cookie of one. */
const MEMBERS: Record<string, Request> = {
  'get /proximity/game/{gameNumber}/summary': { path: '/proximity/game/1/summary' },
  'get /auth/providers': { path: '/auth/providers' },
  'get /auth/{provider}': { path: '/auth/local?referer=/archive' },
  'post /auth/{provider}': { path: '/auth/local', ...form('__stats=e30%3D&referer=/archive') },
  'get /auth/{provider}/callback': {
    path: '/auth/local/callback?code=c&state=s',
    headers: { cookie: 'login=x' },
  },
  'post /auth/refresh': { path: '/auth/refresh', headers: { cookie: 'refresh=refresh-0' } },
  'post /auth/logout': { path: '/auth/logout', body: {} },
  'get /api/user': { path: '/api/user' },
  'post /api/marketing-opt-in': { path: '/api/marketing-opt-in', body: { marketingOptIn: true } },
  'post /api/games-initial-load-complete': { path: '/api/games-initial-load-complete' },
  'get /api/export': { path: '/api/export' },
  'post /api/delete-account': { path: '/api/delete-account', body: {} },
  'post /api/upsert-game': { path: '/api/upsert-game', body: upsertOf('proximity') },
  'get /api/games-played/{gameCode}': { path: '/api/games-played/proximity' },
  'get /api/game/{gameCode}/{gameNumber}': { path: '/api/game/proximity/1' },
  'get /api/game-by-id/{id}/{gameCode}': { path: `/api/game-by-id/${GAME_OF_OWNER.gameRef}/proximity` },
  'post /api/upsert-stats': { path: '/api/upsert-stats', body: statsOf('proximity') },
  'get /api/stats/{gameCode}': { path: '/api/stats/proximity' },
  'post /api/friend-request': { path: '/api/friend-request', body: { friendCode: 'ABCD2345' } },
  'get /api/friend-requests': { path: '/api/friend-requests' },
  'post /api/friend-request/{id}/accept': { path: '/api/friend-request/r1/accept' },
  'post /api/friend-request/{id}/decline': { path: '/api/friend-request/r1/decline', body: {} },
  'post /api/remove-friend': { path: '/api/remove-friend', body: { friendId: FRIEND } },
  'post /api/regenerate-friend-code': { path: '/api/regenerate-friend-code' },
  'get /api/friends-games/{gameNumber}/{gameCode}': { path: '/api/friends-games/1/proximity' },
  'get /api/standing/{gameNumber}/{gameCode}': { path: '/api/standing/1/proximity' },
};

const REDIRECTS: Record<string, number> = {
  'get /auth/{provider}': 302,
  'post /auth/{provider}': 303,
  'get /auth/{provider}/callback': 302,
};

/** Errors that only the services behind can know of: the doubles end with the one that an argument names. */
const SERVICES_SAY: [end: string, request: Request][] = [
  ...['date_not_found', 'future_game', 'conflict'].map((code): [string, Request] => [
    `post /api/upsert-game ${code}`,
    { path: '/api/upsert-game', body: upsertOf(`!${code}`) },
  ]),
  ...['date_not_found', 'future_game'].map((code): [string, Request] => [
    `get /api/game/{gameCode}/{gameNumber} ${code}`,
    { path: `/api/game/!${code}/1` },
  ]),
  ...['date_not_found', 'future_game'].flatMap((code): [string, Request][] => [
    [`get /api/friends-games/{gameNumber}/{gameCode} ${code}`, { path: `/api/friends-games/1/!${code}` }],
    [`get /api/standing/{gameNumber}/{gameCode} ${code}`, { path: `/api/standing/1/!${code}` }],
  ]),
  ['get /api/game-by-id/{id}/{gameCode} not_found', { path: '/api/game-by-id/nobodys/proximity' }],
  ['get /api/game-by-id/{id}/{gameCode} forbidden', { path: '/api/game-by-id/!forbidden/proximity' }],
  ...['not_found', 'own_friend_code', 'already_friends', 'too_many_friends', 'player_has_no_room'].map(
    (code): [string, Request] => [
      `post /api/friend-request ${code}`,
      { path: '/api/friend-request', body: { friendCode: `!${code}` } },
    ],
  ),
  ...['too_many_friends', 'player_has_no_room'].map((code): [string, Request] => [
    `post /api/friend-request/{id}/accept ${code}`,
    { path: `/api/friend-request/!${code}/accept` },
  ]),
  ['post /api/friend-request/{id}/accept not_found', { path: '/api/friend-request/!not_found/accept' }],
  ['post /api/friend-request/{id}/decline not_found', { path: '/api/friend-request/!not_found/decline' }],
  ['post /api/remove-friend not_found', { path: '/api/remove-friend', body: { friendId: '!not_found' } }],
  ['get /auth/{provider} not_found', { path: '/auth/!not_found' }],
  ['post /auth/{provider} not_found', { path: '/auth/!not_found', ...form('referer=/') }],
];

const SUMMARY = 'get /proximity/game/{gameNumber}/summary';
const NOBODY = { cookie: '' };
const SUMMARY_REFUSED: [end: string, request: Request][] = [
  [`${SUMMARY} date_not_found`, { path: '/proximity/game/01/summary' }],
  [`${SUMMARY} future_game`, withWord('/proximity/game/3501/summary', 'ocean')],
  [`${SUMMARY} unknown_language`, { path: '/proximity/game/1/summary?lang=xxxx' }],
  [`${SUMMARY} not_finished`, { path: '/proximity/game/1/summary', headers: NOBODY }],
];

const CACHED = [SCORE, TOP1000, NEARNESS];

const REFUSED: Exercise[] = [
  [`${GAME} invalid_request`, () => ({ path: '/proximity/game/1?lang=en&lang=es' })],
  [`${GAME} unknown_language`, () => ({ path: '/proximity/game/1?lang=fr' })],
  [`${GAME} date_not_found`, () => ({ path: '/proximity/game/3502' })],
  [`${GAME} future_game`, () => ({ path: '/proximity/game/3501' })],
  [`${GIVE_UP} invalid_request`, () => ({ path: '/proximity/game/1/give-up', body: [] })],
  [
    `${GIVE_UP} cross_origin`,
    () => ({ path: '/proximity/game/1/give-up', headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  [`${GIVE_UP} payload_too_large`, () => ({ path: '/proximity/game/1/give-up', body: FAR_TOO_LARGE })],
  [`${GIVE_UP} unknown_language`, () => ({ path: '/proximity/game/1/give-up?lang=fr' })],
  [`${GIVE_UP} date_not_found`, () => ({ path: '/proximity/game/0/give-up' })],
  [`${GIVE_UP} future_game`, () => ({ path: '/proximity/game/3501/give-up' })],
  [`${SCORE} invalid_request`, () => ({ path: '/similarity/en/ocean/%00' })],
  [`${SCORE} unknown_language`, () => ({ path: '/similarity/fr/ocean/river' })],
  [`${SCORE} seal_language`, ({ spanish }) => ({ path: `/similarity/en/${spanish}/river` })],
  [`${SCORE} bad_seal`, () => ({ path: `/similarity/en/${FORGED}/river` })],
  [`${SCORE} invalid_word`, () => ({ path: '/similarity/en/ocean/a' })],
  [`${SCORE} word_not_found`, () => ({ path: '/similarity/en/ocean/rivver' })],
  [`${SCORE} secret_not_found`, () => ({ path: '/similarity/en/qqqzzz/river' })],
  [`${HINT} invalid_request`, () => ({ path: '/semantle/hint/proximity/ocean/1001' })],
  [`${HINT} not_found`, () => ({ path: '/semantle/hint/letters/ocean/0' })],
  [`${HINT} unknown_language`, () => ({ path: '/semantle/hint/proximity/ocean/0?lang=fr' })],
  [`${HINT} seal_language`, ({ spanish }) => ({ path: `/semantle/hint/proximity/${spanish}/0?lang=en` })],
  [`${HINT} bad_seal`, () => ({ path: `/semantle/hint/proximity/${FORGED}/0` })],
  [`${HINT} secret_not_found`, () => ({ path: '/semantle/hint/proximity/qqqzzz/0' })],
  [`${TOP1000} invalid_request`, () => ({ path: '/semantle/top1000/en/%00' })],
  [`${TOP1000} unknown_language`, () => ({ path: '/semantle/top1000/fr/ocean' })],
  [`${TOP1000} invalid_word`, () => ({ path: '/semantle/top1000/en/a' })],
  [`${TOP1000} word_not_found`, () => ({ path: '/semantle/top1000/en/qqqzzz' })],
  [`${TOP1000} secret_sealed`, ({ english }) => ({ path: `/semantle/top1000/en/${english}` })],
  [`${NEARNESS} invalid_request`, () => ({ path: '/proximity/nearness/en/%00' })],
  [`${NEARNESS} unknown_language`, () => ({ path: '/proximity/nearness/fr/ocean' })],
  [`${NEARNESS} seal_language`, ({ spanish }) => ({ path: `/proximity/nearness/en/${spanish}` })],
  [`${NEARNESS} bad_seal`, () => ({ path: `/proximity/nearness/en/${FORGED}` })],
  [`${NEARNESS} secret_not_found`, () => ({ path: '/proximity/nearness/en/qqqzzz' })],
  [`${CUSTOM} invalid_request`, () => ({ path: '/proximity/custom', body: {} })],
  [`${CUSTOM} cross_origin`, () => ({ path: '/proximity/custom', headers: { 'sec-fetch-site': 'none' } })],
  [`${CUSTOM} payload_too_large`, () => ({ path: '/proximity/custom', body: TOO_LARGE })],
  [`${CUSTOM} unknown_language`, () => ({ path: '/proximity/custom', body: { random: true, lang: 'fr' } })],
  [`${CUSTOM} invalid_word`, () => ({ path: '/proximity/custom', body: { word: 'a' } })],
  [`${CUSTOM} unfit_word`, () => ({ path: '/proximity/custom', body: { word: 'a'.repeat(60) } })],
  [`${CUSTOM} word_not_found`, () => ({ path: '/proximity/custom', body: { word: 'rivver' } })],
  [`${CUSTOM_GIVE_UP} invalid_request`, () => ({ path: '/proximity/custom/give-up', body: {} })],
  [
    `${CUSTOM_GIVE_UP} cross_origin`,
    () => ({ path: '/proximity/custom/give-up', headers: { 'sec-fetch-site': 'same-site' } }),
  ],
  [`${CUSTOM_GIVE_UP} payload_too_large`, () => ({ path: '/proximity/custom/give-up', body: TOO_LARGE })],
  [
    `${CUSTOM_GIVE_UP} bad_seal`,
    ({ english }) => ({ path: '/proximity/custom/give-up', body: { code: english } }),
  ],
];

const ASKING = Object.keys(GOOD).filter((call) => call !== 'get /openapi.json');

/** They end on a page instead, or well in any case. */
const NEVER_FAIL = ['post /auth/logout', 'get /auth/{provider}/callback'];
const UNLIMITED = [
  ...NEVER_FAIL,
  'get /auth/providers',
  // Asked for at every start of the page, and an anonymous visitor has no session that could be counted.
  'get /api/user',
];
const FAIL_INTERNALLY = Object.keys(MEMBERS).filter((call) => !NEVER_FAIL.includes(call));

let services: RealServices;
let doubles: ServiceDoubles;
let willing: ServiceDoubles;
let gateway: GatewayUnderTest;
let beforeBroken: GatewayUnderTest;
let beforeNothing: GatewayUnderTest;
let strict: GatewayUnderTest;
let member: { cookie: string };
let document: OpenApi;
let seals: Seals;

beforeAll(async () => {
  services = await startRealServices(systemClock);
  doubles = await startDoubles(brokenMethods());
  willing = await startDoubles();
  const { port } = willing;
  const members = { accountsPort: port, playPort: port, statsPort: port, friendsPort: port };
  gateway = await startGateway({ ...services, ...members });
  // One of each per window.
  strict = await startGateway({ ...services, ...members, env: { RATE_LIMIT_FACTOR: '0.0001' } });
  member = await cookieOf(OWNER);
  beforeBroken = await startGateway({ similarityPort: doubles.port, gameSchedulePort: doubles.port });
  beforeNothing = await startGateway({ similarityPort: 1, gameSchedulePort: 1 });
  document = documentShape.parse(await json({ path: '/openapi.json' }));
  seals = {
    english: (await json<{ secretWord: string }>({ path: '/proximity/game/1' })).secretWord,
    spanish: (await json<{ secretWord: string }>({ path: '/proximity/game/1?lang=es' })).secretWord,
    custom: (
      await json<{ code: string }>({
        path: '/proximity/custom',
        method: 'POST',
        headers: SAME_ORIGIN,
        body: { random: true },
      })
    ).code,
  };
});

afterAll(async () => {
  const gateways = [gateway, beforeBroken, beforeNothing, strict];
  for (const started of [...gateways, doubles, willing, services]) await started.stop();
});

async function json<T>(request: HttpRequest): Promise<T> {
  return JSON.parse((await gateway.send(request)).text) as T;
}

function send(to: GatewayUnderTest, call: string, request: Request) {
  const [method = ''] = call.split(' ');
  return to.send({
    ...request,
    method: method.toUpperCase(),
    headers: { ...SAME_ORIGIN, ...request.headers },
  });
}

async function expectEnd(to: GatewayUnderTest, end: string, request: Request): Promise<void> {
  const [method = '', path = '', code = ''] = end.split(' ');
  const answer = await send(to, method, request);
  const status = isErrorCode(code) ? ERROR_CODES[code].http : Number(code);
  if (status > 300 && status < 400) {
    expect({ status: answer.status, location: answer.headers.location }).toEqual({
      status,
      location: expect.any(String) as string,
    });
    return;
  }
  const body = JSON.parse(answer.text) as unknown;
  expect({ status: answer.status, body }).toMatchObject({ status, body: isErrorCode(code) ? { code } : {} });
  expect(answerChecker(document)(`${method} ${path}`, status, body)).toBeUndefined();
}

test.each(Object.keys(GOOD))('when a good %s is sent then it is answered as documented', async (call) => {
  await expectEnd(gateway, `${call} 200`, goodRequest(call));
});

test.each(CACHED)('when the answer of %s is still good then it is not sent again', async (call) => {
  const { headers } = await send(gateway, call, goodRequest(call));
  const again = await send(gateway, call, {
    ...goodRequest(call),
    headers: { 'if-none-match': headers.etag },
  });
  expect(again.status).toBe(304);
});

test.each(REFUSED)('when a request earns %s then it is refused as documented', async (end, request) => {
  await expectEnd(gateway, end, request(seals));
});

test.each(ASKING)('when a service fails at %s then it is answered as documented', async (call) => {
  await expectEnd(beforeBroken, `${call} internal`, goodRequest(call));
});

test.each(ASKING)('when a service is away at %s then it is answered as documented', async (call) => {
  await expectEnd(beforeNothing, `${call} unavailable`, goodRequest(call));
});

/** As the owner sends it, unless the request says otherwise. */
function asMember(request: Request): Request {
  const { cookie = '' } = request.headers ?? {};
  const named = request.headers && 'cookie' in request.headers && cookie === '';
  return {
    ...request,
    headers: { ...request.headers, cookie: named ? '' : `${member.cookie}; ${String(cookie)}` },
  };
}

const memberCalls = Object.entries(MEMBERS);

test.each(memberCalls)(
  'when a member sends a good %s then it is answered as documented',
  async (call, request) => {
    await expectEnd(gateway, `${call} ${REDIRECTS[call] ?? 200}`, asMember(request));
  },
);

test.each([...SERVICES_SAY, ...SUMMARY_REFUSED])(
  'when a member earns %s then it is refused as documented',
  async (end, request) => {
    await expectEnd(gateway, end, asMember(request));
  },
);

const writes = memberCalls.filter(([call]) => call.startsWith('post '));

test.each(writes)(
  'when %s comes from another site then it is refused as documented',
  async (call, request) => {
    const headers = { ...request.headers, 'sec-fetch-site': 'cross-site' };
    await expectEnd(gateway, `${call} cross_origin`, asMember({ ...request, headers }));
  },
);

test.each(writes)('when %s brings too much then it is refused as documented', async (call, request) => {
  const body = { gameData: 'a'.repeat(call === 'post /api/upsert-game' ? 1_048_577 : 65_537) };
  const text = call === 'post /auth/{provider}' ? `referer=/${'a'.repeat(65_537)}` : body;
  await expectEnd(gateway, `${call} payload_too_large`, asMember({ ...request, body: text }));
});

const takingArguments = memberCalls.filter(
  ([call, { body }]) => call.includes('{') || call.startsWith('post') || body !== undefined,
);

test.each(takingArguments)(
  'when %s is sent nonsense then it is refused as documented',
  async (call, request) => {
    const [, template = ''] = call.split(' ');
    const path = template.replace(/\{\w+\}/g, '%00');
    const body = call.startsWith('post') && !call.includes('{') ? { nonsense: true } : request.body;
    await expectEnd(gateway, `${call} invalid_request`, asMember({ ...request, path, body }));
  },
);

const forMembers = memberCalls.filter(([call]) => call.includes('/api/') || call === SUMMARY);

test.each([...forMembers, [GIVE_UP, { path: '/proximity/game/1/give-up' }]] as [string, Request][])(
  'when a session is over at %s then that is said as documented',
  async (call, request) => {
    await expectEnd(gateway, `${call} unauthenticated`, { ...request, headers: { cookie: 'refresh=old' } });
  },
);

test('when there is nothing to refresh then that is said as documented', async () => {
  await expectEnd(gateway, 'post /auth/refresh unauthenticated', { path: '/auth/refresh' });
});

const limited: [call: string, request: Request][] = [
  ...memberCalls.filter(([call]) => !UNLIMITED.includes(call)),
  // A member's give-up saves a game; a visitor's leaves nothing behind.
  [GIVE_UP, { path: '/proximity/game/1/give-up', body: { gameData: '{}' } }],
];

test.each(limited)('when %s is sent too often then it is refused as documented', async (call, request) => {
  const sent = call === SUMMARY ? withWord(request.path, 'zebra') : asMember(request);
  await send(strict, call, sent);
  await expectEnd(strict, `${call} too_many_requests`, sent);
});

test.each(FAIL_INTERNALLY)('when a service fails at %s then it is answered as documented', async (call) => {
  await expectEnd(beforeBroken, `${call} internal`, asMember(memberRequest(call)));
});

test.each(FAIL_INTERNALLY)('when a service is away at %s then it is answered as documented', async (call) => {
  await expectEnd(beforeNothing, `${call} unavailable`, asMember(memberRequest(call)));
});

test('when the document is compared with these tests then each of its calls and ends is exercised, and no other', () => {
  const exercised = [
    ...Object.keys(GOOD).map((call) => `${call} 200`),
    ...CACHED.map((call) => `${call} 304`),
    ...REFUSED.map(([end]) => end),
    ...ASKING.flatMap((call) => [`${call} internal`, `${call} unavailable`]),
    ...memberCalls.map(([call]) => `${call} ${REDIRECTS[call] ?? 200}`),
    ...[...SERVICES_SAY, ...SUMMARY_REFUSED].map(([end]) => end),
    ...writes.flatMap(([call]) => [`${call} cross_origin`, `${call} payload_too_large`]),
    ...takingArguments.map(([call]) => `${call} invalid_request`),
    ...[...forMembers.map(([call]) => call), GIVE_UP, 'post /auth/refresh'].map(
      (call) => `${call} unauthenticated`,
    ),
    ...limited.map(([call]) => `${call} too_many_requests`),
    ...FAIL_INTERNALLY.map((call) => `${call} internal`),
    ...FAIL_INTERNALLY.map((call) => `${call} unavailable`),
  ];
  expect(exercised.sort()).toEqual(documentedEnds(document).sort());
});

test('when a call is sent with the examples of its parameters then it is answered', async () => {
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get?.responses['200'] || get.security) continue;
    const filled = get.parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
    expect({ filled, status: (await gateway.send({ path: filled })).status }).toEqual({
      filled,
      status: 200,
    });
  }
});

test('when the public error codes are compared with the table then they are the same', () => {
  expect([...errorCode.options].sort()).toEqual(Object.keys(ERROR_CODES).sort());
});

function memberRequest(call: string): Request {
  const request = MEMBERS[call];
  if (!request) throw new Error(`no good request of ${call}`);
  return request;
}

function goodRequest(call: string): Request {
  const request = GOOD[call];
  if (!request) throw new Error(`no good request of ${call}`);
  return request(seals);
}
