import type { Language } from '@proximity/rules/game-mode';
import { createInstance } from 'i18next';
import { observableValue } from '../shared/observable';
import en from './en.json';
import type { Texts, TextValues } from './texts';

/** The interface's texts by language. Another language is a catalogue beside en.json and a line here. */
const catalogues = { en: { translation: en } };

/** The texts of the interface, ready at once. What a catalogue lacks is shown in English. */
export function createTexts(language: Language, always: TextValues = {}): Texts {
  const shown = observableValue<string>(interfaceLanguage(language));
  const catalogue = createInstance();
  void catalogue.init({
    resources: catalogues,
    lng: shown.current(),
    fallbackLng: 'en',
    initAsync: false,
    missingInterpolationHandler: (_text, [place]: RegExpExecArray) => place,
    interpolation: { escapeValue: false, defaultVariables: { ...always } },
  });
  return {
    current: shown.current,
    subscribe: shown.subscribe,
    t: (key, values = {}) => catalogue.t(key, { ...values }),
    changeLanguage(next) {
      if (next === shown.current()) return;
      void catalogue.changeLanguage(next);
      shown.set(next);
    },
  };
}

/** The language that the interface is shown in to a visitor of this language. */
export function interfaceLanguage(language: Language): string {
  return language in catalogues ? language : 'en';
}
