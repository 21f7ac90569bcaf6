import { LANGUAGES, type Language } from '@proximity/rules/game-mode';

const LANDINGS: Readonly<Partial<Record<Language, string>>> = { es: '/espanol', de: '/deutsch' };

/** Where the page begins in a language; undefined where that is the home page itself. */
export function landingOf(language: Language): string | undefined {
  return LANDINGS[language];
}

/** The language that a path is the landing of. */
export function languageOfRoute(path: string): Language | null {
  return LANGUAGES.find((language) => LANDINGS[language] === path.replace(/\/+$/, '')) ?? null;
}
