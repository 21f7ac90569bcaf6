import type { Language } from '@proximity/rules/game-mode';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { interfaceLanguage } from '../i18n/create-texts';
import { languageOfVisit } from '../i18n/language-of-visit';
import { useObservable } from '../shared/observable';
import { usePageServices } from '../shared/page-services';

/** The language of the words on this page; the interface follows where it has the texts. */
export function useVisitLanguage(route: Language | null): Language {
  const { settings, texts } = usePageServices();
  const [search] = useSearchParams();
  const saved = useObservable(settings).language;
  const language = languageOfVisit({ query: search.get('lang'), route, saved, browser: navigator.languages });
  useEffect(() => {
    const shown = interfaceLanguage(language);
    document.documentElement.lang = shown;
    texts.changeLanguage(shown);
  }, [texts, language]);
  return language;
}
