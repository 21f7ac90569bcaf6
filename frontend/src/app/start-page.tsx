import { expiredGames } from '@proximity/rules/expired-games';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApiClient } from '../api/api-client';
import { createConnection } from '../device/connection';
import { createDeviceStorage } from '../device/device-storage';
import { createSettingsStore } from '../device/settings-store';
import { createTexts } from '../i18n/create-texts';
import type { GameState } from '@proximity/rules/game-state';
import { observableValue } from '../shared/observable';
import { PageServicesProvider, type PageServices } from '../shared/page-services';
import { createToaster } from '../shared/toast/create-toaster';
import { mirrorScheme } from '../theme/mirror-scheme';
import { createThemeControl } from '../theme/theme-control';
import { App } from './app';
import { site } from './site';

const CALL_DEADLINE_MS = 10_000;

/** Makes the live things of the page, once, and shows it. */
export function startPage(root: HTMLElement): void {
  const storage = createDeviceStorage(window);
  const settings = createSettingsStore(storage);
  const services: PageServices = {
    site,
    api: createApiClient({ fetch: (...request) => fetch(...request), deadlineMs: CALL_DEADLINE_MS }),
    storage,
    settings,
    connection: createConnection(window),
    theme: createThemeControl(window, settings),
    toaster: createToaster(),
    texts: createTexts('en', { title: site.title }),
    shownGame: observableValue<GameState | null>(null),
    now: Date.now,
  };
  mirrorScheme(window, settings, storage);
  for (const key of expiredGames(storage.entries(), new Date())) storage.remove(key);
  createRoot(root).render(
    <StrictMode>
      <PageServicesProvider value={services}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </PageServicesProvider>
    </StrictMode>,
  );
}
