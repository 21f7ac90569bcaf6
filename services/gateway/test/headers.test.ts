import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { startDoubles, type ServiceDoubles } from './service-doubles';
import { until } from '../../../scripts/jest/until';

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
  for (const started of [gateway, overHttps]) await untilProvidersAreKnown(started);
});

afterAll(async () => {
  await gateway.stop();
  await overHttps.stop();
  await doubles.stop();
});

/** @param images and @param forms what is allowed beside our own origin */
const policy = (images = '', forms = '') =>
  `default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:${images};font-src 'self';connect-src 'self';` +
  `manifest-src 'self';worker-src 'self';form-action 'self'${forms};base-uri 'none';frame-ancestors 'none';object-src 'none'`;

const POLICY = policy(' https://photos.example', ' https://id.example');

const CALL = {
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
};

const PAGE = {
  ...CALL,
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** An error beside the page: it has the page's headers already, and the stricter policy of a call. */
const REFUSAL = { ...PAGE, 'content-security-policy': CALL['content-security-policy'] };

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

/** The page never waits for accounts: until that has answered, its policy names nobody else. */
async function untilProvidersAreKnown(of: GatewayUnderTest): Promise<void> {
  await until('the providers are known', async () => {
    const { headers } = await of.send({ path: '/' });
    return headers['content-security-policy']?.includes('id.example') ?? false;
  });
}

async function headersOf(path: string): Promise<{ status: number; headers: Record<string, unknown> }> {
  const { status, headers } = await gateway.send({ path });
  const lasting = Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.includes(name));
  return { status, headers: Object.fromEntries(lasting) };
}

const HTML = 'text/html; charset=utf-8';
const ANSWER = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

test.each([
  ['the page', '/', 200, { ...PAGE, 'content-type': HTML, 'cache-control': 'no-cache' }],
  ['an unknown page', '/nowhere', 404, { ...PAGE, 'content-type': HTML, 'cache-control': 'no-cache' }],
  [
    'the documentation',
    '/docs',
    200,
    { ...PAGE, 'content-type': HTML, 'cache-control': 'public, max-age=3600' },
  ],
  ['a call', '/proximity/today', 200, { ...CALL, ...ANSWER }],
  ['an unknown call', '/proximity/nothing', 404, { ...REFUSAL, ...ANSWER }],
  ['a failed call', '/semantle/hint/proximity/ocean/0', 500, { ...CALL, ...ANSWER }],
  ['an address that cannot be read', '/similarity/en/%E0%A4%A/x', 400, { ...CALL, ...ANSWER }],
  ['a missing file', '/assets/gone.js', 404, { ...REFUSAL, ...ANSWER }],
  [
    'a file of the page',
    '/assets/main-1a2b3c4d.js',
    200,
    {
      ...PAGE,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ],
])('when %s is answered then it has exactly these headers', async (_what, path, status, headers) => {
  expect(await headersOf(path)).toEqual({ status, headers });
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

test('when accounts is away then the page comes all the same, and nobody but ourselves may do anything in it', async () => {
  const alone = await startGateway({ similarityPort: 1, gameSchedulePort: 1 });
  const { status, headers } = await alone.send({ path: '/' });
  expect({ status, policy: headers['content-security-policy'] }).toEqual({ status: 200, policy: policy() });
  const back = await startGateway({ similarityPort: doubles.port, gameSchedulePort: doubles.port });
  await untilProvidersAreKnown(back);
  await back.stop();
  await alone.stop();
});

test('when the documentation is asked for with a slash behind it then the way to it is told', async () => {
  const { status, headers } = await gateway.send({ path: '/docs/' });
  expect({ status, location: headers.location }).toEqual({ status: 308, location: '/docs' });
});
