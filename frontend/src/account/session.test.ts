import { ok, refused } from '../../test/fake-server';
import { accountServer, clearHint, openAccount, setHint, userBody } from '../../test/open-account';
import { keepOnDevice, playedGame } from '../../test/played-game';
import { USER_KEY } from './own-account';

beforeEach(setHint);
afterEach(clearHint);

const tick = () => new Promise((resolve) => setTimeout(resolve));
const cached = () => JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as { firstName?: string } | null;
const cache = (more: object = {}) => localStorage.setItem(USER_KEY, JSON.stringify(userBody(more)));

test('when nobody has signed in, then the server is not asked, and a user that is left over is forgotten', async () => {
  clearHint();
  cache();
  const server = accountServer();
  const { account } = openAccount(server);
  await account.start(false);
  expect(account.current()).toEqual({ user: null, isLoading: false });
  expect([server.calls, cached()]).toEqual([[], null]);
});

test('when the page starts, then user, session, statistics and games come one after the other, and old games go last', async () => {
  const old = keepOnDevice(playedGame(700, ['coast']), 101);
  const server = accountServer();
  const wasThere: boolean[] = [];
  server.on('POST /api/upsert-game', (_path, { body }) => {
    wasThere.push(localStorage.getItem(old) !== null);
    return ok({ game: body });
  });
  await openAccount(server).account.start(false);
  expect(server.calls).toEqual([
    'GET /api/user',
    'POST /auth/refresh',
    'GET /api/stats/proximity',
    'POST /api/upsert-game',
  ]);
  expect([wasThere, localStorage.getItem(old)]).toEqual([[true], null]);
});

test('when the player is known from the last visit, then they are shown at once and refreshed from the server', async () => {
  cache({ firstName: 'Mia' });
  const { account } = openAccount(accountServer());
  expect(account.current()).toMatchObject({ user: { firstName: 'Mia' }, isLoading: true });
  await account.start(false);
  expect(account.current()).toMatchObject({ user: { firstName: 'Maya' }, isLoading: false });
  expect(cached()?.firstName).toBe('Maya');
});

test.each([
  ['is refused', refused(401, 'unauthenticated')],
  ['names nobody', ok(null)],
])(
  'when the token has run out and the user %s, then it is renewed and the user asked for again',
  async (_how, first) => {
    const server = accountServer();
    server.on('GET /api/user', () => (server.calls.includes('POST /auth/refresh') ? ok(userBody()) : first));
    const { account, tellFailure } = openAccount(server);
    await account.start(true);
    expect((await account.arrive())?.firstName).toBe('Maya');
    expect(server.calls.filter((call) => call.startsWith('POST /auth/refresh'))).toHaveLength(1);
    expect(tellFailure).not.toHaveBeenCalled();
  },
);

test.each([
  ['nobody is signed in', ok(null)],
  ['the session is over', refused(401, 'unauthenticated')],
])('when %s and cannot be renewed, then the player is signed out and told once', async (_how, answer) => {
  cache();
  const server = accountServer();
  server.on('GET /api/user', answer);
  server.on('POST /auth/refresh', refused(401, 'unauthenticated'));
  const { account, tellFailure } = openAccount(server);
  await account.start(false);
  expect(account.current()).toEqual({ user: null, isLoading: false });
  expect([cached(), document.cookie]).toEqual([null, '']);
  expect(tellFailure).toHaveBeenCalledTimes(1);
});

test('when loading the user is refused, then the player is signed out and told', async () => {
  cache();
  const server = accountServer();
  server.on('GET /api/user', refused(403, 'forbidden'));
  const { account, tellFailure } = openAccount(server);
  await account.start(false);
  expect(account.isSignedIn()).toBe(false);
  expect(tellFailure).toHaveBeenCalledTimes(1);
});

test.each([
  ['offline', 'offline'],
  ['down', refused(503, 'unavailable')],
  ['too busy', refused(429, 'too_many_requests')],
] as const)(
  'when the server is %s, then the player stays signed in and nothing is said',
  async (_how, answer) => {
    cache();
    const server = accountServer();
    server.on('GET /api/user', answer);
    server.on('POST /auth/refresh', answer);
    const { account, tellFailure } = openAccount(server);
    await account.start(false);
    expect(account.current()).toMatchObject({ user: { firstName: 'Maya' }, isLoading: false });
    expect([cached()?.firstName, document.cookie]).toEqual(['Maya', 'isLoggedIn=true']);
    expect(tellFailure).not.toHaveBeenCalled();
  },
);

