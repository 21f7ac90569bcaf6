import { until } from '../../../scripts/jest/until';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { SAME_ORIGIN, type HttpRequest } from './send-request';
import { GAME } from './double-methods';
import { startDoubles, type ServiceDoubles } from './service-doubles';
import { cookieOf, FRIEND, OWNER, STRANGER } from './test-tokens';

let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  doubles = await startDoubles({ play: { HasCompleted: () => ({ completed: false }) } });
});

afterAll(() => doubles.stop());

// Each test counts from nothing.
beforeEach(async () => {
  gateway = await start();
});

afterEach(() => gateway.stop());

function start(env: Record<string, string> = {}): Promise<GatewayUnderTest> {
  return startGateway({ similarityPort: doubles.port, gameSchedulePort: doubles.port, env });
}

/** The statuses of so many requests, one after the other. */
async function statuses(times: number, request: HttpRequest, to = gateway): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time++)
    found.push((await to.send({ ...request, headers: { ...SAME_ORIGIN, ...request.headers } })).status);
  return found;
}

const count = (found: number[], status: number) => found.filter((one) => one === status).length;
const SIGN_IN = { path: '/auth/local' };
const friendRequest = async (userId: string): Promise<HttpRequest> => ({
  method: 'POST',
  path: '/api/friend-request',
  body: { friendCode: 'ABCD2345' },
  headers: await cookieOf(userId),
});

