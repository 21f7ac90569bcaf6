import { useEffect, useState } from 'react';
import { copyText } from '../device/copy-text';
import { useTexts } from '../i18n/use-texts';
import { usePageServices } from './page-services';

const SHOWN_MS = 1000;

interface Copied {
  /** For a second after a text was copied. */
  readonly isCopied: boolean;
  /** Copies and says so in a toast; resolves with whether the text is on the clipboard. */
  readonly copy: (text: string, said: string, saidForMs?: number) => Promise<boolean>;
}

export function useCopied(): Copied {
  const { toaster } = usePageServices();
  const { t } = useTexts();
  const [times, setTimes] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return {
    isCopied,
    async copy(text, said, saidForMs) {
      const isThere = await copyText(text);
      if (!isThere) {
        toaster.show(t('toast.failed'), 'error');
        return false;
      }
      toaster.show(said, 'success', saidForMs);
      setIsCopied(true);
      setTimes((before) => before + 1);
      return true;
    },
  };
}
