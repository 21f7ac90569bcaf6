import type { Language } from '@proximity/rules/game-mode';
import { createContext, use } from 'react';
import { readLanguage } from '../i18n/language-of-visit';
import { useQuery } from './navigation/use-navigation';

const VisitLanguageContext = createContext<Language>('en');

export const VisitLanguageProvider = VisitLanguageContext.Provider;

/** The language of the words that this visitor plays with. */
export function useVisitLanguage(): Language {
  return use(VisitLanguageContext);
}

/** The language of an address that carries a word: such an address names it unless it is English. */
export function useLinkLanguage(): Language {
  return readLanguage(useQuery().get('lang')) ?? 'en';
}
