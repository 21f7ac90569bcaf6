import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { startDoubles, type ServiceDoubles } from './service-doubles';

let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;
let overHttps: GatewayUnderTest;

beforeAll(async () => {
  doubles = await startDoubles({
    similarity: {
      Hint: () => {
        throw new Error('SELECT word FROM secrets failed at 10.0.0.7');
      },
    },
  });
  const ports = { similarityPort: doubles.port, gameSchedulePort: doubles.port };
  gateway = await startGateway(ports);
  overHttps = await startGateway({ ...ports, env: { PUBLIC_URL: 'https://play.example' } });
});

afterAll(async () => {
  await gateway.stop();
  await overHttps.stop();
  await doubles.stop();
});

const POLICY =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
  "manifest-src 'self';worker-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none';object-src 'none'";

const EVERYWHERE = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
};

/** What differs with every answer, or belongs to the connection. */
const OF_THE_MOMENT = [
  'transfer-encoding',
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'last-modified',
  'etag',
  'vary',
];

async function headersOf(path: string): Promise<{ status: number; headers: Record<string, unknown> }> {
  const { status, headers } = await gateway.send({ path });
  const lasting = Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.includes(name));
  return { status, headers: Object.fromEntries(lasting) };
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

test.each([
  ['the page', '/', 200, { 'content-type': HTML, 'cache-control': 'no-cache' }],
  ['an unknown page', '/nowhere', 404, { 'content-type': HTML, 'cache-control': 'no-cache' }],
  ['the documentation', '/docs', 200, { 'content-type': HTML, 'cache-control': 'public, max-age=3600' }],
  ['a call', '/proximity/today', 200, { 'content-type': JSON_TYPE, 'cache-control': 'no-store' }],
  ['an unknown call', '/proximity/nothing', 404, { 'content-type': JSON_TYPE, 'cache-control': 'no-store' }],
  [
    'a failed call',
    '/semantle/hint/proximity/ocean/0',
    500,
    { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  ],
  ['a missing file', '/assets/gone.js', 404, { 'content-type': JSON_TYPE, 'cache-control': 'no-store' }],
  [
    'a file of the page',
    '/assets/main-1a2b3c4d.js',
    200,
    {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ],
])('when %s is answered then it has exactly these headers', async (_what, path, status, own) => {
  expect(await headersOf(path)).toEqual({ status, headers: { ...EVERYWHERE, ...own } });
});

test('when a call fails then its cause stays inside, and its id leads to the log line that has it', async () => {
  const { text, headers } = await gateway.send({ path: '/semantle/hint/proximity/ocean/0' });
  expect(JSON.parse(text)).toEqual({ message: 'Something went wrong.', code: 'internal' });
  const failures = gateway.logs.lines().filter(({ requestId }) => requestId === headers['x-request-id']);
  expect(failures.map(({ msg }) => msg)).toContain('A request failed.');
});

test('when the page lives at an https address then plain addresses in it are upgraded, otherwise not', async () => {
  const { headers } = await overHttps.send({ path: '/' });
  expect(headers['content-security-policy']).toBe(`${POLICY};upgrade-insecure-requests`);
});
