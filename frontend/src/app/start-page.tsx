import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApiClient } from '../api/api-client';
import { createConnection } from '../device/connection';
import { createSettingsStore } from '../device/settings-store';
import { createTexts } from '../i18n/create-texts';
import type { GameState } from '@proximity/rules/game-state';
import { observableValue } from '../shared/observable';
import { PageServicesProvider, type PageServices } from '../shared/page-services';
import { createToaster } from '../shared/toast/create-toaster';
import { mirrorScheme } from '../theme/mirror-scheme';
import { createThemeControl } from '../theme/theme-control';
import { App } from './app';
import { createPageAccount } from './create-page-account';
import { createPageStorage } from './create-page-storage';
import { LOGGED_IN_PATH } from '../shared/account-paths';
import { site } from './site';

const CALL_DEADLINE_MS = 10_000;

/** Makes the live things of the page, once, and shows it; returns how to take it down. */
export function startPage(root: HTMLElement): () => void {
  const services = createServices();
  const { account } = services;
  mirrorScheme(window, services.settings, services.storage);
  const page = createRoot(root);
  page.render(
    <StrictMode>
      <PageServicesProvider value={services}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </PageServicesProvider>
    </StrictMode>,
  );
  // the return from a sign-in loads the user itself
  if (window.location.pathname !== LOGGED_IN_PATH) afterPaint(() => void account.start(false));
  return () => page.unmount();
}

function createServices(): PageServices {
  const toaster = createToaster();
  const texts = createTexts('en', { title: site.title });
  const now = Date.now;
  const storage = createPageStorage({ page: window, toaster, texts, now });
  const settings = createSettingsStore(storage);
  const account = createPageAccount({ page: window, api: () => api, storage, toaster, texts, now });
  const api = createApiClient({
    fetch: (...request) => fetch(...request),
    deadlineMs: CALL_DEADLINE_MS,
    renewSession: account.renewSession,
  });
  return {
    site,
    api,
    account,
    storage,
    settings,
    connection: createConnection(window),
    theme: createThemeControl(window, settings),
    toaster,
    texts,
    shownGame: observableValue<GameState | null>(null),
    now,
  };
}

function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
