import { fixedClock } from '@proximity/common/clock';
import { disguisesOf, findWord } from './disguises';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { startRealServices, type RealServices } from './real-services';
import { SAME_ORIGIN, sendRequest, type HttpRequest } from './send-request';

const CLOCK = fixedClock('2026-05-01T15:00:00Z');
const TODAY = 700;

/** The games of this test and those of tomorrow; their words stand nowhere else in what the gateway says. */
const GAMES = [
  { lang: 'en', mode: 'daily', gameNumber: TODAY, word: 'saxophone' },
  { lang: 'en', mode: 'junior', gameNumber: TODAY, word: 'porridge' },
  { lang: 'en', mode: 'child', gameNumber: TODAY, word: 'blanket' },
  { lang: 'es', mode: 'daily', gameNumber: TODAY, word: 'hámster' },
  { lang: 'en', mode: 'daily', gameNumber: TODAY - 1, word: 'lighthouse' },
];
const TOMORROW = { lang: 'en', mode: 'daily', gameNumber: TODAY + 1, word: 'electrician' };

/** Who may come along, and what they send with every request. */
const CALLERS: Record<string, Record<string, string>> = {
  'an anonymous visitor': {},
  'the page': SAME_ORIGIN,
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'someone who pretends to be signed in': {
    ...SAME_ORIGIN,
    cookie: 'isLoggedIn=true; loggedIn=true; jwt=eyJhbGciOiJub25lIn0.eyJpc0FkbWluIjp0cnVlfQ.',
    authorization: 'Basic YWRtaW46YWRtaW4=',
  },
  'someone who pretends to be an admin or inside': {
    ...SAME_ORIGIN,
    'x-admin': 'true',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'localhost',
    'x-original-url': '/portal',
    'x-http-method-override': 'POST',
  },
};

let services: RealServices;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  services = await startRealServices(CLOCK);
  gateway = await startGateway({ ...services, clock: CLOCK });
  for (const { lang, mode, gameNumber, word } of [...GAMES, TOMORROW]) {
    await services.pool.query(
      "INSERT INTO scheduled_words (lang, mode, game_number, word, origin) VALUES ($1, $2, $3, $4, 'scheduled')",
      [lang, mode, gameNumber, word],
    );
  }
});

afterAll(async () => {
  await gateway.stop();
  await services.stop();
});

async function sealOf({ lang, mode, gameNumber }: (typeof GAMES)[number]): Promise<string> {
  const { text } = await gateway.send({ path: `/proximity/game/${gameNumber}?lang=${lang}&mode=${mode}` });
  return (JSON.parse(text) as { secretWord: string }).secretWord;
}

/** All that can be asked about a game by somebody who does not know its word. */
function questionsAbout({ lang, mode, gameNumber }: (typeof GAMES)[number], seal: string): HttpRequest[] {
  const query = `?lang=${lang}&mode=${mode}`;
  const guesses =
    { en: ['music', 'river', 'qqqzzz', 'the', 'a', '%00', seal], es: ['música', 'río', 'qqqzzz'] }[lang] ??
    [];
  const post = (path: string, body: unknown): HttpRequest => ({ method: 'POST', path, body });
  return [
    ...['', '&view=admin', '&mode=junior', '&reveal=true'].map((more) => ({
      path: `/proximity/game/${gameNumber}${query}${more}`,
    })),
    { method: 'HEAD', path: `/proximity/game/${gameNumber}${query}` },
    ...['GET', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({
      method,
      path: `/proximity/game/${gameNumber}/give-up${query}`,
    })),
    ...guesses.flatMap((guess) => [
      { path: `/similarity/${lang}/${seal}/${encodeURIComponent(guess)}` },
      { path: `/similarity/${lang}/${seal}/${encodeURIComponent(guess)}?mode=child&view=admin` },
    ]),
    { path: `/similarity/de/${seal}/wasser` },
    { path: `/similarity/${lang}/${seal.slice(0, -1)}/river` },
    { path: `/similarity/${lang}/river/${seal}` },
    ...[0, 1, 500, 998, 999, 1000].flatMap((best) => [
      { path: `/semantle/hint/proximity/${seal}/${best}` },
      { path: `/semantle/hint/proximity/${best}/${seal}${query}` },
    ]),
    { path: `/semantle/top1000/${lang}/${seal}` },
    { path: `/proximity/nearness/${lang}/${seal}` },
    post('/proximity/custom', { word: seal, lang, mode }),
    post('/proximity/custom', { random: true, lang, mode }),
    post('/proximity/custom/give-up', { code: seal }),
    post(`/proximity/game/${TOMORROW.gameNumber}/give-up${query}`, {}),
    post('/proximity/custom/give-up', '{"code":'),
    { path: `/custom/${seal}` },
    { path: `/assets/${seal}.js` },
    { path: `/proximity/${seal}` },
  ];
}

