import { useCallback, useRef } from 'react';
import { createCustomGame } from '../api/create-custom-game';
import { useTexts } from '../i18n/use-texts';
import { useGo } from './navigation/use-navigation';
import { usePageServices } from './page-services';
import { useVisitMode } from './use-visit-mode';
import { useVisitLanguage } from './visit-language';
import { customGamePath } from './word-link';

/** Makes a game of a word that nobody has picked, and opens it. */
export function useSurprise(): () => Promise<void> {
  const { api, connection, toaster } = usePageServices();
  const { t } = useTexts();
  const lang = useVisitLanguage();
  const mode = useVisitMode();
  const go = useGo();
  const isMaking = useRef(false);
  return useCallback(async () => {
    if (isMaking.current) return;
    isMaking.current = true;
    try {
      const code = await createCustomGame(api, { random: true }, { lang, mode });
      await go(customGamePath(code, lang, mode));
    } catch {
      if (connection.current()) toaster.show(t('toast.failed'), 'error');
      else toaster.show(t('toast.needs_network'), 'info');
    } finally {
      isMaking.current = false;
    }
  }, [api, connection, toaster, t, lang, mode, go]);
}
