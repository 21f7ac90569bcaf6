import { LANGUAGES, type Language } from '@proximity/rules/game-mode';
import { landingPath } from '../i18n/landing-path';

/** Where the page begins in a language; undefined where that is the home page itself. */
export function landingOf(language: Language): string | undefined {
  return language === 'en' ? undefined : landingPath(language);
}

/** The language that a path is the landing of. */
export function languageOfRoute(path: string): Language | null {
  return LANGUAGES.find((language) => landingOf(language) === path.replace(/\/+$/, '')) ?? null;
}
