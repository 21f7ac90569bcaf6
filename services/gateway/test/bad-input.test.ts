import fc from 'fast-check';
import { systemClock } from '@proximity/common/clock';
import { errorAnswer } from '../src/api/error';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { startRealServices, type RealServices } from './real-services';
import { SAME_ORIGIN, type HttpRequest } from './send-request';

let services: RealServices;
let gateway: GatewayUnderTest;
let seal: string;
let foreignSeal: string;

beforeAll(async () => {
  services = await startRealServices(systemClock);
  gateway = await startGateway(services);
  seal = await sealOf('/proximity/game/1');
  foreignSeal = await sealOf('/proximity/game/1?lang=es');
});

afterAll(async () => {
  await gateway.stop();
  await services.stop();
});

async function sealOf(path: string): Promise<string> {
  const { text } = await gateway.send({ path });
  return (JSON.parse(text) as { secretWord: string }).secretWord;
}

async function expectGoodCall(): Promise<void> {
  const { status } = await gateway.send({ path: '/similarity/en/ocean/river' });
  expect(status).toBe(200);
}

type Bad = [reason: string, status: number, code: string, request: HttpRequest | (() => HttpRequest)];

const post = (path: string, body: unknown, headers: Record<string, string> = {}): HttpRequest => ({
  method: 'POST',
  path,
  body,
  headers: { ...SAME_ORIGIN, ...headers },
});
const get = (path: string): HttpRequest => ({ path });

const SCORES: Bad[] = [
  ['percent-encoding that ends too soon', 400, 'invalid_request', get('/similarity/en/ocean/%')],
  ['percent-encoding that is no hexadecimal', 400, 'invalid_request', get('/similarity/en/%zz/river')],
  ['bytes that are no UTF-8', 400, 'invalid_request', get('/similarity/en/ocean/%ff%fe')],
  ['overlong UTF-8', 400, 'invalid_request', get('/similarity/en/ocean/%c0%af')],
  ['half a surrogate pair', 400, 'invalid_request', get('/similarity/en/ocean/%ed%a0%80')],
  ['a NUL in the guess', 400, 'invalid_request', get('/similarity/en/ocean/riv%00er')],
  ['a NUL in the secret', 400, 'invalid_request', get('/similarity/en/oce%00an/river')],
  ['a NUL in the language', 400, 'invalid_request', get('/similarity/e%00n/ocean/river')],
  ['a line break in the guess', 400, 'invalid_request', get('/similarity/en/ocean/river%0d%0aset-cookie:x')],
  ['two dots as secret', 404, 'secret_not_found', get('/similarity/en/../river')],
  ['encoded dots as secret', 404, 'secret_not_found', get('/similarity/en/%2e%2e/river')],
  ['dots that climb out', 404, 'not_found', get('/similarity/../../etc/passwd/x')],
  ['an encoded slash in the secret', 404, 'secret_not_found', get('/similarity/en/a%2f..%2fb/river')],
  ['an encoded slash in the guess', 404, 'word_not_found', get('/similarity/en/ocean/..%2f..%2fetc')],
  ['a backslash in the guess', 404, 'word_not_found', get('/similarity/en/ocean/..%5c..')],
  ['a doubly encoded guess', 404, 'word_not_found', get('/similarity/en/ocean/%2572iver')],
  ['one segment too many', 404, 'not_found', get('/similarity/en/ocean/river/bank')],
  ['an empty secret', 404, 'not_found', get('/similarity/en//river')],
  ['an empty guess', 404, 'not_found', get('/similarity/en/ocean/')],
  ['a guess of one letter', 400, 'invalid_word', get('/similarity/en/ocean/a')],
  ['a guess of white space', 400, 'invalid_word', get('/similarity/en/ocean/%20%20%20')],
  ['a guess of ten thousand letters', 400, 'invalid_word', get(`/similarity/en/ocean/${'a'.repeat(10_000)}`)],
  [
    'a secret of ten thousand letters',
    404,
    'secret_not_found',
    get(`/similarity/en/${'a'.repeat(10_000)}/river`),
  ],
  [
    'letters that only look Latin',
    404,
    'word_not_found',
    get(`/similarity/en/ocean/${encodeURIComponent('оcean')}`),
  ],
  [
    'text that runs backwards',
    404,
    'word_not_found',
    get(`/similarity/en/ocean/${encodeURIComponent('\u202enaeco')}`),
  ],
  [
    'a joiner inside a word',
    404,
    'word_not_found',
    get(`/similarity/en/ocean/${encodeURIComponent('ri\u200dver')}`),
  ],
  [
    'a heap of accents',
    404,
    'word_not_found',
    get(`/similarity/en/ocean/${encodeURIComponent(`r${'\u0301'.repeat(60)}`)}`),
  ],
  ['an emoji family', 404, 'word_not_found', get(`/similarity/en/ocean/${encodeURIComponent('👩‍👩‍👧‍👦')}`)],
  ['a prototype key as guess', 404, 'word_not_found', get('/similarity/en/ocean/__proto__')],
  ['a constructor as secret', 404, 'secret_not_found', get('/similarity/en/__proto__/river')],
  ['toString as secret', 404, 'secret_not_found', get('/similarity/en/toString/river')],
  ['an unknown language', 400, 'unknown_language', get('/similarity/fr/ocean/river')],
  ['a prototype key as language', 400, 'unknown_language', get('/similarity/__proto__/ocean/river')],
  ['a constructor as language', 400, 'unknown_language', get('/similarity/constructor/ocean/river')],
  ['a language that climbs', 400, 'unknown_language', get('/similarity/..%2fen/ocean/river')],
  ['two modes', 400, 'invalid_request', get('/similarity/en/ocean/river?mode=daily&mode=junior')],
  ['a NUL in the mode', 400, 'invalid_request', get('/similarity/en/ocean/river?mode=%00')],
];

