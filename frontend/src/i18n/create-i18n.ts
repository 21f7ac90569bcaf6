import type { Language } from '@proximity/rules/game-mode';
import { createInstance, type i18n } from 'i18next';
import en from './en.json';

/** The interface's texts by language. Another language is a catalogue beside en.json and a line here. */
const catalogues = { en: { translation: en } };

/** The texts of the interface, ready at once. A language without a catalogue is shown in English. */
export function createI18n(language: Language): i18n {
  const texts = createInstance();
  void texts.init({
    resources: catalogues,
    lng: interfaceLanguage(language),
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return texts;
}

/** The language that the interface is shown in to a visitor of this language. */
export function interfaceLanguage(language: Language): keyof typeof catalogues {
  return isCatalogue(language) ? language : 'en';
}

function isCatalogue(language: Language): language is keyof typeof catalogues {
  return language in catalogues;
}
