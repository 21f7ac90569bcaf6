import { screen, waitFor } from '@testing-library/react';
import { ok, refused } from '../../../test/fake-server';
import { accountServer, clearHint, setHint, userBody } from '../../../test/open-account';
import { gameServer, renderPage, settle } from '../../../test/render-page';

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

test('when another player was here before, then what was theirs is not shown to the next', async () => {
  setHint();
  localStorage.setItem('user', JSON.stringify(userBody({ userId: 'id-ines', firstName: 'Ines' })));
  await arrive('');
  expect(screen.getByRole('link', { name: 'Account, Maya' })).toBeInTheDocument();
});