test('when a token has run out but renewing it finds no server, then the player stays signed in', async () => {
  cache();
  const server = accountServer();
  server.on('GET /api/user', refused(401, 'unauthenticated'));
  server.on('POST /auth/refresh', refused(503, 'unavailable'));
  const { account, tellFailure } = openAccount(server);
  await account.start(false);
  expect(account.isSignedIn()).toBe(true);
  expect(tellFailure).not.toHaveBeenCalled();
});

test('when several calls are refused at once, then the session is renewed once and each is repeated', async () => {
  cache();
  const server = accountServer();
  const isRenewed = () => server.calls.includes('POST /auth/refresh');
  server.on('GET /api/thing', (path) => (isRenewed() ? ok({ path }) : refused(401, 'unauthenticated')));
  const { api } = openAccount(server);
  const read = (value: unknown) => value;
  const things = await Promise.all(['/api/thing/1', '/api/thing/2'].map((path) => api.get(path, read)));
  expect(things).toEqual([{ path: '/api/thing/1' }, { path: '/api/thing/2' }]);
  expect(server.calls.filter((call) => call === 'POST /auth/refresh')).toHaveLength(1);
});

test('when a visitor is refused, then no session is renewed', async () => {
  clearHint();
  const server = accountServer();
  server.on('GET /api/thing', refused(401, 'unauthenticated'));
  const { api } = openAccount(server);
  await expect(api.get('/api/thing', (value) => value)).rejects.toMatchObject({ status: 401 });
  expect(server.calls).toEqual(['GET /api/thing']);
});

test.each([
  ['answered', ok({})],
  ['not answered', 'offline'],
] as const)(
  'when signing out is %s, then the player is forgotten and the games stay',
  async (_how, answer) => {
    cache();
    const key = keepOnDevice(playedGame(904, ['coast']));
    const server = accountServer();
    server.on('POST /auth/logout', answer);
    const { account } = openAccount(server);
    await account.signOut();
    expect(server.calls).toContain('POST /auth/logout');
    expect([account.isSignedIn(), cached(), document.cookie]).toEqual([false, null, '']);
    expect(localStorage.getItem(key)).not.toBeNull();
  },
);

describe('when the player signs out while something is still asked', () => {
  test('then a late answer brings nobody back', async () => {
    cache();
    const server = accountServer();
    const letGo = server.hold('GET /api/user');
    const { account, tellFailure } = openAccount(server);
    const start = account.start(false);
    await account.signOut();
    letGo();
    await start;
    expect([account.isSignedIn(), cached(), document.cookie]).toEqual([false, null, '']);
    expect(tellFailure).not.toHaveBeenCalled();
  });

  test('then a late answer brings nobody back whom another tab has signed out', async () => {
    cache();
    const server = accountServer();
    const letGo = server.hold('GET /api/user');
    const { account, tellFailure } = openAccount(server);
    const start = account.start(false);
    clearHint();
    localStorage.removeItem(USER_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY }));
    letGo();
    await start;
    expect([account.isSignedIn(), cached()]).toEqual([false, null]);
    expect(tellFailure).not.toHaveBeenCalled();
  });

  test('then one who is not known from before is no longer waited for', async () => {
    const server = accountServer();
    const letGo = server.hold('GET /api/user');
    const { account } = openAccount(server);
    const start = account.start(false);
    while (!server.calls.includes('GET /api/user')) await tick();
    clearHint();
    letGo();
    await start;
    expect(account.current()).toEqual({ user: null, isLoading: false });
  });

  test('then the end of the first upload brings nobody back', async () => {
    const server = accountServer();
    server.on('GET /api/user', ok(userBody({ gamesInitialLoadComplete: false })));
    const letGo = server.hold('POST /api/games-initial-load-complete');
    const { account } = openAccount(server);
    const start = account.start(false);
    while (!server.calls.includes('POST /api/games-initial-load-complete')) await tick();
    await account.signOut();
    letGo();
    await start;
    expect([account.isSignedIn(), cached()]).toEqual([false, null]);
  });

  test('then a session that is being renewed is ended too: the answer would bring its cookies back', async () => {
    const server = accountServer();
    const { account } = openAccount(server);
    await account.start(false);
    const letGo = server.hold('POST /auth/refresh');
    const renewed = account.renewSession();
    const out = account.signOut();
    letGo();
    await Promise.all([renewed, out]);
    expect(server.calls.slice(-2)).toEqual(['POST /auth/refresh', 'POST /auth/logout']);
  });

  test('then a refusal that the signing out has caused is no failure', async () => {
    cache();
    const server = accountServer();
    server.on('POST /auth/refresh', refused(401, 'unauthenticated'));
    const letGo = server.hold('POST /auth/logout');
    const { account, tellFailure } = openAccount(server);
    const out = account.signOut();
    while (!server.calls.includes('POST /auth/logout')) await tick();
    expect(await account.renewSession()).toBe(false);
    letGo();
    await out;
    expect(tellFailure).not.toHaveBeenCalled();
  });
});

