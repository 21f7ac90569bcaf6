import { Route, Routes } from 'react-router-dom';
import { DialogsProvider } from '../shared/dialogs/dialogs-provider';
import { CrashGuard } from './crash-guard';
import { dialogParts } from './dialog-parts';
import { HomeRoute, LandingRoute, PlayRoute } from './game-routes';
import { NotFoundPage } from './not-found-page';
import { PageFrame } from './page-frame';

/** Every address of the page. */
export function App() {
  return (
    <DialogsProvider parts={dialogParts}>
      <PageFrame>
        <CrashGuard>
          <Routes>
            <Route path="/" element={<HomeRoute />} />
            <Route path="/espanol" element={<LandingRoute language="es" />} />
            <Route path="/deutsch" element={<LandingRoute language="de" />} />
            <Route path="/play/:mode" element={<PlayRoute />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </CrashGuard>
      </PageFrame>
    </DialogsProvider>
  );
}
