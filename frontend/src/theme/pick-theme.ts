import type { Season } from '@proximity/rules/season';

export const THEMES = ['light', 'dark', 'contrast', 'halloween', 'christmas'] as const;
export type Theme = (typeof THEMES)[number];

interface ThemeSigns {
  readonly highContrast: boolean;
  /** That of the shown game. */
  readonly season: Season | null;
  /** The saved choice, null if there is none. */
  readonly darkMode: boolean | null;
  readonly systemIsDark: boolean;
}

/** High contrast is a need and beats a season; a season beats the saved choice; that beats the system. */
export function pickTheme({ highContrast, season, darkMode, systemIsDark }: ThemeSigns): Theme {
  if (highContrast) return 'contrast';
  return season ?? ((darkMode ?? systemIsDark) ? 'dark' : 'light');
}