describe('when signing out was not answered', () => {
  const signOutOffline = async () => {
    cache();
    const server = accountServer();
    server.on('POST /auth/logout', 'offline');
    const { account } = openAccount(server);
    await account.signOut();
    const logouts = () => server.calls.filter((call) => call === 'POST /auth/logout').length;
    return { account, server, logouts };
  };

  test('then the session is ended when the page is back online, once', async () => {
    const { server, logouts } = await signOutOffline();
    expect(logouts()).toBe(1);
    server.on('POST /auth/logout', ok({}));
    window.dispatchEvent(new Event('online'));
    while (logouts() < 2) await tick();
    await tick();
    window.dispatchEvent(new Event('online'));
    await tick();
    expect(logouts()).toBe(2);
  });

  test('then two wakings in one moment end it once', async () => {
    const { server, logouts } = await signOutOffline();
    const letGo = server.hold('POST /auth/logout');
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('focus'));
    letGo();
    await tick();
    expect(logouts()).toBe(2);
  });

  test('then whoever signs in elsewhere while it is ended stays signed in', async () => {
    const { account, server, logouts } = await signOutOffline();
    const letGo = server.hold('POST /auth/logout');
    window.dispatchEvent(new Event('online'));
    while (logouts() < 2) await tick();
    setHint();
    cache({ firstName: 'Mia' });
    window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY }));
    letGo();
    await tick();
    expect([account.current().user?.firstName, cached()?.firstName]).toEqual(['Mia', 'Mia']);
  });

  test('then the next start of the page ends it', async () => {
    await signOutOffline();
    const server = accountServer();
    await openAccount(server).account.start(false);
    expect(server.calls).toEqual(['POST /auth/logout']);
    const later = accountServer();
    await openAccount(later).account.start(false);
    expect(later.calls).toEqual([]);
  });

  test('then whoever has signed in since stays signed in', async () => {
    await signOutOffline();
    setHint();
    const server = accountServer();
    const { account } = openAccount(server);
    await account.start(false);
    clearHint();
    await openAccount(server).account.start(false);
    expect(server.calls).not.toContain('POST /auth/logout');
  });
});

test('when another tab signs out, then this one has no player either, and says nothing', () => {
  cache();
  const { account, tellFailure } = openAccount(accountServer());
  clearHint();
  localStorage.removeItem(USER_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY }));
  expect(account.current()).toEqual({ user: null, isLoading: false });
  expect(tellFailure).not.toHaveBeenCalled();
});

test('when the page comes back online, then a start that found no server is made up for', async () => {
  cache();
  const server = accountServer();
  server.on('GET /api/user', 'offline');
  const { account } = openAccount(server);
  await account.start(false);
  server.on('GET /api/user', ok(userBody({ firstName: 'Mia' })));
  const renamed = new Promise<void>((resolve) => {
    account.subscribe(() => account.current().user?.firstName === 'Mia' && resolve());
  });
  window.dispatchEvent(new Event('online'));
  await renamed;
  expect(account.current().user?.firstName).toBe('Mia');
});

describe('when friends cannot be asked, so that the server says null', () => {
  const unknown = { pendingInvites: null, friendCount: null, hasFriends: null, friendCode: null };
  const known = { pendingInvites: 3, friendCount: 4, hasFriends: true, friendCode: 'K7QM4RXD' };
  const start = async () => {
    const server = accountServer();
    server.on('GET /api/user', ok(userBody(unknown)));
    const { account } = openAccount(server);
    await account.start(false);
    return account.current().user;
  };

  test('then what is known of the player stands, here and on the device', async () => {
    cache({ ...known, firstName: 'Mia' });
    expect(await start()).toMatchObject({ ...known, firstName: 'Maya' });
    expect(cached()).toMatchObject({ ...known, firstName: 'Maya' });
  });

  test('then of a player who was not here before, or of another one, nothing is made up', async () => {
    expect(await start()).toMatchObject(unknown);
    cache({ ...known, userId: 'id-ines' });
    expect(await start()).toMatchObject(unknown);
  });
});
