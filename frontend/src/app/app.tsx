import { DialogsProvider } from '../shared/dialogs/dialogs-provider';
import { dialogParts } from './dialog-parts';
import { PageFrame } from './page-frame';
import { ShownPage } from './shown-page';
import { useDeleteOldGames } from './use-delete-old-games';
import { useForgetPlayer } from './use-forget-player';
import { useScrollPlace } from './use-scroll-place';
import { VisitLanguage } from './visit-language';

/** The page, whatever its address. */
export function App() {
  useScrollPlace();
  useForgetPlayer();
  useDeleteOldGames();
  return (
    <VisitLanguage>
      <DialogsProvider parts={dialogParts}>
        <PageFrame>
          <ShownPage />
        </PageFrame>
      </DialogsProvider>
    </VisitLanguage>
  );
}
