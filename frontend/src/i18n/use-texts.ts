import type { TFunction } from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import { usePageServices } from '../shared/page-services';

interface Texts {
  readonly t: TFunction;
  /** The interface's language. */
  readonly language: string;
}

/** The texts of the interface; a component that uses them is drawn anew when its language changes. */
export function useTexts(): Texts {
  const { texts } = usePageServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      texts.on('languageChanged', listener);
      return () => texts.off('languageChanged', listener);
    },
    [texts],
  );
  const language = useSyncExternalStore(subscribe, () => texts.language);
  return { t: texts.t, language };
}
