import type { Language } from '@proximity/rules/game-mode';
import { useEffect, useState, type ReactNode } from 'react';
import { interfaceLanguage } from '../i18n/create-texts';
import { languageOfVisit } from '../i18n/language-of-visit';
import { usePlace, useQuery } from '../shared/navigation/use-navigation';
import { useObservable } from '../shared/observable';
import { usePageServices } from '../shared/page-services';
import { VisitLanguageProvider } from '../shared/visit-language';
import { languageOfRoute } from './landing-routes';

/** Finds the language of the words for everything inside; the interface follows where it has the texts. */
export function VisitLanguage({ children }: { readonly children: ReactNode }) {
  const { texts } = usePageServices();
  const language = useFoundLanguage();
  useEffect(() => {
    const shown = interfaceLanguage(language);
    document.documentElement.lang = shown;
    texts.changeLanguage(shown);
  }, [texts, language]);
  return <VisitLanguageProvider value={language}>{children}</VisitLanguageProvider>;
}

function useFoundLanguage(): Language {
  const { settings } = usePageServices();
  const { pathname, key } = usePlace();
  const search = useQuery();
  const { language } = useObservable(settings);
  // what is chosen in another tab waits for the next page: an open game is not torn away
  const visit = `${key} ${settings.ownLanguages()}`;
  const [found, setFound] = useState({ visit, saved: language });
  if (found.visit !== visit) setFound({ visit, saved: language });
  const { saved } = found;
  const query = search.get('lang');
  return languageOfVisit({
    query,
    route: languageOfRoute(pathname),
    saved,
    browser: navigator.languages,
  });
}
