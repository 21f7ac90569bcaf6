import { readLanguage, unknownLanguage } from '@proximity/common/game-mode';
import type { SealedSecret } from '@proximity/common/sealed-secret';
import type { Language } from './language';

/** The languages that are loaded, and the key to sealed secrets. */
export interface Lexicon {
  languages: ReadonlyMap<string, Language>;
  /** @throws AppError `bad_seal` */
  openSeal(text: string): SealedSecret;
}

/** The language of a call, English where it names none. @throws AppError `unknown_language` */
export function languageOf({ languages }: Lexicon, lang: string): Language {
  const language = languages.get(readLanguage(lang === '' ? 'en' : lang));
  if (!language) throw unknownLanguage();
  return language;
}
