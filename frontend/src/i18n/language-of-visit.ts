import { LANGUAGES, type Language } from '@proximity/rules/game-mode';

/** Where a visitor may have said which language the words are of, strongest first. */
export interface LanguageSigns {
  /** `?lang=` */
  readonly query: string | null;
  /** That of a landing route. */
  readonly route: Language | null;
  readonly saved: Language | null;
  /** As the browser lists them, best first: `['de-AT', 'en']`. */
  readonly browser: readonly string[];
}

/** The language of a visit: the query, the route, the saved one, the browser's, English. */
export function languageOfVisit({ query, route, saved, browser }: LanguageSigns): Language {
  return readLanguage(query) ?? route ?? saved ?? firstKnown(browser) ?? 'en';
}

/** A language code as it stands in an address; `proximity` is an old name of English. */
export function readLanguage(code: string | null): Language | null {
  if (code === 'proximity') return 'en';
  return LANGUAGES.find((language) => language === code) ?? null;
}

function firstKnown(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const known = readLanguage(tag.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return null;
}
