import { createContext, use, useId, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ToastOutlet } from '../toast/toast-outlet';
import { Button } from './button';
import styles from './dialog.module.css';
import { Icon } from './icon';
import { useModal } from './use-modal';

interface DialogProps {
  readonly title: string;
  /** Of the card on wide screens: 360, 520, 560 or 620. */
  readonly width?: 'narrow' | 'middle' | 'broad' | 'wide';
  /** Called once the dialog has gone, whoever closed it; the parent then takes it out of the page. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/** Lets the content close its dialog as the dialog's own button does. */
export function useCloseDialog(): () => void {
  return use(CloseContext);
}

/** A sheet from the bottom on phones, a card in the middle elsewhere. */
export function Dialog({ title, width = 'narrow', onClosed, children }: DialogProps) {
  const { t } = useTexts();
  const titleId = useId();
  const { close, modal } = useModal(onClosed);
  return (
    <dialog {...modal} className={`${styles.dialog} ${styles[width] ?? ''}`} aria-labelledby={titleId}>
      <ToastOutlet />
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId} tabIndex={-1} data-begins>
            {title}
          </h2>
          <Button look="ghost" aria-label={t('confirm.close')} onClick={close}>
            <Icon name="close" />
          </Button>
        </header>
        <CloseContext value={close}>{children}</CloseContext>
      </div>
    </dialog>
  );
}
