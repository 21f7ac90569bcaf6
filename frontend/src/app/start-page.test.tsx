import { act, screen } from '@testing-library/react';
import { ok } from '../../test/fake-server';
import { accountServer, clearHint, setHint, userBody } from '../../test/open-account';
import { gameServer } from '../../test/render-page';
import { startPage } from './start-page';

const before = globalThis.fetch;
let stop = () => {};
afterEach(() => {
  act(() => stop());
  globalThis.fetch = before;
  clearHint();
  document.body.replaceChildren();
});

/** Starts the page at an address, as the browser does; resolves with what it asks the server until it has settled. */
async function started(path: string, server = accountServer(gameServer())): Promise<readonly string[]> {
  setHint();
  window.history.replaceState(null, '', path);
  globalThis.fetch = server.fetch;
  const root = document.body.appendChild(document.createElement('div'));
  act(() => {
    stop = startPage(root);
  });
  while (!server.calls.includes('GET /api/stats/proximity')) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }
  return server.calls.filter((call) => call.endsWith('/api/user') || call.endsWith('/auth/refresh'));
}

test('when the page starts for who was signed in, then it asks who that is, and renews the session', async () => {
  expect(await started('/')).toEqual(['GET /api/user', 'POST /auth/refresh']);
});

test('when the page starts, then the settings hold before anybody is asked for', async () => {
  localStorage.setItem('settings', JSON.stringify({ darkMode: true }));
  const server = accountServer(gameServer());
  const themes: (string | undefined)[] = [];
  server.on('GET /api/user', () => {
    themes.push(document.documentElement.dataset['theme']);
    return ok(userBody());
  });
  await started('/', server);
  expect(themes).toEqual(['dark']);
});

test('when it starts at the return from a sign-in, then only that asks who it is, and the session is new', async () => {
  // strict mode shows a page twice: how often it asks is no matter here, what the start would ask is
  expect(new Set(await started('/logged-in?to=/account'))).toEqual(new Set(['GET /api/user']));
  expect(await screen.findByRole('heading', { name: 'Hello, Maya' })).toBeInTheDocument();
});
