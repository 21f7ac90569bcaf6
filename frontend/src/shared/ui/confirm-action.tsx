import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from './button';
import styles from './confirm-action.module.css';
import { Dialog, useCloseDialog } from './dialog';

export interface ConfirmActionProps {
  readonly title: string;
  readonly text: string;
  /** What the two buttons say: the one that acts, and the one that does not. */
  readonly action: string;
  readonly cancel: string;
  /** The action ends something. */
  readonly isEnding?: boolean;
  /** Runs the action; the dialog closes when it is done, however it went. */
  readonly onConfirm: (doNotAskAgain: boolean) => Promise<void>;
  readonly onClosed: () => void;
}

/** Asks before something is done, and shows that it is being done. The player can choose not to be asked again. */
export function ConfirmAction({ title, onClosed, ...question }: ConfirmActionProps) {
  return (
    <Dialog title={title} onClosed={onClosed}>
      <Question {...question} />
    </Dialog>
  );
}

type QuestionProps = Omit<ConfirmActionProps, 'title' | 'onClosed'>;

function Question({ text, action, cancel, isEnding = false, onConfirm }: QuestionProps) {
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
      <p>{text}</p>
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
        <Button onClick={close}>{cancel}</Button>
        <Button look={isEnding ? 'rust' : 'solid'} busy={isBusy} onClick={confirm}>
          {action}
        </Button>
      </div>
    </>
  );
}