test('when one address signs in over and over then the 21st time is refused, with when to come back', async () => {
  expect(count(await statuses(20, SIGN_IN), 302)).toBe(20);
  const { status, text, headers } = await gateway.send(SIGN_IN);
  expect(status).toBe(429);
  expect(JSON.parse(text)).toEqual({
    message: 'That was too often. Try again later.',
    code: 'too_many_requests',
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
});

describe('when a person signs in too often', () => {
  const NAVIGATING = { 'sec-fetch-mode': 'navigate' };
  const TOO_OFTEN = '/logged-in?error=too_many_requests';

  test.each([
    ['GET', 302],
    ['POST', 303],
  ])('then a %s ends on a page that says so, and counts all the same', async (method, status) => {
    const person: HttpRequest = { ...SIGN_IN, method, headers: { ...SAME_ORIGIN, ...NAVIGATING } };
    await statuses(20, person);
    for (const _again of ['first', 'second']) {
      const { headers, text, ...answer } = await gateway.send(person);
      expect({ status: answer.status, location: headers.location, text }).toEqual({
        ...{ status, text: '' },
        location: TOO_OFTEN,
      });
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers['retry-after']).toBeUndefined();
    }
    expect(await statuses(1, SIGN_IN)).toEqual([429]);
  });
});

test('when a person signs in at a provider that there is not then the page says that it has failed', async () => {
  const to = async (headers: Record<string, string>) => {
    const { status, headers: received } = await gateway.send({ path: '/auth/!not_found', headers });
    return { status, location: received.location };
  };
  const failed = { status: 302, location: '/logged-in?error=1' };
  expect(await to({ 'sec-fetch-mode': 'navigate' })).toEqual(failed);
  expect(await to({ accept: 'text/html,*/*;q=0.8' })).toEqual(failed);
  expect(await to({ accept: 'text/html', 'sec-fetch-mode': 'cors' })).toEqual({ status: 404 });
});

test('when another site sends a person to sign in with a form of its own then that is refused as ever', async () => {
  const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
  expect((await gateway.send({ ...SIGN_IN, method: 'POST', headers })).status).toBe(403);
});

test('when signing in is refused then whoever is signed in plays on', async () => {
  await statuses(21, SIGN_IN);
  const refresh = { method: 'POST', path: '/auth/refresh', headers: { cookie: 'refresh=refresh-0' } };
  expect(await statuses(1, refresh)).toEqual([200]);
  expect(await statuses(1, { path: '/similarity/en/ocean/river' })).toEqual([200]);
});

test('when a player tries one friend code after another then the 21st is refused, whatever its answer', async () => {
  const known = await friendRequest(OWNER);
  const unknown = { ...known, body: { friendCode: '!not_found' } };
  expect(await statuses(10, known)).toEqual(Array<number>(10).fill(200));
  expect(await statuses(10, unknown)).toEqual(Array<number>(10).fill(404));
  expect(await statuses(1, known)).toEqual([429]);
  expect(await statuses(1, unknown)).toEqual([429]);
  expect(await statuses(1, await friendRequest(FRIEND))).toEqual([200]);
});

test('when one address tries friend codes as several players then the 61st is refused', async () => {
  const found: number[] = [];
  for (const userId of [OWNER, FRIEND, STRANGER])
    found.push(...(await statuses(20, await friendRequest(userId))));
  expect(count(found, 200)).toBe(60);
  expect(await statuses(1, await friendRequest('somebody-else'))).toEqual([429]);
});

test('when a player saves a hundred games at once then none is refused, for all that there is a limit', async () => {
  const save: HttpRequest = {
    method: 'POST',
    path: '/api/upsert-game',
    body: { gameCode: 'proximity', gameNumber: 1, gameData: '{}' },
    headers: await cookieOf(OWNER),
  };
  expect(count(await statuses(100, save), 200)).toBe(100);
  // Of the two hundred that are allowed in ten seconds, two: so few go into one window on any machine.
  const narrow = await start({ RATE_LIMIT_FACTOR: '0.01' });
  await until('the limit is met', async () => (await statuses(3, save, narrow)).includes(429));
  await narrow.stop();
});

describe('when a player sends game after game without waiting', () => {
  /** Play answers when the test says so. */
  const answers: (() => void)[] = [];
  const players: string[] = [];
  let play: ServiceDoubles;
  let slow: GatewayUnderTest;

  beforeEach(async () => {
    play = await startDoubles({
      play: {
        UpsertGame: async ({ userId }) => {
          players.push(userId);
          await new Promise<void>((resolve) => answers.push(resolve));
          return { game: GAME };
        },
      },
    });
    slow = await startGateway({ similarityPort: play.port, gameSchedulePort: play.port });
  });

  afterEach(async () => {
    await slow.stop();
    await play.stop();
  });

  test('then two are saved at once, the others in their turn, and nobody else waits for them', async () => {
    const save = async (userId: string): Promise<number> => {
      const headers = { ...SAME_ORIGIN, ...(await cookieOf(userId)) };
      const body = { gameCode: 'proximity', gameNumber: 1, gameData: '{}' };
      return (await slow.send({ method: 'POST', path: '/api/upsert-game', body, headers })).status;
    };
    const own = [save(OWNER), save(OWNER), save(OWNER)];
    await until('two are under way', () => players.length === 2);
    const foreign = save(FRIEND);
    await until('the friend is not held up', () => players.includes(FRIEND));
    expect(players).toEqual([OWNER, OWNER, FRIEND]);
    answers[0]?.();
    await until('it is the turn of the third', () => players.length === 4);
    for (const answer of answers) answer();
    expect(await Promise.all([...own, foreign])).toEqual([200, 200, 200, 200]);
  });
});

test('when somebody tries words for a summary then the 31st in a minute is refused', async () => {
  const guess = { path: '/proximity/game/1/summary', headers: { 'x-game-word': 'river' } };
  expect(count(await statuses(30, guess), 403)).toBe(30);
  expect(await statuses(1, guess)).toEqual([429]);
});

test('when guesses are made without end then no limit of ours is in their way', async () => {
  const found = await statuses(300, { path: '/similarity/en/ocean/river' });
  expect(count(found, 200)).toBe(300);
});

test('when the operator limits words then scores, hints and lists count together, and games do not', async () => {
  const narrow = await start({ WORDS_PER_MINUTE: '4' });
  const paths = [
    ...['/similarity/en/ocean/river', '/semantle/hint/proximity/ocean/0', '/semantle/top1000/en/ocean'],
    ...['/proximity/nearness/en/ocean', '/similarity/en/ocean/lake'],
  ];
  const found: number[] = [];
  for (const path of paths) found.push(...(await statuses(1, { path }, narrow)));
  expect(found).toEqual([200, 200, 200, 200, 429]);
  expect(await statuses(1, { path: '/proximity/game/1' }, narrow)).toEqual([200]);
  await narrow.stop();
});

describe('whose address counts', () => {
  const from = (address: string): HttpRequest => ({ ...SIGN_IN, headers: { 'x-forwarded-for': address } });

  test('when no proxy of ours stands before us then X-Forwarded-For changes nothing', async () => {
    const found: number[] = [];
    for (let time = 0; time < 21; time++) found.push(...(await statuses(1, from(`203.0.113.${time}`))));
    expect(found.at(-1)).toBe(429);
  });

  test('when one stands before us then the address that it has seen counts, not what the client wrote before', async () => {
    const behindProxy = await start({ TRUST_PROXY: '1' });
    const spoofed = (time: number) => from(`198.51.100.${time}, 203.0.113.7`);
    const found: number[] = [];
    for (let time = 0; time < 21; time++) found.push(...(await statuses(1, spoofed(time), behindProxy)));
    expect(found.at(-1)).toBe(429);
    expect(await statuses(1, from('203.0.113.8'), behindProxy)).toEqual([302]);
    await behindProxy.stop();
  });

  test('when IPv6 addresses are of one network then they count as one', async () => {
    const behindProxy = await start({ TRUST_PROXY: '1' });
    const found: number[] = [];
    for (let time = 0; time < 21; time++)
      found.push(...(await statuses(1, from(`2001:db8:1:2::${time}`), behindProxy)));
    expect(found.at(-1)).toBe(429);
    expect(await statuses(1, from('2001:db8:1:3::1'), behindProxy)).toEqual([302]);
    await behindProxy.stop();
  });
});

describe('while Redis is away', () => {
  const AWAY = { REDIS_URL: 'redis://127.0.0.1:1' };

  test('when somebody signs in then it is refused: nobody counts the attempts', async () => {
    const alone = await start(AWAY);
    const { status, headers } = await alone.send(SIGN_IN);
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '5' });
    const person = await alone.send({ ...SIGN_IN, headers: { 'sec-fetch-mode': 'navigate' } });
    expect(person.headers.location).toBe('/logged-in?error=unavailable');
    await alone.stop();
  });

  test('when a player saves a game, or asks for a friend, then that goes on, and is counted here', async () => {
    const alone = await start(AWAY);
    const request = await friendRequest(OWNER);
    expect(count(await statuses(20, request, alone), 200)).toBe(20);
    expect(await statuses(1, request, alone)).toEqual([429]);
    await alone.stop();
  });
});

test('when a load test sets the factor then so much more is allowed', async () => {
  const wide = await start({ RATE_LIMIT_FACTOR: '2' });
  expect(count(await statuses(40, SIGN_IN, wide), 302)).toBe(40);
  expect(await statuses(1, SIGN_IN, wide)).toEqual([429]);
  await wide.stop();
});
