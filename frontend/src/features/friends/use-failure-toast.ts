import { useEffect } from 'react';
import { messageOf } from '../../api/message-of';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';

/** Says why something cannot be loaded: once, however often it is tried again. */
export function useFailureToast(error: unknown): void {
  const { toaster } = usePageServices();
  const { t } = useTexts();
  const message = error === undefined ? undefined : messageOf(t, error);
  useEffect(() => {
    if (message !== undefined) toaster.show(message, 'info');
  }, [toaster, message]);
}