const flipped = (text: string): string =>
  text.slice(0, -4) + (text.at(-4) === 'A' ? 'B' : 'A') + text.slice(-3);

const SEALS: Bad[] = [
  ['a seal of nothing', 400, 'bad_seal', get('/similarity/en/~/river')],
  ['a forged seal', 400, 'bad_seal', get(`/similarity/en/~${'A'.repeat(108)}/river`)],
  ['a seal with one letter changed', 400, 'bad_seal', () => get(`/similarity/en/${flipped(seal)}/river`)],
  ['a truncated seal', 400, 'bad_seal', () => get(`/similarity/en/${seal.slice(0, 40)}/river`)],
  ['a seal with more behind it', 400, 'bad_seal', () => get(`/similarity/en/${seal}AAAA/river`)],
  ['a seal with padding', 400, 'bad_seal', () => get(`/similarity/en/${seal}%3D/river`)],
  ['a seal in capitals', 400, 'bad_seal', () => get(`/similarity/en/${seal.toUpperCase()}/river`)],
  ['two seals in one', 400, 'bad_seal', () => get(`/similarity/en/${seal}${seal}/river`)],
  ['a seal of another language', 400, 'seal_language', () => get(`/similarity/en/${foreignSeal}/river`)],
  ['a seal as guess', 404, 'word_not_found', get(`/similarity/en/ocean/~${'A'.repeat(90)}`)],
  ['a seal where a plain word is asked', 403, 'secret_sealed', () => get(`/semantle/top1000/en/${seal}`)],
  ['a forged seal where a plain word is asked', 403, 'secret_sealed', get('/semantle/top1000/en/~AAAA')],
  [
    'a seal of another language, for its nearness',
    400,
    'seal_language',
    () => get(`/proximity/nearness/en/${foreignSeal}`),
  ],
  ['a forged seal, for its nearness', 400, 'bad_seal', get('/proximity/nearness/en/~AAAA')],
  [
    'a seal of another language, for a hint',
    400,
    'seal_language',
    () => get(`/semantle/hint/proximity/${foreignSeal}/0?lang=en`),
  ],
  ['a forged seal, for a hint', 400, 'bad_seal', get('/semantle/hint/proximity/~AAAA/0')],
  [
    'the seal of a scheduled game as custom game',
    400,
    'bad_seal',
    () => post('/proximity/custom/give-up', { code: seal }),
  ],
];

const NUMBERS: Bad[] = [
  '0',
  '-1',
  '-0',
  '+1',
  '%2B1',
  '01',
  '1.0',
  '1.5',
  '1e3',
  '0x10',
  '%201',
  '1%20',
  '1%0a',
  '3502',
  '9999999999',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'abc',
  '%D9%A1',
  '1n',
  '1,000',
  '~',
  '__proto__',
].map((number): Bad =>
  /%0a/.test(number)
    ? [`the game number ${number}`, 400, 'invalid_request', get(`/proximity/game/${number}`)]
    : [`the game number ${number}`, 404, 'date_not_found', get(`/proximity/game/${number}`)],
);

const GAMES: Bad[] = [
  ...NUMBERS,
  ['a game of the future', 403, 'future_game', get('/proximity/game/3501')],
  ['a game in an unknown language', 400, 'unknown_language', get('/proximity/game/1?lang=fr')],
  ['a game in two languages', 400, 'invalid_request', get('/proximity/game/1?lang=en&lang=es')],
  [
    'a game in a language that is an object',
    400,
    'unknown_language',
    get('/proximity/game/1?lang=[object%20Object]'),
  ],
  ['giving up a game of the future', 403, 'future_game', post('/proximity/game/3501/give-up', {})],
  ['giving up a game of no date', 404, 'date_not_found', post('/proximity/game/0/give-up', {})],
  [
    'giving up with a body that means nothing',
    400,
    'invalid_request',
    post('/proximity/game/1/give-up', { word: 1 }),
  ],
  ['giving up with a list', 400, 'invalid_request', post('/proximity/game/1/give-up', [])],
];

