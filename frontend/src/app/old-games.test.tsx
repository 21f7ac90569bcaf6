import { screen } from '@testing-library/react';
import { openAccount, accountServer, clearHint, setHint } from '../../test/open-account';
import { ok } from '../../test/fake-server';
import { keepOnDevice, playedGame } from '../../test/played-game';
import { connect, field, gameServer, renderPage, settle, TODAY } from '../../test/render-page';
import { rememberDay } from '../device/remembered-day';

const DAY_MS = 86_400_000;
/** How far the clock of this device is ahead of the server's. */
const AHEAD_DAYS = 200;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  clearHint();
});

/** A server that lives 200 days before this device. */
function serverOfThePast() {
  const server = gameServer();
  const now = Date.now() - AHEAD_DAYS * DAY_MS;
  server.on('GET /proximity/today', () =>
    ok({
      gameNumber: TODAY,
      date: '2026-11-21',
      now: new Date(now).toISOString(),
      nextGameAt: new Date(now + 3_600_000).toISOString(),
    }),
  );
  return server;
}

/** Games as the page has stamped them, by the server's clock: one of yesterday, one of more than a hundred days ago. */
function keepTwoGames() {
  return {
    recent: keepOnDevice(playedGame(TODAY - 1, ['coast']), AHEAD_DAYS + 1),
    old: keepOnDevice(playedGame(TODAY - 101, ['coast']), AHEAD_DAYS + 101),
  };
}

test('when the clock of the device is far ahead, then games are old by the server’s clock only', async () => {
  const { recent, old } = keepTwoGames();
  renderPage(serverOfThePast());
  await field();
  expect(localStorage.getItem(recent)).not.toBeNull();
  expect(localStorage.getItem(old)).toBeNull();
});

test('when no server has told the time yet, then nothing is removed', async () => {
  const { recent, old } = keepTwoGames();
  const server = gameServer();
  server.on('GET /proximity/today', 'offline');
  const page = renderPage(server);
  connect(page, false);
  await settle(10_000);
  expect(screen.queryByRole('textbox', { name: 'Your guess' })).not.toBeInTheDocument();
  expect([localStorage.getItem(recent), localStorage.getItem(old)]).not.toContain(null);
});

test('when a member’s device is far ahead, then games are old by the clock that the server told last', async () => {
  const { recent, old } = keepTwoGames();
  setHint();
  const { account, storage } = openAccount(accountServer());
  rememberDay(storage, {
    gameNumber: TODAY,
    nextGameAt: Date.now() - AHEAD_DAYS * DAY_MS,
    clockSkewMs: -AHEAD_DAYS * DAY_MS,
  });
  void account.start(false);
  await settle(60_000);
  expect(localStorage.getItem(recent)).not.toBeNull();
  expect(localStorage.getItem(old)).toBeNull();
});
