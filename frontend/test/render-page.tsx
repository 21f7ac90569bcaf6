import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { createApiClient } from '../src/api/api-client';
import { App } from '../src/app/app';
import { site } from '../src/app/site';
import { createPageAccount } from '../src/app/create-page-account';
import { createPageStorage } from '../src/app/create-page-storage';
import { createSettingsStore } from '../src/device/settings-store';
import { createTexts } from '../src/i18n/create-texts';
import type { GameState } from '@proximity/rules/game-state';
import { observableValue } from '../src/shared/observable';
import { PageServicesProvider, type PageServices } from '../src/shared/page-services';
import { createToaster } from '../src/shared/toast/create-toaster';
import { createThemeControl } from '../src/theme/theme-control';
import { fakeConnection } from './fake-connection';
import { fakeServer, ok, refused, scoreOf, type FakeServer } from './fake-server';

export const TODAY = 904;
/** How long the fake gateway takes: answers then come while a test lets time pass, not between its lines. */
export const LATENCY_MS = 1;
export const SEAL = '~seal-of-904';

/** What is known of the words of the fake game, by rank; the secret is harbor. */
const ranks: Readonly<Record<string, number>> = {
  harbor: 1,
  port: 2,
  coast: 13,
  lagoon: 14,
  river: 65,
  tower: 913,
  street: 1390,
  winter: 6569,
};

/** A gateway with today's game, whose secret is harbor. */
export function gameServer({ leftMs = 3_600_000 } = {}): FakeServer {
  const server = fakeServer({ latencyMs: LATENCY_MS });
  server.on('GET /proximity/today', () => ok(todayBody(TODAY, leftMs)));
  server.on('GET /proximity/game/', ok({ gameNumber: TODAY, date: '2026-11-21', secretWord: SEAL }));
  server.on('GET /proximity/nearness/', ok({ nearest: 70, tenth: 58.34, thousandth: 22.6 }));
  server.on('GET /similarity/', (path) => {
    const word = decodeURIComponent(path.split('/').at(-1) ?? '');
    const rank = ranks[word];
    return rank === undefined ? refused(404, 'word_not_found', { suggestions: [] }) : ok(scoreOf(word, rank));
  });
  server.on(`POST /proximity/game/${TODAY}/give-up`, ok({ secretWord: 'harbor' }));
  server.on('GET /semantle/hint/', ok({ hintWord: 'river' }));
  return server;
}

export function todayBody(gameNumber: number, leftMs: number) {
  const now = Date.now();
  return {
    gameNumber,
    date: '2026-11-21',
    now: new Date(now).toISOString(),
    nextGameAt: new Date(now + leftMs).toISOString(),
  };
}

export interface Page {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly connection: ReturnType<typeof fakeConnection>;
  readonly services: PageServices;
  readonly unmount: () => void;
}

interface RenderOptions {
  /** Whether what has failed is asked again by itself, as in production; not so if left out. */
  readonly retries?: boolean;
}

/** The whole page at an address, or a part of it, against a fake server; the device is jsdom's own. */
export function renderPage(
  server: FakeServer,
  path = '/',
  part: ReactNode = <App />,
  { retries = false }: RenderOptions = {},
): Page {
  window.history.replaceState(null, '', path);
  const connection = fakeConnection();
  const toaster = createToaster();
  const texts = createTexts('en', { title: site.title });
  const storage = createPageStorage({ page: window, toaster, texts, now: Date.now });
  const settings = createSettingsStore(storage);
  const account = createPageAccount({ page: window, api: () => api, storage, toaster, texts, now: Date.now });
  const api = createApiClient({
    fetch: server.fetch,
    deadlineMs: 10_000,
    renewSession: account.renewSession,
  });
  const services: PageServices = {
    site,
    api,
    account,
    storage,
    settings,
    connection,
    theme: createThemeControl(window, settings),
    toaster,
    texts,
    shownGame: observableValue<GameState | null>(null),
    now: Date.now,
  };
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: retries }}>
      <PageServicesProvider value={services}>
        <BrowserRouter>{part}</BrowserRouter>
      </PageServicesProvider>
    </SWRConfig>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { user, connection, services, unmount };
}

/** The field for a guess, once the page has come to rest. */
export async function field(): Promise<HTMLElement> {
  await settle(5 * LATENCY_MS);
  return screen.findByRole('textbox', { name: 'Your guess' });
}

/** Switches the network of a page on or off. */
export function connect(page: Page, isOnline: boolean): void {
  act(() => page.connection.set(isOnline));
}

/** Makes guesses, one after the other, as a player does. */
export async function guess({ user }: Page, ...words: readonly string[]): Promise<void> {
  for (const word of words) await user.type(await field(), `${word}{Enter}`);
}

/** The words of the list, from the top. */
export function listed(): string[] {
  const list = screen.queryByRole('list', { name: 'List of guesses' });
  return [...(list?.querySelectorAll('.word') ?? [])].map((word) => word.textContent);
}

/** Lets everything that is under way happen: answers, the 550 ms of a guess, what follows from them. */
export async function settle(ms = 600): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}
