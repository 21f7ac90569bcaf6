import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ACCOUNT_PATH, LOGGED_IN_PATH } from '../shared/account-paths';
import { PathParamsProvider } from '../shared/navigation/path-params';
import { usePlace } from '../shared/navigation/use-navigation';
import {
  ArchiveGameRoute,
  CustomGameRoute,
  HomeRoute,
  LandingRoute,
  OtherUserRoute,
  PlayRoute,
  UserGameRoute,
} from './game-routes';
import { loggedInPage, notFoundPage } from './page-parts';
import { AccountRoute, ArchiveRoute, CreateRoute, NearestRoute } from './word-routes';

/** Every address of the page, with upper and lower case as the gateway knows them. */
const routes: RouteObject[] = [
  { path: '/', element: <HomeRoute /> },
  { path: '/espanol', element: <LandingRoute language="es" /> },
  { path: '/deutsch', element: <LandingRoute language="de" /> },
  { path: '/play/:mode?', element: <PlayRoute /> },
  { path: '/archive', element: <ArchiveRoute /> },
  { path: '/archive/game', element: <ArchiveGameRoute /> },
  { path: '/nearest/*', element: <NearestRoute /> },
  { path: '/create-your-own', element: <CreateRoute /> },
  { path: '/user-game/*', element: <UserGameRoute /> },
  { path: '/custom/*', element: <CustomGameRoute /> },
  { path: '/other-user/:gameId', element: <OtherUserRoute /> },
  { path: ACCOUNT_PATH, element: <AccountRoute /> },
  { path: LOGGED_IN_PATH, element: <loggedInPage.Part /> },
  { path: '*', element: <notFoundPage.Part /> },
].map((route) => ({ ...route, caseSensitive: true }));

/**
 * The page of the address. The router finds it; its own `useRoutes` would bring the error screens of server-rendered
 * pages along, which a first visit would have to load.
 */
export function PageRoutes() {
  const { pathname } = usePlace();
  const match = matchRoutes(routes, pathname)?.at(-1);
  return <PathParamsProvider value={match?.params ?? {}}>{match?.route.element}</PathParamsProvider>;
}
