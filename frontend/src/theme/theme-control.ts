import type { Season } from '@proximity/rules/season';
import type { SettingsStore } from '../device/settings-store';
import { observableValue, type Observable } from '../shared/observable';
import { pickTheme, type Theme } from './pick-theme';

/** Keeps the page in the theme that settings, system and the shown game ask for. */
export interface ThemeControl extends Observable<Theme> {
  /** The season of the shown game, null when it is left. */
  readonly wear: (season: Season | null) => void;
}

export function createThemeControl(page: Window, settings: SettingsStore): ThemeControl {
  const systemDark = page.matchMedia('(prefers-color-scheme: dark)');
  let season: Season | null = null;
  const pick = () => {
    const { darkMode, highContrast } = settings.current();
    return pickTheme({ darkMode, highContrast, season, systemIsDark: systemDark.matches });
  };
  const theme = observableValue(pick());
  const update = () => {
    paint(page.document, pick());
    theme.set(pick());
  };
  systemDark.addEventListener('change', update);
  settings.subscribe(update);
  update();
  return {
    current: theme.current,
    subscribe: theme.subscribe,
    wear(next) {
      season = next;
      update();
    },
  };
}

function paint(document: Document, theme: Theme): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  const colour = getComputedStyle(root).getPropertyValue('--page').trim();
  if (colour === '') return;
  // The browser's own bars follow the page; both entries, since the system's scheme picks one of them.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', colour);
}
