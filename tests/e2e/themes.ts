/** The themes that a player can choose, with the settings that choose them. */
export const THEMES: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  light: { darkMode: false },
  dark: { darkMode: true },
  contrast: { highContrast: true },
};