const HINTS: Bad[] = [
  ['another kind of hint', 404, 'not_found', get('/semantle/hint/letters/ocean/0')],
  ['no percentile', 400, 'invalid_request', get('/semantle/hint/proximity/ocean/river')],
  ['a percentile above 1000', 400, 'invalid_request', get('/semantle/hint/proximity/ocean/1001')],
  ['a percentile below 0', 400, 'invalid_request', get('/semantle/hint/proximity/ocean/-1')],
  ['half a percentile', 400, 'invalid_request', get('/semantle/hint/proximity/ocean/0.5')],
  [
    'a percentile of twenty digits',
    400,
    'invalid_request',
    get('/semantle/hint/proximity/ocean/99999999999999999999'),
  ],
  ['a hint for an unknown secret', 404, 'secret_not_found', get('/semantle/hint/proximity/qqqzzz/0')],
  ['a hint in an unknown language', 400, 'unknown_language', get('/semantle/hint/proximity/ocean/0?lang=fr')],
  ['the words near an unknown one', 404, 'word_not_found', get('/semantle/top1000/en/qqqzzz')],
  ['the nearness of an unknown secret', 404, 'secret_not_found', get('/proximity/nearness/en/qqqzzz')],
  ['a NUL in the nearness', 400, 'invalid_request', get('/proximity/nearness/en/%00')],
];

const MEGABYTES_10 = JSON.stringify({ word: 'a'.repeat(10 * 1024 * 1024) });
const custom = (body: unknown, headers?: Record<string, string>): HttpRequest =>
  post('/proximity/custom', body, headers);

const BODIES: Bad[] = [
  ['a body of ten megabytes', 413, 'payload_too_large', custom(MEGABYTES_10)],
  ['ten megabytes for giving up', 413, 'payload_too_large', post('/proximity/game/1/give-up', MEGABYTES_10)],
  [
    'ten megabytes in chunks',
    413,
    'payload_too_large',
    custom(MEGABYTES_10, { 'transfer-encoding': 'chunked' }),
  ],
  [
    'ten megabytes that are not JSON',
    400,
    'invalid_request',
    custom(MEGABYTES_10, { 'content-type': 'text/plain' }),
  ],
  ['JSON cut short', 400, 'invalid_request', custom('{"word":"oce')],
  ['JSON with a comment', 400, 'invalid_request', custom('{"word":"ocean"/**/}')],
  ['a bare word', 400, 'invalid_request', custom('"ocean"')],
  ['null', 400, 'invalid_request', custom('null')],
  ['a number', 400, 'invalid_request', custom('1')],
  ['nesting ten thousand deep', 400, 'invalid_request', custom('['.repeat(10_000) + ']'.repeat(10_000))],
  ['an empty body', 400, 'invalid_request', custom('')],
  ['no body', 400, 'invalid_request', custom(undefined)],
  ['an empty object', 400, 'invalid_request', custom({})],
  ['a list', 400, 'invalid_request', custom(['ocean'])],
  ['a word that is a number', 400, 'invalid_request', custom({ word: 5 })],
  ['a word that is a list', 400, 'invalid_request', custom({ word: ['ocean'] })],
  ['a word that is an object', 400, 'invalid_request', custom({ word: { $ne: null } })],
  ['a word and chance at once', 400, 'invalid_request', custom({ word: 'ocean', random: true })],
  ['chance that is false', 400, 'invalid_request', custom({ random: false })],
  ['chance that is text', 400, 'invalid_request', custom({ random: 'true' })],
  ['a field that there is not', 400, 'invalid_request', custom({ word: 'ocean', isAdmin: true })],
  ['a prototype in the body', 400, 'invalid_request', custom('{"word":"ocean","__proto__":{"random":true}}')],
  [
    'a constructor in the body',
    400,
    'invalid_request',
    custom('{"word":"ocean","constructor":{"prototype":{}}}'),
  ],
  ['a NUL in the word', 400, 'invalid_request', custom({ word: 'oce\0an' })],
  ['half a surrogate pair in the word', 400, 'invalid_request', custom('{"word":"oce\\ud800an"}')],
  ['a word of one letter', 400, 'invalid_word', custom({ word: 'a' })],
  ['a word of nothing', 400, 'invalid_word', custom({ word: '   ' })],
  ['a word that does not fit into a seal', 400, 'unfit_word', custom({ word: 'a'.repeat(60) })],
  ['an unknown word', 404, 'word_not_found', custom({ word: 'qqqzzz' })],
  ['an unknown language', 400, 'unknown_language', custom({ word: 'ocean', lang: 'fr' })],
  ['a language that is a number', 400, 'invalid_request', custom({ word: 'ocean', lang: 5 })],
  ['a mode that is a list', 400, 'invalid_request', custom({ word: 'ocean', mode: ['daily'] })],
  [
    'text instead of JSON',
    400,
    'invalid_request',
    custom('{"word":"ocean"}', { 'content-type': 'text/plain' }),
  ],
  [
    'a form',
    400,
    'invalid_request',
    custom('word=ocean', { 'content-type': 'application/x-www-form-urlencoded' }),
  ],
  ['XML', 400, 'invalid_request', custom('<word/>', { 'content-type': 'application/xml' })],
  [
    'an unknown character set',
    400,
    'invalid_request',
    custom('{"random":true}', { 'content-type': 'application/json; charset=klingon' }),
  ],
  [
    'an unknown compression',
    400,
    'invalid_request',
    custom('{"random":true}', { 'content-encoding': 'pied-piper' }),
  ],
  [
    'a compression that it has not',
    400,
    'invalid_request',
    custom('{"random":true}', { 'content-encoding': 'gzip' }),
  ],
  ['a code that is a number', 400, 'invalid_request', post('/proximity/custom/give-up', { code: 1 })],
  ['a code that is a word', 400, 'bad_seal', post('/proximity/custom/give-up', { code: 'ocean' })],
  ['a code of nothing', 400, 'bad_seal', post('/proximity/custom/give-up', { code: '' })],
  ['a forged code', 400, 'bad_seal', post('/proximity/custom/give-up', { code: `~${'A'.repeat(108)}` })],
];

