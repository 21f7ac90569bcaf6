import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DialogsProvider } from '../shared/dialogs/dialogs-provider';
import { CrashGuard } from './crash-guard';
import { dialogParts } from './dialog-parts';
import {
  ArchiveGameRoute,
  CustomGameRoute,
  HomeRoute,
  LandingRoute,
  PlayRoute,
  UserGameRoute,
} from './game-routes';
import { PageFrame } from './page-frame';
import { notFoundPage } from './page-parts';
import { useScrollPlace } from './use-scroll-place';
import { VisitLanguage } from './visit-language';

/** Every address of the page. */
export function App() {
  useScrollPlace();
  return (
    <VisitLanguage>
      <DialogsProvider parts={dialogParts}>
        <PageFrame>
          <CrashGuard>
            <Suspense>
              <Routes>
                <Route path="/" element={<HomeRoute />} />
                <Route path="/espanol" element={<LandingRoute language="es" />} />
                <Route path="/deutsch" element={<LandingRoute language="de" />} />
                <Route path="/play/:mode?" element={<PlayRoute />} />
                <Route path="/archive/game" element={<ArchiveGameRoute />} />
                <Route path="/user-game/*" element={<UserGameRoute />} />
                <Route path="/custom/*" element={<CustomGameRoute />} />
                <Route path="*" element={<notFoundPage.Part />} />
              </Routes>
            </Suspense>
          </CrashGuard>
        </PageFrame>
      </DialogsProvider>
    </VisitLanguage>
  );
}
