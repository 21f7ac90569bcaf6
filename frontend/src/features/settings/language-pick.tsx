import type { Language } from '@proximity/rules/game-mode';
import { useId } from 'react';
import { isLandingPath, landingPath } from '../../i18n/landing-path';
import { useTexts } from '../../i18n/use-texts';
import { useGo, usePlace } from '../../shared/navigation/use-navigation';
import { usePageServices } from '../../shared/page-services';
import { useSettings } from '../../shared/use-settings';
import { useVisitLanguage } from '../../shared/visit-language';
import styles from './settings-dialog.module.css';

/** The languages that can be chosen, by their own names. */
const CHOICES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as const satisfies readonly { code: Language; name: string }[];

/** The address of a word or of a game made from one: its language is the word's. */
const WORD_PATH = /^\/(custom|user-game|nearest)\//;

/** Which language the words are of. The page changes at once. */
export function LanguagePick() {
  const { t } = useTexts();
  const { chosen, choose } = useLanguageChoice();
  const group = useId();
  return (
    <fieldset className={styles.languages}>
      <legend>{t('settings.language')}</legend>
      <div>
        {CHOICES.map(({ code, name }) => (
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
