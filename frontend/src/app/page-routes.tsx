import { useRoutes, type RouteObject } from 'react-router-dom';
import {
  ArchiveGameRoute,
  CustomGameRoute,
  HomeRoute,
  LandingRoute,
  PlayRoute,
  UserGameRoute,
} from './game-routes';
import { notFoundPage } from './page-parts';
import { ArchiveRoute, CreateRoute, NearestRoute } from './word-routes';

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
  { path: '*', element: <notFoundPage.Part /> },
].map((route) => ({ ...route, caseSensitive: true }));

/** The page of the address. */
export function PageRoutes() {
  return useRoutes(routes);
}
