import type { DoubleMethods } from './double-methods';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { startRealAccounts, type RealAccounts } from './real-accounts';
import { sendRequest, SAME_ORIGIN } from './send-request';
import { startDoubles, type ServiceDoubles } from './service-doubles';
import { chooseAt, TestBrowser } from './test-browser';
import { until } from '../../../scripts/jest/until';

jest.setTimeout(60_000);

const STATS = '{"totalPlays":12,"wins":9}';
const base64 = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'));

let now = Date.now();
const clock = { now: () => new Date(now) };
const uploaded: unknown[] = [];
const methods: DoubleMethods = {
  stats: {
    UploadStats: (request) => {
      if (request.stats.includes('refuse me')) throw new Error('The disk is full.');
      uploaded.push({ ...request });
      return {};
    },
  },
};

let accounts: RealAccounts;
let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  accounts = await startRealAccounts(clock);
  doubles = await startDoubles(methods);
  gateway = await startGateway({
    ...{ similarityPort: doubles.port, gameSchedulePort: doubles.port, accountsPort: accounts.port },
    env: { RATE_LIMIT_FACTOR: '1000' },
    clock,
  });
});

afterAll(async () => {
  await gateway.stop();
  await doubles.stop();
  await accounts.stop();
});

const browser = () => new TestBrowser(gateway.port);

async function userOf(tab: TestBrowser): Promise<string | undefined> {
  const { status, text } = await tab.send({ path: '/api/user' });
  if (status === 401) return 'has to renew';
  return (JSON.parse(text) as { firstName?: string } | null)?.firstName;
}

test('when the ways to sign in are asked for then the provider is there, and no secret of it', async () => {
  expect(await browser().json('/auth/providers')).toEqual({
    providers: [{ id: 'local', name: 'a sample player' }],
    accountSiteUrl: null,
  });
});

test('when a player signs in then the browser ends where it came from, with a session', async () => {
  const tab = browser();
  const { status, headers } = await tab.signIn('maya', '/auth/local?referer=/archive/game?num=7');
  expect({ status, location: headers.location }).toEqual({
    status: 302,
    location: `/logged-in?to=${encodeURIComponent('/archive/game?num=7')}`,
  });
  expect([...tab.cookies.keys()].sort()).toEqual(['isLoggedIn', 'jwt', 'refresh']);
  expect(await tab.json('/api/user')).toMatchObject({
    ...{ firstName: 'Maya', name: 'Maya Lindqvist', loggedIn: true, isAdmin: false },
    ...{ friendCode: 'ABCD2345', friendCount: 2, hasFriends: true, pendingInvites: 1 },
    photoURL: `${accounts.issuer}/photos/maya.svg`,
    subscription: { isPremium: false, autoRenew: false, subscriptionEndDate: null },
  });
});

