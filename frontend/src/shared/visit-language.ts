import type { Language } from '@proximity/rules/game-mode';
import { createContext, use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readLanguage } from '../i18n/language-of-visit';

const VisitLanguageContext = createContext<Language>('en');

export const VisitLanguageProvider = VisitLanguageContext.Provider;

/** The language of the words that this visitor plays with. */
export function useVisitLanguage(): Language {
  return use(VisitLanguageContext);
}

/** The language of an address that carries a word: such an address names it unless it is English. */
export function useLinkLanguage(): Language {
  const [search] = useSearchParams();
  return readLanguage(search.get('lang')) ?? 'en';
}
