import { LANGUAGES, type Language } from '@proximity/rules/game-mode';
import { isRecord, parseJson } from '@proximity/rules/json-value';
import { observableValue, type Observable } from '../shared/observable';
import type { DeviceStorage } from './device-storage';

/** What the player has chosen; null where nothing was, so that the system or the browser decides. */
export interface Settings {
  readonly darkMode: boolean | null;
  readonly highContrast: boolean;
  readonly language: Language | null;
}

export interface SettingsStore extends Observable<Settings> {
  readonly save: (change: Partial<Settings>) => void;
}

export const SETTINGS_KEY = 'settings';
/** Mirrors `darkMode` of the settings; read where there are none. */
export const DARK_MODE_KEY = 'dark-mode';

/** The settings of this device, shared with its other tabs. Fields that this page does not know are left as they are. */
export function createSettingsStore(storage: DeviceStorage): SettingsStore {
  const settings = observableValue(load(storage));
  storage.watch((key) => {
    if (key === null || key === SETTINGS_KEY || key === DARK_MODE_KEY) settings.set(load(storage));
  });
  return {
    current: settings.current,
    subscribe: settings.subscribe,
    save(change) {
      const next = { ...settings.current(), ...change };
      storage.write(SETTINGS_KEY, JSON.stringify({ ...readStored(storage), ...toStored(next) }));
      if (next.darkMode !== null) storage.write(DARK_MODE_KEY, String(next.darkMode));
      settings.set(next);
    },
  };
}

function load(storage: DeviceStorage): Settings {
  const { darkMode, highContrast, languages } = readStored(storage);
  return {
    darkMode: readBoolean(darkMode) ?? readBoolean(parseJson(storage.read(DARK_MODE_KEY) ?? '')) ?? null,
    highContrast: readBoolean(highContrast) ?? false,
    language: LANGUAGES.find((code) => code === selectedCode(languages)) ?? null,
  };
}

function readStored(storage: DeviceStorage): Readonly<Record<string, unknown>> {
  const stored = parseJson(storage.read(SETTINGS_KEY) ?? '');
  return isRecord(stored) ? stored : {};
}

function readBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function selectedCode(languages: unknown): unknown {
  const entries: readonly unknown[] = Array.isArray(languages) ? languages : [];
  return entries.filter(isRecord).find((entry) => entry['isSelected'] === true)?.['code'];
}

function toStored({ darkMode, highContrast, language }: Settings): Readonly<Record<string, unknown>> {
  return {
    ...(darkMode !== null && { darkMode }),
    highContrast,
    ...(language !== null && {
      languages: LANGUAGES.map((code) => ({ code, isSelected: code === language })),
    }),
  };
}