describe('the cookies of a sign-in', () => {
  const attributesOf = (lines: string[]): Record<string, string[]> =>
    Object.fromEntries(
      lines.map((line): [string, string[]] => {
        const [pair = '', ...attributes] = line.split('; ');
        return [pair.replace(/=.*/, ''), attributes.sort()];
      }),
    );
  const lasting = (seconds: number, ...more: string[]) =>
    [`Max-Age=${seconds}`, 'Path=/', 'SameSite=Lax', ...more].sort();

  test('when they are set on this machine then scripts see the hint only, and no other site sends them', async () => {
    now = Math.floor(now / 1000) * 1000;
    const tab = browser();
    await tab.signIn('maya');
    expect(attributesOf(tab.lines.filter((line) => !line.startsWith('login=;')))).toEqual({
      login: lasting(600, 'HttpOnly'),
      jwt: lasting(600, 'HttpOnly'),
      refresh: lasting(2_592_000, 'HttpOnly'),
      isLoggedIn: lasting(2_592_000),
    });
    expect(tab.lines).toContain('login=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  test.each([
    ['a public address', { PUBLIC_URL: 'https://play.example' }, 'inside:8080'],
    ['any other host', {}, 'play.example'],
    ['a host that begins like this machine', {}, 'localhost.evil.example'],
  ])('when they are set at %s then they are for https only', async (_where, env, host) => {
    const elsewhere = await startGateway({
      ...{ similarityPort: doubles.port, gameSchedulePort: doubles.port },
      env: { ...env, RATE_LIMIT_FACTOR: '1000' },
    });
    const headers = { ...SAME_ORIGIN, host };
    const lines: string[] = [];
    for (const [method, path, cookie] of [
      ['GET', '/auth/local', ''],
      ['GET', '/auth/local/callback?code=c', '__Host-login=x'],
      ['POST', '/auth/refresh', '__Host-refresh=refresh-0'],
      ['POST', '/auth/refresh', '__Host-refresh=unknown'],
      ['POST', '/auth/logout', ''],
    ] as const) {
      const answer = await elsewhere.send({ method, path, headers: { ...headers, cookie } });
      lines.push(...(answer.headers['set-cookie'] ?? []));
    }
    await elsewhere.stop();
    expect(lines).toHaveLength(14);
    for (const line of lines) {
      expect(line).toContain('; Secure');
      expect(line).toContain('; SameSite=Lax');
      expect(line).toContain('; Path=/');
      expect(line).not.toContain('Domain');
      expect(line.includes('; HttpOnly')).toBe(!line.startsWith('isLoggedIn='));
    }
    expect(new Set(lines.map((line) => line.replace(/=.*/, '')))).toEqual(
      new Set(['__Host-login', '__Host-refresh', 'jwt', 'isLoggedIn']),
    );
  });

  describe('when a site beside ours has planted cookies', () => {
    let elsewhere: GatewayUnderTest;
    beforeAll(async () => {
      elsewhere = await startGateway({
        ...{ similarityPort: doubles.port, gameSchedulePort: doubles.port },
        env: { PUBLIC_URL: 'https://play.example', RATE_LIMIT_FACTOR: '1000' },
      });
    });
    afterAll(() => elsewhere.stop());
    const planted = (method: string, path: string) =>
      elsewhere.send({
        ...{ method, path },
        headers: { ...SAME_ORIGIN, host: 'inside:8080', cookie: 'login=theirs; refresh=refresh-theirs' },
      });

    it('then no sign-in that they have begun is completed here', async () => {
      const { headers } = await planted('GET', '/auth/local/callback?code=c');
      expect(headers.location).toBe('/logged-in?error=1');
      expect(String(headers['set-cookie'])).not.toContain('jwt=');
    });

    it('then no session of theirs is renewed here', async () => {
      expect((await planted('POST', '/auth/refresh')).status).toBe(401);
    });

    it('then nobody is taken for a player whose session has to be renewed', async () => {
      const { status, text } = await planted('GET', '/api/user');
      expect({ status, text }).toEqual({ status: 200, text: 'null' });
    });
  });
});

describe('statistics that come with the sign-in', () => {
  const signInWith = async (tab: TestBrowser, body: string) => {
    const begun = await tab.send({
      method: 'POST',
      path: '/auth/local',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (begun.status !== 303) return begun;
    return tab.send({ path: await chooseAt(begun.headers.location ?? '', 'tomas') });
  };

  test('when the form has some then they are uploaded for who has signed in', async () => {
    uploaded.splice(0);
    const tab = browser();
    const { headers } = await signInWith(tab, `__stats=${base64(STATS)}&referer=%2Farchive`);
    expect(headers.location).toBe('/logged-in?to=%2Farchive');
    const { userId } = (await tab.json('/api/user')) as { userId: string };
    expect(uploaded).toEqual([{ userId, gameCode: 'proximity', stats: STATS }]);
  });

  test('when the form has none then nothing is uploaded', async () => {
    uploaded.splice(0);
    const { headers } = await signInWith(browser(), 'referer=%2F');
    expect(headers.location).toBe('/logged-in?to=%2F');
    expect(uploaded).toEqual([]);
  });

  test('when they cannot be uploaded then the player is signed in all the same', async () => {
    const tab = browser();
    await signInWith(tab, `__stats=${base64('{"name":"refuse me"}')}`);
    expect(await userOf(tab)).toBe('Tomás');
  });

  test.each([
    ['no base64', '__stats=%7B%7D', 400],
    ['no object', `__stats=${base64('[1]')}`, 400],
    ['a field that there is not', `__stats=${base64(STATS)}&userId=1`, 400],
    ['two of them', `__stats=${base64(STATS)}&__stats=${base64(STATS)}`, 400],
    ['more than 16 KiB', `__stats=${base64(`{"a":"${'x'.repeat(16_384)}"}`)}`, 413],
  ])('when the form has %s then it is refused', async (_what, body, status) => {
    expect((await signInWith(browser(), body)).status).toBe(status);
  });

  test('when the form is sent as JSON then it is refused', async () => {
    const { status } = await browser().post('/auth/local', { referer: '/' });
    expect(status).toBe(400);
  });
});

const SOMEWHERE_ELSE = [
  ...['//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\\\evil.example'],
  ...['/\\/evil.example', '\\/evil.example', '/%5cevil.example', '/%2fevil.example', '/%2f%2fevil.example'],
  ...[
    '/%2F%5Cevil.example',
    'https://evil.example',
    'http:evil.example',
    'https:/evil.example',
    'HTTPS://evil.example',
  ],
  ...['javascript:alert(1)', 'data:text/html,x', 'evil.example', '@evil.example', ':@evil.example'],
  ...[
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    '/./\\evil.example',
  ],
  ...['/\t/evil.example', '/\n/evil.example', '\t//evil.example', ' //evil.example', '/ /evil.example'],
  ...[
    '/archive\r\nset-cookie: x=1',
    '/\u0000/evil.example',
    '/\u2028/evil.example',
    '/／evil.example',
    '／／evil.example',
  ],
  ...[
    '/%',
    '/%zz',
    '/%c0%af%c0%afevil.example',
    `/${'a'.repeat(3_000)}`,
    '?x//evil.example',
    '#//evil.example',
  ],
];

test.each(SOMEWHERE_ELSE)(
  'when the page to come back to is %j then the browser stays on this site',
  async (referer) => {
    const path = `/auth/local?referer=${encodeURIComponent(referer)}`;
    const { status, headers } = await browser().send({ path });
    // Either it is refused, or it was harmless after all: then it leads to the provider, and home from there.
    if (status === 400) return expect(headers['set-cookie']).toBeUndefined();
    expect(status).toBe(302);
    const back = await browser().signIn('maya', path);
    const site = `http://localhost:${gateway.port}`;
    const target = new URL(back.headers.location ?? '', site);
    expect(target.origin + target.pathname).toBe(`${site}/logged-in`);
    const to = target.searchParams.get('to') ?? '/';
    for (const reading of [to, decodeURIComponent(to)]) expect(new URL(reading, site).origin).toBe(site);
  },
);

test('when a callback is not the answer to what this browser asked then nobody is signed in, and the old session stays', async () => {
  const victim = browser();
  await victim.signIn('maya');
  const attacker = browser();
  const { headers } = await attacker.send({ path: '/auth/local' });
  const stolen = await chooseAt(headers.location ?? '', 'tomas');
  for (const path of [
    stolen,
    '/auth/local/callback',
    '/auth/local/callback?code=x&state=y',
    '/auth/nobody/callback',
  ]) {
    const answer = await victim.send({ path });
    expect({ status: answer.status, location: answer.headers.location }).toEqual({
      status: 302,
      location: '/logged-in?error=1',
    });
    expect(await userOf(victim)).toBe('Maya');
  }
});

test('when a callback comes a second time then it is refused', async () => {
  const tab = browser();
  const { headers } = await tab.send({ path: '/auth/local' });
  const callback = await chooseAt(headers.location ?? '', 'maya');
  const thief = tab.copy();
  expect((await tab.send({ path: callback })).headers.location).toBe('/logged-in?to=%2F');
  expect((await thief.send({ path: callback })).headers.location).toBe('/logged-in?error=1');
  expect(thief.cookies.has('jwt')).toBe(false);
});

test('when the player goes back at the provider then the page is told that it is no failure, and no cookie of the sign-in is left', async () => {
  const tab = browser();
  const { headers } = await tab.signIn('');
  expect(headers.location).toBe('/logged-in?error=access_denied');
  expect([...tab.cookies.keys()]).toEqual([]);
});

test('when somebody else signs in on the same browser then the session before is over', async () => {
  const tab = browser();
  await tab.signIn('maya');
  const before = tab.copy();
  await tab.signIn('ines');
  expect(await userOf(tab)).toBe('Ines');
  expect((await before.post('/auth/refresh')).status).toBe(401);
});

describe('refreshing', () => {
  test('when the jwt has run out then it is renewed, and both cookies are new', async () => {
    const tab = browser();
    await tab.signIn('maya');
    const old = new Map(tab.cookies);
    now += 601_000;
    expect(await userOf(tab)).toBe('has to renew');
    expect((await tab.post('/auth/refresh')).status).toBe(200);
    expect(await userOf(tab)).toBe('Maya');
    for (const name of ['jwt', 'refresh']) expect(tab.cookies.get(name)).not.toBe(old.get(name));
  });

  test('when two tabs refresh at once then both go on with the same session', async () => {
    const tab = browser();
    await tab.signIn('maya');
    const other = tab.copy();
    const answers = await Promise.all([tab.post('/auth/refresh'), other.post('/auth/refresh')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(tab.cookies.get('refresh')).toBe(other.cookies.get('refresh'));
    now += 31_000;
    expect((await tab.post('/auth/refresh')).status).toBe(200);
  });

  test('when an old token is used again then the whole session is over, for the thief and for the player', async () => {
    const player = browser();
    await player.signIn('maya');
    const thief = player.copy();
    await player.post('/auth/refresh');
    now += 31_000;
    const caught = await thief.post('/auth/refresh');
    expect(caught.status).toBe(401);
    expect([...thief.cookies.keys()]).toEqual([]);
    expect((await player.post('/auth/refresh')).status).toBe(401);
    expect(await userOf(player)).toBeUndefined();
  });

  test('when accounts is away then the cookies stay', async () => {
    const tab = browser();
    await tab.signIn('maya');
    const alone = await startGateway({ similarityPort: 1, gameSchedulePort: 1 });
    const cookie = `refresh=${tab.cookies.get('refresh')}`;
    const { status, headers } = await alone.send({
      ...{ method: 'POST', path: '/auth/refresh' },
      headers: { ...SAME_ORIGIN, cookie },
    });
    expect({ status, lines: headers['set-cookie'] }).toEqual({ status: 503, lines: undefined });
    await alone.stop();
  });
});

describe('signing out', () => {
  test('when a player signs out then the session is over, and the cookies are gone', async () => {
    const tab = browser();
    await tab.signIn('maya');
    const thief = tab.copy();
    expect(await tab.post('/auth/logout')).toMatchObject({ status: 200, text: '{}' });
    expect([...tab.cookies.keys()]).toEqual([]);
    expect((await thief.post('/auth/refresh')).status).toBe(401);
  });

  test('when there is no session, or accounts is away, then the cookies are cleared all the same', async () => {
    expect((await browser().post('/auth/logout')).headers['set-cookie']).toHaveLength(3);
    const alone = await startGateway({ similarityPort: 1, gameSchedulePort: 1 });
    const { status, headers } = await sendRequest(alone.port, {
      ...{ method: 'POST', path: '/auth/logout' },
      headers: { ...SAME_ORIGIN, cookie: 'refresh=x' },
    });
    expect({ status, cleared: headers['set-cookie']?.length }).toEqual({ status: 200, cleared: 3 });
    await alone.stop();
  });

  test('when another site signs a player out then nothing happens', async () => {
    const tab = browser();
    await tab.signIn('maya');
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await tab.send({ method: 'POST', path: '/auth/logout', headers })).status).toBe(403);
    expect(await userOf(tab)).toBe('Maya');
  });
});

test('when an account is deleted then its cookies are gone, and what is left of its session is nobody', async () => {
  const tab = browser();
  await tab.signIn('ines');
  const other = tab.copy();
  expect(await tab.post('/api/delete-account')).toMatchObject({ status: 200, text: '{}' });
  expect([...tab.cookies.keys()]).toEqual([]);
  expect(await userOf(other)).toBeUndefined();
  expect([...other.cookies.keys()]).toEqual([]);
});

test('when everything was done then no log line has a token, a code, a cookie, a name or an address', async () => {
  const tab = browser();
  const begun = await tab.send({ path: '/auth/local?referer=/archive' });
  const login = tab.cookies.get('login') ?? '';
  const callback = await chooseAt(begun.headers.location ?? '', 'maya');
  await tab.send({ path: callback });
  const secrets = [login, ...new URL(callback, 'http://x').searchParams.values()];
  secrets.push(tab.cookies.get('jwt') ?? '', tab.cookies.get('refresh') ?? '');
  await tab.post('/auth/refresh');
  secrets.push(tab.cookies.get('jwt') ?? '', tab.cookies.get('refresh') ?? '');
  await tab.send({ path: `/api/user?jwt=${tab.cookies.get('jwt')}` });
  await tab.send({ path: callback });
  const last = await tab.post('/auth/logout');
  await until('the last request is logged', () =>
    gateway.logs.text().includes(String(last.headers['x-request-id'])),
  );
  const written = gateway.logs.text() + accounts.logs.text();
  expect(written.length).toBeGreaterThan(5_000);
  for (const secret of secrets.filter((text) => text.length > 12 && !text.startsWith('http')))
    expect(written).not.toContain(secret);
  expect(written).not.toMatch(/Lindqvist|@players\.example|eyJ|ABCD2345/);
});

test('when the provider is away then the browser ends on a page that says so', async () => {
  const fresh = await startRealAccounts(clock);
  await fresh.stopProvider();
  const apart = await startGateway({
    ...{ similarityPort: doubles.port, gameSchedulePort: doubles.port, accountsPort: fresh.port },
  });
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const { status, headers } = await apart.send({ path: '/auth/local', headers: { accept } });
  expect({ status, location: headers.location }).toEqual({
    status: 302,
    location: '/logged-in?error=unavailable',
  });
  await apart.stop();
  await fresh.stop();
});
