import { createAccount, type Account } from '../src/account/account';
import { createAccountWork } from '../src/account/create-account-work';
import { createLoginHint } from '../src/account/login-hint';
import { createWakings, type Wakings } from '../src/account/wakings';
import { createApiClient, type ApiClient } from '../src/api/api-client';
import { createDeviceStorage, type DeviceStorage } from '../src/device/device-storage';
import { fakeServer, ok, type FakeServer } from './fake-server';

/** A signed-in player as the server tells of them. */
export function userBody(more: object = {}) {
  return {
    userId: 'id-maya',
    loggedIn: true,
    firstName: 'Maya',
    name: 'Maya Lindqvist',
    photoURL: null,
    marketingOptIn: false,
    gamesInitialLoadComplete: true,
    pendingInvites: 0,
    friendCount: 2,
    hasFriends: true,
    friendCode: 'K7QM4RXD',
    subscription: { isPremium: false, autoRenew: false, subscriptionEndDate: null },
    isAdmin: false,
    ...more,
  };
}

/** What the browser has after a sign-in. */
export function setHint(): void {
  document.cookie = 'isLoggedIn=true; Path=/';
}

export function clearHint(): void {
  document.cookie = 'isLoggedIn=; Path=/; Max-Age=0';
}

/** A server on which Maya is signed in and has nothing yet. */
export function accountServer(server: FakeServer = fakeServer()): FakeServer {
  server.on('GET /api/user', ok(userBody()));
  server.on('POST /auth/refresh', ok({}));
  server.on('POST /auth/logout', ok({}));
  server.on('GET /auth/providers', ok({ providers: [{ id: 'local', name: 'Local' }], accountSiteUrl: null }));
  server.on('GET /api/stats/', ok({ found: false }));
  server.on('POST /api/upsert-stats', ok({}));
  server.on('GET /api/games-played/', ok([]));
  server.on('GET /api/game/', ok({ found: false }));
  server.on('POST /api/upsert-game', (_path, { body }) => ok({ game: body }));
  server.on('POST /api/games-initial-load-complete', ok({}));
  return server;
}

export interface OpenedAccount {
  readonly account: Account;
  readonly api: ApiClient;
  readonly storage: DeviceStorage;
  /** How often signing in was said to have failed. */
  readonly tellFailure: jest.Mock;
  /** What was only logged. */
  readonly log: jest.Mock;
}

/** The account of one page on this device (jsdom's), against a fake server. */
export function openAccount(server: FakeServer): OpenedAccount {
  const storage = createDeviceStorage(window);
  const wakings = wakingsOfNewestPage();
  const tellFailure = jest.fn();
  const log = jest.fn();
  const account = createAccount({
    storage,
    hint: createLoginHint(document),
    loadWork: (own) =>
      Promise.resolve(
        createAccountWork({
          own,
          api,
          storage,
          wakings,
          now: Date.now,
          tellFailure,
          log,
        }),
      ),
  });
  const api = createApiClient({
    fetch: server.fetch,
    deadlineMs: 10_000,
    renewSession: account.renewSession,
  });
  return { account, api, storage, tellFailure, log };
}

const pages: { newest?: Wakings } = {};

/** Pages that a test has opened before are closed by now: they hear nothing any more. */
function wakingsOfNewestPage(): Wakings {
  const { onWake, onLeave } = createWakings(window);
  const wakings: Wakings = {
    onWake: (listener) => onWake(() => pages.newest === wakings && listener()),
    onLeave: (listener) => onLeave(() => pages.newest === wakings && listener()),
  };
  pages.newest = wakings;
  return wakings;
}
