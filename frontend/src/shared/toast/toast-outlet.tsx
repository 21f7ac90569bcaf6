import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useObservable } from '../observable';
import { usePageServices } from '../page-services';
import { Button } from '../ui/button';
import { Icon, type FirstIconName } from '../ui/icon';
import type { Toast } from './create-toaster';
import styles from './toast-outlet.module.css';

const icons: Readonly<Record<Toast['type'], FirstIconName>> = {
  success: 'check',
  error: 'warn',
  info: 'info',
};

/**
 * Where toasts appear. The region is there from the start, or a screen reader would not hear the first one.
 * Everything outside an open modal dialog is inert, so a dialog has an outlet of its own.
 */
export function ToastOutlet() {
  const { toaster } = usePageServices();
  const toast = useObservable(toaster);
  return (
    <div className={styles.outlet} role="status" aria-live="polite">
      {toast && <ShownToast key={toast.id} toast={toast} onDone={() => toaster.dismiss(toast.id)} />}
    </div>
  );
}

function ShownToast({ toast, onDone }: { readonly toast: Toast; readonly onDone: () => void }) {
  const { t } = useTexts();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDone, toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast, onDone]);
  return (
    <div
      className={`${styles.toast} ${styles[toast.type]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.type]} />
      <span>{toast.message}</span>
      <Button look="ghost" aria-label={t('toast.close')} onClick={onDone}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
