import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
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
  const navigate = useNavigate();
  useEffect(() => {
    toaster.show(message, type);
    void navigate(to, { replace: true });
  }, [toaster, navigate, to, message, type]);
  return null;
}
