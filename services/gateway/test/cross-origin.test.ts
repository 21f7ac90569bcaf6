import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { documentShape } from './openapi-document';
import type { HttpRequest } from './send-request';
import { startDoubles, type ServiceDoubles } from './service-doubles';
import { cookieOf, OWNER } from './test-tokens';

const PUBLIC_URL = 'https://play.example';

let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;
let session: { cookie: string };
let behindPublicUrl: GatewayUnderTest;

beforeAll(async () => {
  doubles = await startDoubles();
  const ports = { similarityPort: doubles.port, gameSchedulePort: doubles.port };
  const RATE_LIMIT_FACTOR = '1000';
  gateway = await startGateway({ ...ports, env: { RATE_LIMIT_FACTOR } });
  behindPublicUrl = await startGateway({
    ...ports,
    env: { PUBLIC_URL: `${PUBLIC_URL}/`, RATE_LIMIT_FACTOR },
  });
  session = await cookieOf(OWNER);
});

afterAll(async () => {
  await gateway.stop();
  await behindPublicUrl.stop();
  await doubles.stop();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Every write that there is, as it succeeds. */
const WRITES: Write[] = [
  { path: '/proximity/game/1/give-up', body: {} },
  { path: '/proximity/custom', body: { random: true } },
  { path: '/proximity/custom/give-up', body: { code: '~Y29kZQ' } },
  { path: '/auth/local', body: 'referer=%2Farchive', headers: FORM, status: 303 },
  { path: '/auth/refresh', headers: { cookie: '__Host-refresh=refresh-0' } },
  { path: '/auth/logout', body: {} },
  { path: '/api/marketing-opt-in', body: { marketingOptIn: true } },
  { path: '/api/games-initial-load-complete', body: {} },
  { path: '/api/delete-account', body: {} },
  { path: '/api/upsert-game', body: { gameCode: 'proximity', gameNumber: 1, gameData: '{}' } },
  { path: '/api/upsert-stats', body: { gameCode: 'proximity', stats: '{}' } },
  { path: '/api/friend-request', body: { friendCode: 'ABCD2345' } },
  { path: '/api/friend-request/r1/accept', body: {} },
  { path: '/api/friend-request/r1/decline', body: {} },
  { path: '/api/remove-friend', body: { friendId: 'x' } },
  { path: '/api/regenerate-friend-code', body: {} },
];

interface Write extends HttpRequest {
  /** When it succeeds: 200 unless said otherwise. */
  status?: number;
}

/** A write as a browser sends it in which a player is signed in. */
function sendTo(to: GatewayUnderTest, { status: _status, ...write }: Write, headers: Record<string, string>) {
  const all = { ...session, ...write.headers, host: 'game.example', ...headers };
  return to.send({ ...write, method: 'POST', headers: all });
}

const FOREIGN: [reason: string, headers: Record<string, string>][] = [
  ['neither header', {}],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['another site that pretends our host', { 'sec-fetch-site': 'cross-site', origin: 'http://game.example' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['an old browser on another port', { origin: 'http://game.example:81' }],
  ['an old browser on a host that only begins like ours', { origin: 'http://game.example.evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a referer instead of an origin', { referer: 'http://game.example/' }],
];

describe.each(WRITES)('$path', (write) => {
  const good = write.status ?? 200;

  test.each(FOREIGN)('when a write comes from %s then it is refused', async (_reason, headers) => {
    const { status, text } = await sendTo(gateway, write, headers);
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ code: 'cross_origin' });
  });

  test.each([
    ['the browser says so', { 'sec-fetch-site': 'same-origin' }],
    ['an old browser names our origin', { origin: 'http://game.example' }],
    ['an old browser names our origin behind TLS', { origin: 'https://game.example' }],
  ])('when a write comes from our own page (%s) then it is done', async (_reason, headers) => {
    expect((await sendTo(gateway, write, headers)).status).toBe(good);
  });

  test('when it is written otherwise than agreed then it is refused, even from our own origin', async () => {
    const isForm = write.headers === FORM;
    const headers = { 'content-type': isForm ? 'application/json' : FORM['content-type'] };
    const body = isForm ? '{"referer":"/"}' : 'word=ocean';
    for (const type of [headers, { 'content-type': 'text/plain' }]) {
      const { status, text } = await sendTo(
        gateway,
        { ...write, body },
        { 'sec-fetch-site': 'same-origin', ...type },
      );
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ code: 'invalid_request' });
    }
  });

  test('when the public address is known then only it counts, not the host that was asked', async () => {
    const send = (origin: string) => sendTo(behindPublicUrl, write, { host: 'inside:8080', origin });
    expect((await send(PUBLIC_URL)).status).toBe(good);
    expect((await send('http://inside:8080')).status).toBe(403);
    expect((await send('http://play.example')).status).toBe(403);
  });
});

test('when the document is compared with these tests then every write is here', async () => {
  const { paths } = documentShape.parse(JSON.parse((await gateway.send({ path: '/openapi.json' })).text));
  const posts = Object.entries(paths).flatMap(([path, methods]) => ('post' in methods ? [path] : []));
  const tried = (path: string) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return WRITES.some((write) => pattern.test(write.path));
  };
  expect(posts.filter((path) => !tried(path))).toEqual([]);
  expect(posts).toHaveLength(WRITES.length);
});

test('when another site asks to be let in then no header lets it', async () => {
  const { headers } = await gateway.send({
    path: '/proximity/today',
    headers: { origin: 'https://evil.example' },
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});
