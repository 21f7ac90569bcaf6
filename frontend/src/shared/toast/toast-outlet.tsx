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
 * Everything outside an open modal dialog is inert, so a dialog has an outlet of its own. The time of a toast is the
 * toaster's: an outlet that is hidden behind a dialog must not end what is read in the dialog's.
 */
export function ToastOutlet() {
  const { toaster } = usePageServices();
  const toast = useObservable(toaster);
  return (
    <div className={styles.outlet} role="status" aria-live="polite">
      {toast && <ShownToast key={toast.id} toast={toast} />}
    </div>
  );
}

function ShownToast({ toast: { id, type, message } }: { readonly toast: Toast }) {
  const { t } = useTexts();
  const { toaster } = usePageServices();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isRead = isPointedAt || hasFocus;
  useEffect(() => (isRead ? toaster.hold(id) : undefined), [isRead, toaster, id]);
  return (
    <div
      className={`${styles.toast} ${styles[type]}`}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon name={icons[type]} />
      <span>{message}</span>
      <Button look="ghost" aria-label={t('toast.close')} onClick={() => toaster.dismiss(id)}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
