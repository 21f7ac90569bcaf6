import type { Language } from '@proximity/rules/game-mode';
import { useId } from 'react';
import { isLandingPath, landingPath } from '../../i18n/landing-path';
import { useTexts } from '../../i18n/use-texts';
import { useGo, usePlace } from '../../shared/navigation/use-navigation';
import { usePageServices } from '../../shared/page-services';
import { useSettings } from '../../shared/use-settings';
import { useVisitLanguage } from '../../shared/visit-language';
import styles from './settings-dialog.module.css';

/** The languages by their own names; those that can be chosen first. */
const LANGUAGES = [
  { code: 'en', name: 'English', isOffered: true },
  { code: 'es', name: 'Español', isOffered: true },
  { code: 'de', name: 'Deutsch', isOffered: false },
] as const satisfies readonly { code: Language; name: string; isOffered: boolean }[];

/** The address of a word or of a game made from one: its language is the word's. */
const WORD_PATH = /^\/(custom|user-game|nearest)\//;

/** Which language the words are of. The page changes at once. One that only an address leads to is shown on its visit. */
export function LanguagePick() {
  const { t } = useTexts();
  const { chosen, choose } = useLanguageChoice();
  const group = useId();
  return (
    <fieldset className={styles.languages}>
      <legend>{t('settings.language')}</legend>
      <div>
        {LANGUAGES.filter(({ code, isOffered }) => isOffered || code === chosen).map(({ code, name }) => (
          <label key={code} lang={code}>
            <input type="radio" name={group} checked={code === chosen} onChange={() => choose(code)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LanguageChoice {
  readonly chosen: Language;
  /** Saves a language and leaves an address that says another. */
  readonly choose: (language: Language) => void;
}

function useLanguageChoice(): LanguageChoice {
  const { settings } = usePageServices();
  const { language: saved } = useSettings();
  const visited = useVisitLanguage();
  const { pathname, search } = usePlace();
  const go = useGo();
  const isOfWord = WORD_PATH.test(pathname);
  return {
    chosen: isOfWord ? (saved ?? visited) : visited,
    choose(language) {
      settings.save({ language });
      if (isOfWord) return;
      const query = new URLSearchParams(search);
      query.delete('lang');
      const path = isLandingPath(pathname) ? landingPath(language) : pathname;
      const rest = query.toString();
      void go(rest === '' ? path : `${path}?${rest}`, { replace: true });
    },
  };
}
