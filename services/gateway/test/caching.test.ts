import { nearestAnswer } from '../src/api/nearest';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { SCORE } from './double-methods';
import { startDoubles, type ServiceDoubles } from './service-doubles';

let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;
let scored = 0;
let now = new Date('2026-05-01T12:00:00Z');
let vectorsHash = 'c0ffee';

beforeAll(async () => {
  doubles = await startDoubles({
    similarity: {
      ScoreBatch({ requests }) {
        scored += requests.length;
        return { outcomes: requests.map(() => ({ score: { ...SCORE, vectorsHash } })) };
      },
    },
  });
  gateway = await startGateway({
    similarityPort: doubles.port,
    gameSchedulePort: doubles.port,
    clock: { now: () => now },
  });
});

afterAll(async () => {
  await gateway.stop();
  await doubles.stop();
});

beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000);
  vectorsHash = 'c0ffee';
});

const score = (ifNoneMatch?: string) =>
  gateway.send({
    path: '/similarity/en/ocean/river',
    headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch },
  });

test('when a guess is scored then the answer may be kept for an hour, under a strong etag with the hash of the vectors', async () => {
  const { headers } = await score();
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers.etag).toMatch(/^"c0ffee-\d+"$/);
});

test('when the copy is still good then 304 is answered without asking similarity', async () => {
  const { etag } = (await score()).headers;
  const before = scored;
  const again = await score(etag);
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers.etag).toBe(etag);
  expect(again.headers['cache-control']).toBe('public, max-age=3600');
  expect(scored).toBe(before);
});

test('when a proxy has weakened the etag or lists several then it still counts', async () => {
  const { etag } = (await score()).headers;
  expect((await score(`W/${etag}`)).status).toBe(304);
  expect((await score(`"other", ${etag}`)).status).toBe(304);
  expect((await score('"c0ffee"')).status).toBe(200);
});

test('when the vectors have not been seen for a minute then similarity is asked again', async () => {
  const { etag } = (await score()).headers;
  now = new Date(now.getTime() + 61_000);
  const before = scored;
  expect((await score(etag)).status).toBe(304);
  expect(scored).toBe(before + 1);
});

test('when the vectors change then the copy is no longer good', async () => {
  const { etag } = (await score()).headers;
  vectorsHash = 'decaf';
  now = new Date(now.getTime() + 61_000);
  const fresh = await score(etag);
  expect(fresh.status).toBe(200);
  expect(fresh.headers.etag).toMatch(/^"decaf-\d+"$/);
});

test.each(['/semantle/top1000/en/ocean', '/proximity/nearness/en/ocean'])(
  'when %s is asked then it may be kept like a score',
  async (path) => {
    const first = await gateway.send({ path });
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const second = await gateway.send({ path, headers: { 'if-none-match': first.headers.etag } });
    expect(second.status).toBe(304);
  },
);

test('when a long list is asked by a browser that takes it compressed then it is', async () => {
  const path = '/semantle/top1000/en/ocean';
  const { headers } = await gateway.send({ path, headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers.vary).toContain('Accept-Encoding');
  const plain = await gateway.send({ path });
  expect(plain.headers['content-encoding']).toBeUndefined();
  // A strong etag would say that both are the same bytes.
  expect([headers.etag, plain.headers.etag]).toEqual(['W/"c0ffee-1"', 'W/"c0ffee-1"']);
});

test.each([
  { path: '/proximity/today' },
  { path: '/proximity/game/1' },
  { path: '/semantle/hint/proximity/ocean/0' },
  { path: '/openapi.json' },
  { path: '/proximity/game/1/give-up', method: 'POST' },
  { path: '/proximity/custom', method: 'POST', body: { random: true } },
  { path: '/proximity/custom/give-up', method: 'POST', body: { code: '~Y29kZQ' } },
  { path: '/similarity/en/ocean/%00' },
  { path: '/proximity/nothing' },
])('when $path is asked then no copy may be kept', async (request) => {
  const { headers } = await gateway.send({ ...request, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
});

test('when words are listed then the nearby ones are those that follow the word itself', async () => {
  const { text } = await gateway.send({ path: '/semantle/top1000/en/ocean' });
  const { data, nearby } = nearestAnswer.parse(JSON.parse(text));
  expect(nearby).toHaveLength(150);
  expect(nearby).toEqual(data.slice(1, 151));
});
