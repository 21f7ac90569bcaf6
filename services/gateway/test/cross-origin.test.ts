import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { startDoubles, type ServiceDoubles } from './service-doubles';

const PUBLIC_URL = 'https://play.example';

let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;
let behindPublicUrl: GatewayUnderTest;

beforeAll(async () => {
  doubles = await startDoubles();
  const ports = { similarityPort: doubles.port, gameSchedulePort: doubles.port };
  gateway = await startGateway(ports);
  behindPublicUrl = await startGateway({ ...ports, env: { PUBLIC_URL: `${PUBLIC_URL}/` } });
});

afterAll(async () => {
  await gateway.stop();
  await behindPublicUrl.stop();
  await doubles.stop();
});

const WRITES = [
  { path: '/proximity/game/1/give-up', body: {} },
  { path: '/proximity/custom', body: { random: true } },
  { path: '/proximity/custom/give-up', body: { code: '~Y29kZQ' } },
];

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
  test.each(FOREIGN)('when a write comes from %s then it is refused', async (_reason, headers) => {
    const answer = await gateway.send({
      ...write,
      method: 'POST',
      headers: { host: 'game.example', ...headers },
    });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'cross_origin' });
  });

  test.each([
    ['the browser says so', { 'sec-fetch-site': 'same-origin' }],
    ['an old browser names our origin', { origin: 'http://game.example' }],
    ['an old browser names our origin behind TLS', { origin: 'https://game.example' }],
  ])('when a write comes from our own page (%s) then it is done', async (_reason, headers) => {
    const answer = await gateway.send({
      ...write,
      method: 'POST',
      headers: { host: 'game.example', ...headers },
    });
    expect(answer.status).toBe(200);
  });

  test('when a form is posted from our own origin then it is refused: only JSON is read', async () => {
    const answer = await gateway.send({
      ...write,
      method: 'POST',
      body: 'word=ocean',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'invalid_request' });
  });

  test('when the public address is known then only it counts, not the host that was asked', async () => {
    const send = (origin: string) =>
      behindPublicUrl.send({ ...write, method: 'POST', headers: { host: 'inside:8080', origin } });
    expect((await send(PUBLIC_URL)).status).toBe(200);
    expect((await send('http://inside:8080')).status).toBe(403);
    expect((await send('http://play.example')).status).toBe(403);
  });
});

test('when another site asks to be let in then no header lets it', async () => {
  const { headers } = await gateway.send({
    path: '/proximity/today',
    headers: { origin: 'https://evil.example' },
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});
