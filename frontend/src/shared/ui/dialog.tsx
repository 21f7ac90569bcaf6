import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ToastOutlet } from '../toast/toast-outlet';
import { Button } from './button';
import styles from './dialog.module.css';
import { Icon } from './icon';

interface DialogProps {
  readonly title: string;
  /** Called once the dialog has gone, whoever closed it; the parent then takes it out of the page. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/** Lets the content close its dialog as the dialog's own button does. */
export function useCloseDialog(): () => void {
  return use(CloseContext);
}

/**
 * A sheet from the bottom on phones, a card in the middle elsewhere. The native modal dialog traps the focus, takes
 * Escape, and gives the focus back to where it was.
 */
export function Dialog({ title, onClosed, children }: DialogProps) {
  const { t } = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const close = () => {
    if (ref.current) void closeSlowly(ref.current);
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={onClick}
    >
      <ToastOutlet />
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button look="ghost" aria-label={t('confirm.close')} onClick={close}>
            <Icon name="close" />
          </Button>
        </header>
        <CloseContext value={close}>{children}</CloseContext>
      </div>
    </dialog>
  );
}

// The style sheet has the way out, so its end is the animation's own, however long the tokens make it.
async function closeSlowly(dialog: HTMLDialogElement): Promise<void> {
  dialog.dataset['closing'] = '';
  const leaving = dialog.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(leaving.filter(hasEnd).map((animation) => animation.finished));
  dialog.close();
}

function hasEnd(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime !== Infinity;
}
