import { LANGUAGES, type Language } from '@proximity/rules/game-mode';
import { isRecord, parseJson } from '@proximity/rules/json-value';
import { landingPath } from '../i18n/landing-path';
import { observableValue, type Observable } from '../shared/observable';
import type { DeviceStorage } from './device-storage';

/** What is on or off until the player chooses otherwise. */
const DEFAULT_SWITCHES = {
  highContrast: false,
  /** The columns of the list. */
  showGuessNumber: true,
  showProximity: true,
  showSimilarity: false,
  /** Emojis in the share text. */
  showEmojis: true,
  /** The questions and answers under the game. */
  showFAQ: true,
  /** Words are shown in lower case, German nouns too. */
  lower: false,
  /** The explanation of the score was opened. */
  clickedInfo: false,
} as const satisfies Record<string, boolean>;

export type SwitchName = keyof typeof DEFAULT_SWITCHES;

/** What the player has chosen; null where nothing was, so that the system or the browser decides. */
export interface Settings extends Readonly<Record<SwitchName, boolean>> {
  readonly darkMode: boolean | null;
  readonly language: Language | null;
}

export interface SettingsStore extends Observable<Settings> {
  readonly save: (change: Partial<Settings>) => void;
  /** How often the language was chosen in this tab, and not in another one. */
  readonly ownLanguages: () => number;
}

const SETTINGS_KEY = 'settings';
/** These keys mirror single settings (the second one in reverse), and are read where the settings do not have them. */
const DARK_MODE_KEY = 'dark-mode';
const EMOJIS_DISABLED_KEY = 'emojis-disabled';
const LOWER_KEY = 'lower';

const KEYS: readonly (string | null)[] = [null, SETTINGS_KEY, DARK_MODE_KEY, EMOJIS_DISABLED_KEY, LOWER_KEY];

/** The settings of this device, shared with its other tabs. Fields that this page does not know are left as they are. */
export function createSettingsStore(storage: DeviceStorage): SettingsStore {
  const settings = observableValue(load(storage));
  let ownLanguages = 0;
  storage.watch((key) => {
    if (KEYS.includes(key)) settings.set(load(storage));
  });
  return {
    current: settings.current,
    subscribe: settings.subscribe,
    ownLanguages: () => ownLanguages,
    save(change) {
      if (change.language !== undefined) ownLanguages += 1;
      const next = { ...settings.current(), ...change };
      storage.write(SETTINGS_KEY, JSON.stringify({ ...readStored(storage), ...toStored(next) }));
      if (next.darkMode !== null) storage.write(DARK_MODE_KEY, String(next.darkMode));
      storage.write(EMOJIS_DISABLED_KEY, String(!next.showEmojis));
      storage.write(LOWER_KEY, String(next.lower));
      settings.set(next);
    },
  };
}

function load(storage: DeviceStorage): Settings {
  const { languages, ...stored } = readStored(storage);
  const mirror = (key: string) => readBoolean(parseJson(storage.read(key) ?? ''));
  const noEmojis = mirror(EMOJIS_DISABLED_KEY);
  const mirrored = { showEmojis: noEmojis === undefined ? undefined : !noEmojis, lower: mirror(LOWER_KEY) };
  return {
    ...DEFAULT_SWITCHES,
    ...chosenSwitches(mirrored),
    ...chosenSwitches(stored),
    darkMode: readBoolean(stored['darkMode']) ?? mirror(DARK_MODE_KEY) ?? null,
    language: LANGUAGES.find((code) => code === selectedCode(languages)) ?? null,
  };
}

function chosenSwitches(fields: Readonly<Record<string, unknown>>): Partial<Record<SwitchName, boolean>> {
  const known = Object.keys(DEFAULT_SWITCHES).map((name) => [name, readBoolean(fields[name])] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
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

function toStored({ darkMode, language, ...switches }: Settings): Readonly<Record<string, unknown>> {
  return {
    ...switches,
    ...(darkMode !== null && { darkMode }),
    ...(language !== null && {
      languages: LANGUAGES.map((code) => ({ src: landingPath(code), code, isSelected: code === language })),
    }),
  };
}
