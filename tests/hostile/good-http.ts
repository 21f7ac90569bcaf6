import { sampleGame } from './sample-game';

/** A call as a player makes it. Each text of it may be spoiled. */
export interface GoodHttp {
  method: 'GET' | 'POST';
  /** As the OpenAPI document writes it. */
  path: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Written as a form, not as JSON. */
  isForm?: boolean;
  /** What it is answered with, where that is not success: what was done before, and cannot be done twice. */
  refusals?: number[];
}

const MEMBER = { cookie: '{session}' };
const WORDS = { lang: 'en', mode: 'daily' };
const GAME = { gameCode: 'proximity', gameNumber: '41' };
const STATS = JSON.stringify({ totalPlays: 3, wins: 2, totalGuesses: 40, lastPlay: '2026-01-05' });

/** One of each call. */
export const GOOD_HTTP: readonly GoodHttp[] = [
  get('/proximity/today'),
  get('/proximity/game/{gameNumber}', { params: { gameNumber: '1' }, query: WORDS }),
  get('/proximity/game/{gameNumber}/summary', {
    params: { gameNumber: '12' },
    query: WORDS,
    headers: { 'x-game-word': 'candle' },
  }),
  get('/similarity/{lang}/{secret}/{guess}', {
    params: { lang: 'en', secret: '{seal}', guess: 'river' },
    query: { mode: 'daily' },
    headers: { 'if-none-match': '"x"', 'accept-encoding': 'gzip' },
  }),
  get('/semantle/hint/{kind}/{secret}/{best}', {
    params: { kind: 'proximity', secret: '{seal}', best: '900' },
    query: WORDS,
  }),
  get('/semantle/top1000/{lang}/{word}', { params: { lang: 'en', word: 'ocean' }, query: { mode: 'daily' } }),
  get('/proximity/nearness/{lang}/{secret}', {
    params: { lang: 'en', secret: '{seal}' },
    query: { mode: 'daily' },
  }),
  post('/proximity/custom', { word: 'ocean', ...WORDS }),
  post('/proximity/custom/give-up', { code: '{code}' }),
  {
    ...post('/proximity/game/{gameNumber}/give-up', { gameData: sampleGame(2, 'ocean') }),
    params: { gameNumber: '2' },
    query: WORDS,
    headers: MEMBER,
  },
  get('/openapi.json'),
  get('/auth/providers'),
  get('/auth/{provider}', { params: { provider: 'local' }, query: { referer: '/archive' } }),
  {
    ...post('/auth/{provider}', { __stats: Buffer.from(STATS).toString('base64'), referer: '/archive' }),
    params: { provider: 'local' },
    isForm: true,
  },
  get('/auth/{provider}/callback', {
    params: { provider: 'local' },
    query: { state: '{state}', code: 'none-of-theirs', iss: 'http://localhost' },
    headers: { cookie: 'login={loginToken}' },
  }),
  { ...member('/auth/refresh', {}), refusals: [401] },
  member('/auth/logout', {}),
  get('/api/user', { headers: MEMBER }),
  member('/api/marketing-opt-in', { marketingOptIn: true }),
  member('/api/games-initial-load-complete', {}),
  // Of nobody: the others need the account.
  { ...post('/api/delete-account', {}), headers: { cookie: 'isLoggedIn=true' }, refusals: [401] },
  get('/api/export', { headers: MEMBER }),
  member('/api/upsert-game', {
    ...{ gameCode: 'proximity', gameNumber: 1, gameData: sampleGame(1, 'ocean', 'river') },
    ...{ hasWon: false, complete: false, rarity: 0, hintCount: 0 },
  }),
  get('/api/games-played/{gameCode}', { params: { gameCode: 'proximity' }, headers: MEMBER }),
  get('/api/game/{gameCode}/{gameNumber}', { params: GAME, headers: MEMBER }),
  get('/api/game-by-id/{id}/{gameCode}', {
    params: { id: '{gameRef}', gameCode: 'proximity' },
    headers: MEMBER,
  }),
  member('/api/upsert-stats', { gameCode: 'proximity', gamesPlayed: 3, gameCompleted: 2, stats: STATS }),
  get('/api/stats/{gameCode}', { params: { gameCode: 'proximity' }, headers: MEMBER }),
  { ...member('/api/friend-request', { friendCode: '{friendCode}' }), refusals: [409] },
  get('/api/friend-requests', { headers: MEMBER }),
  { ...member('/api/friend-request/{id}/decline', {}), params: { id: '{request}' }, refusals: [404] },
  { ...member('/api/friend-request/{id}/accept', {}), params: { id: '{request}' }, refusals: [404] },
  { ...member('/api/remove-friend', { friendId: '{friend}' }), refusals: [404] },
  member('/api/regenerate-friend-code', {}),
  get('/api/friends-games/{gameNumber}/{gameCode}', { params: GAME, headers: MEMBER }),
  get('/api/standing/{gameNumber}/{gameCode}', { params: GAME, headers: MEMBER }),
];

function get(path: string, parts: Omit<GoodHttp, 'method' | 'path'> = {}): GoodHttp {
  return { method: 'GET', path, ...parts };
}

function post(path: string, body: Record<string, unknown>): GoodHttp {
  return { method: 'POST', path, body };
}

function member(path: string, body: Record<string, unknown>): GoodHttp {
  return { ...post(path, body), headers: MEMBER };
}