const EVERYONES_QUESTIONS: HttpRequest[] = [
  '/',
  '/nowhere',
  '/portal',
  '/admin/verify',
  '/openapi.json',
  '/docs',
  '/proximity/today',
  `/proximity/game/${TOMORROW.gameNumber}`,
  `/proximity/game/${TOMORROW.gameNumber}?view=admin`,
  '/proximity/latest-games',
  `/proximity/upcoming/${TODAY - 101}`,
].map((path) => ({ path }));

async function everythingSaidTo(headers: Record<string, string>, requests: HttpRequest[]): Promise<string> {
  const said: string[] = [];
  for (const request of requests) {
    const { status, headers: answered, text } = await gateway.send({ ...request, headers });
    expect(status).toBeLessThan(500);
    said.push(JSON.stringify({ status, answered }), text);
  }
  return said.join('\n');
}

const words = [...GAMES, TOMORROW].map(({ word }) => word);

describe.each(Object.entries(CALLERS))('when %s asks everything', (_caller, headers) => {
  test.each(GAMES)(
    'then the $mode $lang word of game $gameNumber is in no answer, in no form',
    async (game) => {
      const requests = [...questionsAbout(game, await sealOf(game)), ...EVERYONES_QUESTIONS];
      const said = await everythingSaidTo(headers, requests);
      expect(words.flatMap((word) => findWord(word, said))).toEqual([]);
    },
  );
});

test('when everything was asked, and games were even given up, then no log line and no metric has a word', async () => {
  for (const game of GAMES) {
    const { gameNumber, lang, mode, word } = game;
    const requests = [
      ...questionsAbout(game, await sealOf(game)),
      { method: 'POST', path: `/proximity/game/${gameNumber}/give-up?lang=${lang}&mode=${mode}` },
      { path: `/similarity/${lang}/${await sealOf(game)}/${encodeURIComponent(word)}` },
      { path: `/similarity/${lang}/${encodeURIComponent(word)}/${encodeURIComponent(`${word}%`)}` },
      { path: `/semantle/top1000/${lang}/${encodeURIComponent(word)}` },
      { path: `/nearest/${Buffer.from(word).toString('base64url')}` },
    ];
    const said = await everythingSaidTo(SAME_ORIGIN, requests);
    expect(findWord(word, said)).toContain('plain');
  }
  const metrics = (await sendRequest(gateway.opsPort, { path: '/metrics' })).text;
  const kept = gateway.logs.text() + services.logs.text() + metrics;
  expect(kept.length).toBeGreaterThan(10_000);
  expect(words.flatMap((word) => findWord(word, kept))).toEqual([]);
});

test('when the guesses of a visitor are looked for in the logs then they are not there', async () => {
  await gateway.send({ path: `/similarity/en/zeppelin/${encodeURIComponent('quixotic')}` });
  expect([
    ...findWord('zeppelin', gateway.logs.text()),
    ...findWord('quixotic', gateway.logs.text()),
  ]).toEqual([]);
});

test.each(disguisesOf('hámster'))('when a word slips out %s then this test sees it', (_form, disguise) => {
  expect(findWord('hámster', `{"hint":"${disguise}"}`)).not.toEqual([]);
});

test('when the word is in the middle of a longer base64 text then this test sees it', () => {
  for (const before of ['', 'a', 'ab', 'abc']) {
    const text = Buffer.from(`${before}saxophone.`).toString('base64url');
    expect(findWord('saxophone', text)).not.toEqual([]);
  }
});
