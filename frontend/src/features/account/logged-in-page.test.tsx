import { screen, waitFor } from '@testing-library/react';
import { ok, refused } from '../../../test/fake-server';
import { accountServer, clearHint, setHint, userBody } from '../../../test/open-account';
import { keepOnDevice, playedGame } from '../../../test/played-game';
import { gameServer, renderPage, settle, TODAY } from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  clearHint();
});

const FAILED = 'Error logging you in. If the problem persists, please contact us.';

async function arrive(query: string, server = accountServer(gameServer())) {
  const page = renderPage(server, `/logged-in${query}`);
  await waitFor(() => expect(window.location.pathname).not.toBe('/logged-in'));
  await settle(50);
  return { page, server };
}

const place = () => `${window.location.pathname}${window.location.search}`;

test('when a sign-in succeeded, then the player is known, everything is synced, and the page goes on', async () => {
  setHint();
  const { server } = await arrive('?to=/archive%3Fmode%3Djunior');
  expect(place()).toBe('/archive?mode=junior');
  expect(screen.getByRole('link', { name: 'Account, Maya' })).toBeInTheDocument();
  expect(server.calls).toContain('GET /api/stats/proximity');
  // the session is new: it needs no refreshing
  expect(server.calls).not.toContain('POST /auth/refresh');
  expect(screen.queryByText(FAILED)).toBeNull();
});

test.each([
  ['nowhere', ''],
  ['to another site', '?to=https://elsewhere.example/'],
  ['to another site, in short', '?to=//elsewhere.example/'],
  ['to another site, with a backslash', '?to=/%5Celsewhere.example'],
  ['to itself', '?to=/logged-in'],
])('when the sign-in leads %s, then the page goes home', async (_where, query) => {
  setHint();
  await arrive(query);
  expect(place()).toBe('/');
});

test('when the sign-in failed, then that is said, and the server is not asked for a user', async () => {
  const { server } = await arrive('?error=1');
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  expect(place()).toBe('/account');
  expect(server.calls.filter((call) => call.includes('/api/'))).toEqual([]);
});

test.each([
  ['too_many_requests', 'You have tried to sign in too often. Try again in a quarter of an hour.'],
  ['unavailable', 'Signing in is not possible right now. Try again in a moment.'],
])('when the sign-in ended with %s, then what helps is said', async (code, text) => {
  await arrive(`?error=${code}`);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(place()).toBe('/account');
});

test('when the server knows nobody after all, then that is said, and nobody is signed in', async () => {
  setHint();
  const server = accountServer(gameServer());
  server.on('GET /api/user', ok(null));
  server.on('POST /auth/refresh', refused(401, 'unauthenticated'));
  await arrive('?to=/archive', server);
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  expect(place()).toBe('/account');
  expect(document.cookie).toBe('');
});

test('when the player went back at the provider, then it is no failure', async () => {
  await arrive('?error=access_denied');
  expect(screen.getByText('You are not signed in.')).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).toBeNull();
  expect(place()).toBe('/account');
});

test('when the one who went back was signed in all the time, then nothing is said', async () => {
  setHint();
  localStorage.setItem('user', JSON.stringify(userBody()));
  const { page } = await arrive('?error=access_denied');
  expect(page.services.toaster.current()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Hello, Maya' })).toBeInTheDocument();
});

describe.each([
  ['nobody', null],
  ['another player', userBody({ userId: 'id-ines', firstName: 'Ines' })],
])('when %s was here before and the server cannot say who has signed in', (_who, before) => {
  const arriveUnnamed = async () => {
    setHint();
    if (before) {
      localStorage.setItem('user', JSON.stringify(before));
      keepOnDevice(playedGame(TODAY, ['coast']));
      localStorage.setItem('unsaved_games', JSON.stringify({ game_proximity_904: before.userId }));
    }
    const server = accountServer(gameServer());
    server.on('GET /api/user', refused(503, 'unavailable'));
    return arrive('?to=/archive', server);
  };

  test('then that is said, and nobody is signed in, here and on the server', async () => {
    const { server } = await arriveUnnamed();
    expect(screen.getByText(FAILED)).toBeInTheDocument();
    expect(place()).toBe('/account');
    expect([document.cookie, localStorage.getItem('user')]).toEqual(['', null]);
    expect(server.calls).toContain('POST /auth/logout');
  });

  test('then nothing of theirs goes to whose session it is', async () => {
    const { server } = await arriveUnnamed();
    expect(server.calls).not.toContain('POST /api/upsert-game');
  });
});

test('when another player was here before, then what was theirs is not shown to the next', async () => {
  setHint();
  localStorage.setItem('user', JSON.stringify(userBody({ userId: 'id-ines', firstName: 'Ines' })));
  await arrive('');
  expect(screen.getByRole('link', { name: 'Account, Maya' })).toBeInTheDocument();
});
