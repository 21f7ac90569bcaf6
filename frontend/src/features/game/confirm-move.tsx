import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { Dialog, useCloseDialog } from '../../shared/ui/dialog';
import styles from './confirm-move.module.css';

export type AskedMove = 'hint' | 'giveUp';

export interface ConfirmMoveProps {
  readonly move: AskedMove;
  /** Runs the move; the dialog closes when it is done, however it went. */
  readonly onConfirm: (doNotAskAgain: boolean) => Promise<void>;
  readonly onClosed: () => void;
}

/** Asks before a hint is taken or the game is given up. */
export function ConfirmMove({ onClosed, ...question }: ConfirmMoveProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t(`confirm.${question.move}.title`)} onClosed={onClosed}>
      <Question {...question} />
    </Dialog>
  );
}

function Question({ move, onConfirm }: Omit<ConfirmMoveProps, 'onClosed'>) {
  const { t } = useTexts();
  const close = useCloseDialog();
  const [isBusy, setIsBusy] = useState(false);
  const [doNotAskAgain, setDoNotAskAgain] = useState(false);
  const boxId = useId();
  function confirm() {
    setIsBusy(true);
    void onConfirm(doNotAskAgain).finally(close);
  }
  return (
    <>
      <p>{t(`confirm.${move}.text`)}</p>
      <div className={styles.check}>
        <input
          id={boxId}
          type="checkbox"
          checked={doNotAskAgain}
          onChange={(event) => setDoNotAskAgain(event.target.checked)}
        />
        <label htmlFor={boxId}>{t('confirm.doNotShowAgain')}</label>
      </div>
      <div className={styles.actions}>
        <Button onClick={close}>{t(`confirm.${move}.cancel`)}</Button>
        <Button look={move === 'giveUp' ? 'rust' : 'solid'} busy={isBusy} onClick={confirm}>
          {t(`confirm.${move}.action`)}
        </Button>
      </div>
    </>
  );
}
