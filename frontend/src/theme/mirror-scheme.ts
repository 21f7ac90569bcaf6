import type { DeviceStorage } from '../device/device-storage';
import type { SettingsStore } from '../device/settings-store';

export const SCHEME_KEY = 'prefersDarkColorScheme';

/** Keeps on the device whether dark is preferred: by the player's choice, else by the system. */
export function mirrorScheme(page: Window, settings: SettingsStore, storage: DeviceStorage): void {
  const systemDark = page.matchMedia('(prefers-color-scheme: dark)');
  const write = () => {
    const preferred = String(settings.current().darkMode ?? systemDark.matches);
    if (storage.read(SCHEME_KEY) !== preferred) storage.write(SCHEME_KEY, preferred);
  };
  systemDark.addEventListener('change', write);
  settings.subscribe(write);
  write();
}
