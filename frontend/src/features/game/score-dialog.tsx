import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { OpenedDialogProps } from '../../shared/dialogs/dialog-parts';
import { usePageServices } from '../../shared/page-services';
import { Dialog } from '../../shared/ui/dialog';
import { Emphasis } from '../../shared/ui/emphasis';
import styles from './score-dialog.module.css';

const PARTS = ['away', 'label', 'similarity', 'colour'] as const;

/** Says what the numbers of the list mean. */
export function ScoreDialog({ onClosed }: OpenedDialogProps<'score'>) {
  const { t } = useTexts();
  const { settings } = usePageServices();
  useEffect(() => {
    if (!settings.current().clickedInfo) settings.save({ clickedInfo: true });
  }, [settings]);
  return (
    <Dialog title={t('score.title')} onClosed={onClosed}>
      <ul className={styles.parts}>
        {PARTS.map((part) => (
          <li key={part}>
            <Emphasis text={t(`score.${part}`)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
