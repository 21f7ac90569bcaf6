import { ERROR_CODES, isErrorCode } from '@proximity/common/app-error';
import { systemClock } from '@proximity/common/clock';
import { errorCode } from '../src/api/error';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { answerChecker, documentedEnds, documentShape, type OpenApi } from './openapi-document';
import { startRealServices, type RealServices } from './real-services';
import { SAME_ORIGIN, type HttpRequest } from './send-request';
import { brokenMethods, startDoubles, type ServiceDoubles } from './service-doubles';

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
  [`${GIVE_UP} payload_too_large`, () => ({ path: '/proximity/game/1/give-up', body: TOO_LARGE })],
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

let services: RealServices;
let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;
let beforeBroken: GatewayUnderTest;
let beforeNothing: GatewayUnderTest;
let document: OpenApi;
let seals: Seals;

beforeAll(async () => {
  services = await startRealServices(systemClock);
  doubles = await startDoubles(brokenMethods());
  gateway = await startGateway(services);
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
  for (const started of [gateway, beforeBroken, beforeNothing, doubles, services]) await started.stop();
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
  const body = JSON.parse(answer.text) as unknown;
  const status = isErrorCode(code) ? ERROR_CODES[code].http : Number(code);
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

test('when the document is compared with these tests then each of its calls and ends is exercised, and no other', () => {
  const exercised = [
    ...Object.keys(GOOD).map((call) => `${call} 200`),
    ...CACHED.map((call) => `${call} 304`),
    ...REFUSED.map(([end]) => end),
    ...ASKING.flatMap((call) => [`${call} internal`, `${call} unavailable`]),
  ];
  expect(exercised.sort()).toEqual(documentedEnds(document).sort());
});

test('when a call is sent with the examples of its parameters then it is answered', async () => {
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get) continue;
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

function goodRequest(call: string): Request {
  const request = GOOD[call];
  if (!request) throw new Error(`no good request of ${call}`);
  return request(seals);
}
