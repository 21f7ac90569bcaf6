import type { Language } from '@proximity/rules/game-mode';

const LANDINGS: Readonly<Record<Language, string>> = { en: '/', es: '/espanol', de: '/deutsch' };

/** Where today's game of a language is found. */
export function landingPath(language: Language): string {
  return LANDINGS[language];
}

/** Whether a path is where today's game of some language is found; the page is the same with a slash at its end. */
export function isLandingPath(path: string): boolean {
  return Object.values(LANDINGS).includes(path.replace(/(.)\/+$/, '$1'));
}
