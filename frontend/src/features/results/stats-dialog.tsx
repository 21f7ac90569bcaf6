import { useTexts } from '../../i18n/use-texts';
import type { OpenedDialogProps } from '../../shared/dialogs/dialog-parts';
import { useDialogs } from '../../shared/dialogs/dialogs-provider';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { LaterIcon } from '../../shared/ui/later-icon';
import { SisterGames } from '../../shared/ui/sister-games';
import { CopyResults } from './copy-results';
import styles from './results.module.css';
import { StatsPanel } from './stats-panel';
import { useResultGame } from './use-result-game';
import { useShareResults } from './use-share-results';
import { useTitleWithKind } from './use-title-with-kind';

/** How the player has done so far; after a game also how to tell it, and what else there is to play. */
export function StatsDialog({ onClosed }: OpenedDialogProps<'stats'>) {
  const { t } = useTexts();
  const { openDialog } = useDialogs();
  const { game, of } = useResultGame();
  const results = useShareResults(game);
  const title = useTitleWithKind(t('stats.title'), of);
  return (
    <Dialog title={title} width="wide" onClosed={onClosed}>
      <StatsPanel of={of} isOver={results !== null}>
        {results && (
          <div className={styles.actions}>
            <Button look="solid" onClick={() => openDialog({ name: 'share' })}>
              <LaterIcon name="share" /> {t('share.native')}
            </Button>
            <CopyResults text={results.text} />
          </div>
        )}
      </StatsPanel>
      {results && (
        <>
          <h3 className={styles.heading}>{t('share.otherGames')}</h3>
          <SisterGames />
        </>
      )}
    </Dialog>
  );
}
