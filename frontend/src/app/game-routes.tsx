import { GAME_MODES, type GameMode, type Language } from '@proximity/rules/game-mode';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { GamePage } from '../features/game/game-page';
import { usePageServices } from '../shared/page-services';
import { useVisitLanguage } from './use-visit-language';

const LANDINGS: Readonly<Partial<Record<Language, string>>> = { es: '/espanol', de: '/deutsch' };

/** Today's game. Who has chosen a language goes to its landing route. */
export function HomeRoute() {
  const { settings } = usePageServices();
  const [search] = useSearchParams();
  const lang = useVisitLanguage(null);
  const saved = settings.current().language;
  const landing = saved === null || search.has('lang') ? undefined : LANDINGS[saved];
  return landing === undefined ? <GamePage mode="daily" lang={lang} /> : <Navigate to={landing} replace />;
}

/** Today's game in the language of the route, which is thereby chosen (another one in the query is for this visit). */
export function LandingRoute({ language }: { readonly language: Language }) {
  const { settings } = usePageServices();
  const lang = useVisitLanguage(language);
  useEffect(() => {
    if (settings.current().language !== language) settings.save({ language });
  }, [settings, language]);
  return <GamePage mode="daily" lang={lang} />;
}

/** Today's game of a mode; an unknown one is the daily game. */
export function PlayRoute() {
  const { mode } = useParams();
  return <GamePage mode={readMode(mode)} lang={useVisitLanguage(null)} />;
}

function readMode(text: string | undefined): GameMode {
  return GAME_MODES.find((mode) => mode === text) ?? 'daily';
}
