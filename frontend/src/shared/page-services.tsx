import { createContext, useContext } from 'react';
import type { Account } from '../account/account';
import type { ApiClient } from '../api/api-client';
import type { Texts } from '../i18n/texts';
import type { DeviceStorage } from '../device/device-storage';
import type { SettingsStore } from '../device/settings-store';
import type { Connection } from '../device/connection';
import type { ThemeControl } from '../theme/theme-control';
import type { ShownGame } from './shown-game';
import type { Site } from './site';
import type { Toaster } from './toast/create-toaster';

/** The live things of a page, made once in start-page.tsx and handed to whoever needs them. */
export interface PageServices {
  readonly site: Site;
  readonly api: ApiClient;
  readonly storage: DeviceStorage;
  readonly settings: SettingsStore;
  readonly connection: Connection;
  /** The player's account; components take it by useAccount. */
  readonly account: Account;
  readonly theme: ThemeControl;
  readonly toaster: Toaster;
  /** The interface's texts; components take them by useTexts. */
  readonly texts: Texts;
  readonly shownGame: ShownGame;
  /** This device's clock, in ms since 1970. */
  readonly now: () => number;
}

const PageServicesContext = createContext<PageServices | null>(null);

export const PageServicesProvider = PageServicesContext.Provider;

export function usePageServices(): PageServices {
  const services = useContext(PageServicesContext);
  if (!services) throw new Error('usePageServices is called outside of its provider');
  return services;
}
