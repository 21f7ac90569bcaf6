import { GAME_MODES, type GameMode, type Language } from '@proximity/rules/game-mode';
import { useEffect } from 'react';
import { GamePage } from '../features/game/game-page';
import { usePathParams } from '../shared/navigation/path-params';
import { Redirect } from '../shared/navigation/redirect';
import { useQuery } from '../shared/navigation/use-navigation';
import { usePageServices } from '../shared/page-services';
import { useVisitMode } from '../shared/use-visit-mode';
import { useLinkLanguage, useVisitLanguage } from '../shared/visit-language';
import { landingOf } from './landing-routes';
import { archiveGamePage, customGamePage, otherUserPage, userGamePage } from './page-parts';

/** Today's game. Who has chosen a language goes to its landing route. */
export function HomeRoute() {
  const { settings } = usePageServices();
  const search = useQuery();
  const lang = useVisitLanguage();
  const saved = settings.current().language;
  const landing = saved === null || search.has('lang') ? undefined : landingOf(saved);
  return landing === undefined ? <GamePage mode="daily" lang={lang} /> : <Redirect to={landing} />;
}

/** Today's game in the language of the route, which is thereby chosen (another one in the query is for this visit). */
export function LandingRoute({ language }: { readonly language: Language }) {
  const { settings } = usePageServices();
  const lang = useVisitLanguage();
  useEffect(() => {
    if (settings.current().language !== language) settings.save({ language });
  }, [settings, language]);
  return <GamePage mode="daily" lang={lang} />;
}

/** Today's game of a mode; an unknown one is the daily game. */
export function PlayRoute() {
  const { mode } = usePathParams();
  const lang = useVisitLanguage();
  const read = readMode(mode);
  return <GamePage key={read} mode={read} lang={lang} />;
}

export function ArchiveGameRoute() {
  const search = useQuery();
  const lang = useVisitLanguage();
  return <archiveGamePage.Part num={search.get('num')} mode={useVisitMode()} lang={lang} />;
}

export function CustomGameRoute() {
  const { '*': code = '' } = usePathParams();
  return <customGamePage.Part code={code} lang={useLinkLanguage()} mode={useVisitMode()} />;
}

export function UserGameRoute() {
  const { '*': gameLink = '' } = usePathParams();
  return <userGamePage.Part gameLink={gameLink} lang={useLinkLanguage()} />;
}

export function OtherUserRoute() {
  const { gameId = '' } = usePathParams();
  const code = useQuery().get('code');
  return <otherUserPage.Part key={`${gameId} ${code}`} gameId={gameId} code={code} />;
}

function readMode(text: string | undefined): GameMode {
  return GAME_MODES.find((mode) => mode === text) ?? 'daily';
}
