import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { OpenedDialogProps } from '../../shared/dialogs/dialog-parts';
import { useObservable } from '../../shared/observable';
import { usePageServices } from '../../shared/page-services';
import { Dialog } from '../../shared/ui/dialog';
import { Emphasis } from '../../shared/ui/emphasis';
import styles from './score-dialog.module.css';

const PARTS = ['away', 'label', 'similarity', 'colour'] as const;
const PARTS_FOR_CHILDREN = ['away', 'heat', 'similarity', 'colour'] as const;

/** Says what the numbers of the list mean, and the words beside them. */
export function ScoreDialog({ onClosed }: OpenedDialogProps<'score'>) {
  const { t } = useTexts();
  const { settings, shownGame } = usePageServices();
  const parts = useObservable(shownGame)?.mode === 'child' ? PARTS_FOR_CHILDREN : PARTS;
  useEffect(() => {
    if (!settings.current().clickedInfo) settings.save({ clickedInfo: true });
  }, [settings]);
  return (
    <Dialog title={t('score.title')} onClosed={onClosed}>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>
            <Emphasis text={t(`score.${part}`)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
