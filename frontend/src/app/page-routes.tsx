import type { ReactNode } from 'react';
import type { PathParts } from '../shared/navigation/match-path';
import {
  ArchiveGameRoute,
  CustomGameRoute,
  HomeRoute,
  LandingRoute,
  PlayRoute,
  UserGameRoute,
} from './game-routes';
import { notFoundPage } from './page-parts';

interface PageRoute {
  readonly pattern: string;
  readonly page: (parts: PathParts) => ReactNode;
}

/** Every address of the page; the first pattern that fits decides. */
export const pageRoutes: readonly PageRoute[] = [
  { pattern: '/', page: () => <HomeRoute /> },
  { pattern: '/espanol', page: () => <LandingRoute language="es" /> },
  { pattern: '/deutsch', page: () => <LandingRoute language="de" /> },
  { pattern: '/play/:mode?', page: ({ mode }) => <PlayRoute mode={mode} /> },
  { pattern: '/archive/game', page: () => <ArchiveGameRoute /> },
  { pattern: '/user-game/*', page: ({ rest = '' }) => <UserGameRoute gameLink={rest} /> },
  { pattern: '/custom/*', page: ({ rest = '' }) => <CustomGameRoute code={rest} /> },
  { pattern: '*', page: () => <notFoundPage.Part /> },
];
