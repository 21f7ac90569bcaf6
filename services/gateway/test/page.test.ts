import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ASSET, PAGE, startGateway, type GatewayUnderTest } from './gateway-under-test';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway({ similarityPort: 1, gameSchedulePort: 1 });
});

afterAll(() => gateway.stop());

test.each([
  '/',
  '/?lang=es',
  '/espanol',
  '/deutsch',
  '/archive',
  '/archive/game?num=3',
  '/play/junior',
  '/create-your-own',
  '/user-game/YWJjb2NlYW5hYmM',
  '/custom/~YWJj',
  '/other-user/17',
  '/nearest/b2NlYW4',
  '/account',
  '/logged-in',
])('when %s is opened then it is the page', async (path) => {
  expect(await gateway.send({ path })).toMatchObject({ status: 200, text: PAGE });
});

test.each([
  ...['/nowhere', '/archive/', '/play', '/play/daily/now', '/Admin/verify', '/x/../y', '/index.html'],
  // The page has none of these yet.
  ...['/teams', '/app', '/about', '/faq', '/terms', '/admin', '/portal/create?gameNum=2', '/events-log'],
])('when the unknown address %s is opened then the page says so itself, with 404', async (path) => {
  expect(await gateway.send({ path })).toMatchObject({ status: 404, text: PAGE });
});

test.each([
  '/proximity',
  '/proximity/',
  '/proximity/today/',
  '/proximity/nothing',
  '/similarity/en/ocean',
  '/semantle/x',
  '/api/nothing',
  '/auth/google/nothing',
  '/admin/verify',
  '/docs/nothing.js',
])('when the unknown call %s is made then the answer is JSON', async (path) => {
  const { status, text } = await gateway.send({ path });
  expect(status).toBe(404);
  expect(JSON.parse(text)).toEqual({ message: 'There is no such call.', code: 'not_found' });
});

test.each(['/assets/gone.js', '/assets/', '/assets', '/favicon.ico', '/main.js', '/assets/../index.htm'])(
  'when the missing file %s is asked for then it is never the page',
  async (path) => {
    const { status, text } = await gateway.send({ path });
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ code: 'not_found' });
  },
);

test.each([
  '/assets/../../../etc/passwd',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..\\..\\package.json',
  '/.env',
  '/assets/.git/config',
])('when %s tries to leave the folder of the page then it gets nothing of it', async (path) => {
  const { status, text } = await gateway.send({ path });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(/root:|"dependencies"/);
});

test('when a file without a hash is asked for then it is asked again each time, cheaply', async () => {
  const { headers } = await gateway.send({ path: '/mark.svg' });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
  const again = await gateway.send({
    path: '/mark.svg',
    headers: { 'if-modified-since': headers['last-modified'] },
  });
  expect(again.status).toBe(304);
});

test('when a browser takes compressed files then it gets them so', async () => {
  const { headers, bytes } = await gateway.send({
    path: '/assets/main-1a2b3c4d.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(bytes).toString()).toBe(ASSET);
});

test('when only the headers of the page are asked for then only they come', async () => {
  const { status, text, headers } = await gateway.send({ path: '/', method: 'HEAD' });
  expect({ status, text }).toEqual({ status: 200, text: '' });
  expect(headers['content-length']).toBe(String(PAGE.length));
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'when a page is sent a %s then it is refused',
  async (method) => {
    const { status, headers, text } = await gateway.send({ path: '/archive', method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(JSON.parse(text)).toMatchObject({ code: 'method_not_allowed' });
  },
);

test('when the page has not been built then the start says so, and the page is a 404 of its own until it is', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'no-page-'));
  const bare = await startGateway({
    similarityPort: 1,
    gameSchedulePort: 1,
    env: { FRONTEND_DIR: directory },
  });
  expect(bare.logs.text()).toContain('The page has not been built');
  const missing = await bare.send({ path: '/' });
  expect(missing.status).toBe(404);
  expect(JSON.parse(missing.text)).toEqual({ message: 'The page has not been built.', code: 'not_found' });
  writeFileSync(join(directory, 'index.html'), PAGE);
  expect(await bare.send({ path: '/' })).toMatchObject({ status: 200, text: PAGE });
  await bare.stop();
  rmSync(directory, { recursive: true });
});
