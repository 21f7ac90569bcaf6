import { AppError } from '@proximity/common/app-error';
import { lastingPort } from '../../../scripts/jest/lasting-port';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { sendRequest, type HttpAnswer, type HttpRequest } from './send-request';
import { SCORE } from './double-methods';
import { startDoubles, type ServiceDoubles } from './service-doubles';
import { until } from '../../../scripts/jest/until';

const CALLS: HttpRequest[] = [
  { path: '/proximity/today' },
  { path: '/proximity/game/1' },
  { path: '/proximity/game/1/give-up', method: 'POST' },
  { path: '/similarity/en/ocean/river' },
  { path: '/semantle/hint/proximity/ocean/0' },
  { path: '/semantle/top1000/en/ocean' },
  { path: '/proximity/nearness/en/ocean' },
  { path: '/proximity/custom', method: 'POST', body: { random: true } },
  { path: '/proximity/custom/give-up', method: 'POST', body: { code: '~Y29kZQ' } },
];

function send(gateway: GatewayUnderTest, call: HttpRequest) {
  return gateway.send({ ...call, headers: { 'sec-fetch-site': 'same-origin' } });
}

describe('when no service is there', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    const port = await lastingPort();
    gateway = await startGateway({ similarityPort: port, gameSchedulePort: port });
  });
  afterAll(() => gateway.stop());

  test.each(CALLS)('then $path answers 503 and when to try again', async (call) => {
    const { status, headers, text } = await send(gateway, call);
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(JSON.parse(text)).toEqual({
      message: expect.stringMatching(/Try again/) as string,
      code: 'unavailable',
    });
  });

  test('then the page, the documentation and the health of the gateway are as ever', async () => {
    for (const path of ['/', '/openapi.json', '/docs'])
      expect((await gateway.send({ path })).status).toBe(200);
    for (const path of ['/livez', '/readyz'])
      expect((await sendRequest(gateway.opsPort, { path })).status).toBe(200);
  });
});

test('when a service comes back then the next calls are answered', async () => {
  const port = await lastingPort();
  const gateway = await startGateway({ similarityPort: port, gameSchedulePort: port });
  const score = () => gateway.send({ path: '/similarity/en/ocean/river' });
  expect((await score()).status).toBe(503);
  const doubles = await startDoubles({}, port);
  await until('scores are answered again', async () => (await score()).status === 200);
  await gateway.stop();
  await doubles.stop();
});

test('when a service never answers then the call ends after its deadline', async () => {
  const doubles = await startDoubles({ similarity: { ScoreBatch: () => new Promise(() => undefined) } });
  const gateway = await startGateway({ similarityPort: doubles.port, gameSchedulePort: doubles.port });
  expect((await gateway.send({ path: '/similarity/en/ocean/river' })).status).toBe(503);
  await gateway.stop();
  await doubles.stop();
});

test('when a service names an error then it travels with its code, and of its details only what is public', async () => {
  const suggestions = [{ word: 'river', display: 'river' }];
  const doubles = await startDoubles({
    similarity: {
      ScoreBatch: () => {
        throw new AppError('word_not_found', 'Word not found', { details: { suggestions, secret: 'ocean' } });
      },
    },
  });
  const gateway = await startGateway({ similarityPort: doubles.port, gameSchedulePort: doubles.port });
  const { status, text } = await gateway.send({ path: '/similarity/en/ocean/rivre' });
  expect(status).toBe(404);
  expect(JSON.parse(text)).toEqual({ message: 'Word not found', code: 'word_not_found', suggestions });
  await gateway.stop();
  await doubles.stop();
});

describe('when the gateway is stopped while it scores a guess', () => {
  let answer: (score: typeof SCORE) => void;
  let doubles: ServiceDoubles;
  let gateway: GatewayUnderTest;
  let scored: Promise<HttpAnswer>;
  let stopped: Promise<void>;

  beforeEach(async () => {
    let asked: () => void;
    const underWay = new Promise<void>((resolve) => (asked = resolve));
    const score = new Promise<typeof SCORE>((resolve) => (answer = resolve));
    doubles = await startDoubles({
      similarity: {
        async ScoreBatch() {
          asked();
          return { outcomes: [{ score: await score }] };
        },
      },
    });
    gateway = await startGateway({ similarityPort: doubles.port, gameSchedulePort: doubles.port });
    const page = await fetch(`http://127.0.0.1:${gateway.port}/`);
    await page.text();
    scored = gateway.send({ path: '/similarity/en/ocean/river', headers: { connection: 'keep-alive' } });
    await underWay;
    stopped = gateway.stop();
  });

  afterEach(() => doubles.stop());

  test('then the guess is answered, and kept-alive connections do not hold the end up', async () => {
    answer(SCORE);
    expect((await scored).status).toBe(200);
    await stopped;
    await expect(gateway.send({ path: '/' })).rejects.toThrow(/ECONNREFUSED/);
  });

  test('then it is alive but no longer ready', async () => {
    expect((await sendRequest(gateway.opsPort, { path: '/readyz' })).status).toBe(503);
    expect((await sendRequest(gateway.opsPort, { path: '/livez' })).status).toBe(200);
    answer(SCORE);
    await scored;
    await stopped;
  });
});

test('when the port is taken then the start is refused with a sentence that names the setting', async () => {
  const gateway = await startGateway({ similarityPort: 1, gameSchedulePort: 1 });
  const again = startGateway({ similarityPort: 1, gameSchedulePort: 1, env: { PORT: String(gateway.port) } });
  await expect(again).rejects.toThrow(
    `The configuration is wrong: PORT: ${gateway.port} is in use on 127.0.0.1`,
  );
  await gateway.stop();
});
