import { readGameMode, readLanguage } from '@proximity/common/game-mode';

/** Language and mode of a query. @param absent the language when none is named: '' lets a seal say */
export function readPlace(
  { lang, mode }: { lang?: string | undefined; mode?: string | undefined },
  absent: 'en' | '',
): { lang: string; mode: string } {
  return { lang: lang ? readLanguage(lang) : absent, mode: readGameMode(mode) };
}
