import { useEffect } from 'react';
import { useGo } from './navigation/use-navigation';
import { usePageServices } from './page-services';
import type { ToastType } from './toast/create-toaster';

interface GoWithNoticeProps {
  readonly to: string;
  readonly message: string;
  readonly type?: ToastType;
}

/** Leaves an address that leads nowhere, and says why. */
export function GoWithNotice({ to, message, type = 'error' }: GoWithNoticeProps) {
  const { toaster } = usePageServices();
  const go = useGo();
  useEffect(() => {
    toaster.show(message, type);
    void go(to, { replace: true });
  }, [toaster, go, to, message, type]);
  return null;
}