const METHODS: Bad[] = [
  ['DELETE', '/proximity/today'],
  ['PUT', '/proximity/game/1'],
  ['POST', '/similarity/en/ocean/river'],
  ['GET', '/proximity/custom'],
  ['GET', '/proximity/game/1/give-up'],
  ['PATCH', '/proximity/custom/give-up'],
  ['OPTIONS', '/similarity/en/ocean/river'],
  ['TRACE', '/proximity/today'],
  ['PROPFIND', '/openapi.json'],
  ['POST', '/docs'],
].map(([method = '', path = '']): Bad => [
  `${method} ${path}`,
  405,
  'method_not_allowed',
  { method, path, headers: SAME_ORIGIN },
]);

test.each([...SCORES, ...SEALS, ...GAMES, ...HINTS, ...BODIES, ...METHODS])(
  'when it gets %s then it answers %i %s with a sentence, and the next good call as ever',
  async (_reason, status, code, request) => {
    const answer = await gateway.send(typeof request === 'function' ? request() : request);
    expect({ status: answer.status, body: JSON.parse(answer.text) as unknown }).toMatchObject({
      status,
      body: { code },
    });
    expect(errorAnswer.strict().parse(JSON.parse(answer.text)).message).toMatch(/^\p{Lu}.{3,}/u);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.text).not.toMatch(/\bat .+:\d+:\d+|node_modules|Error:/);
    await expectGoodCall();
  },
);

test('when a method is refused then the answer names those that there are', async () => {
  const allow = async (method: string, path: string) => (await gateway.send({ method, path })).headers.allow;
  expect(await allow('DELETE', '/proximity/today')).toBe('GET, HEAD');
  expect(await allow('GET', '/proximity/custom')).toBe('POST');
});

test('when odd but harmless things come along then the call is answered', async () => {
  const harmless = [
    '?mode=nonsense',
    '?mode=',
    '?mode[]=a',
    '?__proto__[x]=1',
    '?view=admin',
    '?a=1&a=2',
    '?%zz',
    '?' + 'q=1&'.repeat(500),
  ];
  for (const query of harmless) {
    const { status } = await gateway.send({ path: `/similarity/en/ocean/river${query}` });
    expect({ query, status }).toEqual({ query, status: 200 });
  }
});

test('when ten megabytes come with a question that needs none then it is answered all the same', async () => {
  const { status } = await gateway.send({ path: '/similarity/en/ocean/river', body: MEGABYTES_10 });
  expect(status).toBe(200);
});

test('when any text at all is secret and guess then the answer is a score or a 4xx', async () => {
  const segment = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 40 })
    .filter((text) => !/\p{Cs}/u.test(text));
  await fc.assert(
    fc.asyncProperty(segment, segment, fc.constantFrom('en', 'es', 'xx'), async (secret, guess, lang) => {
      const path = ['', 'similarity', lang, encodeURIComponent(secret), encodeURIComponent(guess)].join('/');
      const { status } = await gateway.send({ path });
      expect([200, 400, 404]).toContain(status);
    }),
    { numRuns: 200 },
  );
});
