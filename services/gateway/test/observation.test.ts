import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { sendRequest } from './send-request';
import { startDoubles, type ServiceDoubles } from './service-doubles';
import { until } from '../../../scripts/jest/until';

let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;
let quiet: GatewayUnderTest;

beforeAll(async () => {
  doubles = await startDoubles();
  const ports = { similarityPort: doubles.port, gameSchedulePort: doubles.port };
  gateway = await startGateway({ ...ports });
  quiet = await startGateway({ ...ports, env: { LOG_SAMPLE: '0', TRUST_PROXY: '1' } });
});

afterAll(async () => {
  await gateway.stop();
  await quiet.stop();
  await doubles.stop();
});

async function lineOf(of: GatewayUnderTest, requestId: unknown): Promise<Record<string, unknown>> {
  const find = () =>
    of.logs.lines().find((line) => line['requestId'] === requestId && line['msg'] === 'request');
  await until('the line is written', () => find() !== undefined);
  return find() ?? {};
}

test.each([
  ['/similarity/en/zanzibar/quixotic?mode=hidden', '/similarity/{lang}/{secret}/{guess}', 200],
  ['/similarity/en/zanzibar/quixotic%00', '/similarity/{lang}/{secret}/{guess}', 400],
  ['/semantle/hint/proximity/zanzibar/7', '/semantle/hint/{kind}/{secret}/{best}', 200],
  ['/semantle/top1000/en/zanzibar', '/semantle/top1000/{lang}/{word}', 200],
  ['/proximity/nearness/en/zanzibar', '/proximity/nearness/{lang}/{secret}', 200],
  ['/nearest/zanzibar', 'page', 200],
  ['/assets/zanzibar.js', 'asset', 404],
  ['/mark.svg?zanzibar', 'asset', 200],
  ['/docs', 'docs', 200],
  ['/zanzibar/quixotic', 'page', 404],
  ['/proximity/zanzibar', 'unmatched', 404],
])(
  'when %s is asked then one line is logged, with the template %s and no word',
  async (path, route, status) => {
    const { headers } = await gateway.send({ path });
    const line = await lineOf(gateway, headers['x-request-id']);
    expect(line).toMatchObject({
      service: 'gateway',
      method: 'GET',
      route,
      status,
      ms: expect.any(Number) as number,
    });
    expect(gateway.logs.text()).not.toMatch(/zanzibar|quixotic|hidden/);
  },
);

test('when a call fails then its line has the code', async () => {
  const { headers } = await gateway.send({ path: '/proximity/game/0' });
  expect(await lineOf(gateway, headers['x-request-id'])).toMatchObject({
    status: 404,
    code: 'date_not_found',
  });
});

test('when guesses are not sampled then only those that fail leave a line', async () => {
  const good = await quiet.send({ path: '/similarity/en/ocean/river' });
  const bad = await quiet.send({ path: '/similarity/xxxx/ocean/river' });
  await lineOf(quiet, bad.headers['x-request-id']);
  expect(quiet.logs.text()).not.toContain(good.headers['x-request-id']);
});

test('when a proxy of ours gives the request an id then it is kept, otherwise never', async () => {
  const headers = { 'x-request-id': 'from-the-proxy-1' };
  expect((await quiet.send({ path: '/', headers })).headers['x-request-id']).toBe('from-the-proxy-1');
  expect((await gateway.send({ path: '/', headers })).headers['x-request-id']).not.toBe('from-the-proxy-1');
  const odd = { 'x-request-id': 'a b"}' };
  expect((await quiet.send({ path: '/', headers: odd })).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('when calls are answered then the metrics count them by template and status, never by path', async () => {
  await gateway.send({ path: '/similarity/en/zanzibar/quixotic' });
  await gateway.send({ path: '/similarity/xxxx/zanzibar/quixotic' });
  const metrics = async () => (await sendRequest(gateway.opsPort, { path: '/metrics' })).text;
  const count = (status: number) =>
    `http_request_duration_seconds_count{method="GET",route="/similarity/{lang}/{secret}/{guess}",status="${status}"}`;
  await until('the metrics count it', async () => {
    const text = await metrics();
    return text.includes(count(200)) && text.includes(count(400));
  });
  expect(await metrics()).not.toMatch(/zanzibar|quixotic/);
});

test('when the outside asks the public port for health or metrics then there is none', async () => {
  for (const path of ['/metrics', '/livez', '/readyz'])
    expect((await gateway.send({ path })).status).toBe(404);
});
