import type { Language } from '@proximity/rules/game-mode';
import { createInstance } from 'i18next';
import { observableValue } from '../shared/observable';
import en from './en.json';
import type { LaterTexts, Texts, TextValues } from './texts';

/**
 * What the first page says, by language; the rest of a catalogue comes with later-texts.ts. Another language is two
 * files beside the English ones and a line in both modules.
 */
const catalogues = { en };

/** The texts of the interface, ready at once. What a catalogue lacks is shown in English. */
export function createTexts(language: Language, always: TextValues = {}): Texts {
  const shown = observableValue<string>(interfaceLanguage(language));
  const catalogue = createInstance();
  const added = new Set<LaterTexts>();
  void catalogue.init({
    // copies: what is added later must not be added to the modules themselves
    resources: Object.fromEntries(
      Object.entries(catalogues).map(([lang, texts]) => [lang, { translation: { ...texts } }]),
    ),
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
    add(later) {
      if (added.has(later)) return;
      added.add(later);
      for (const [lang, texts] of Object.entries(later)) {
        catalogue.addResourceBundle(lang, 'translation', texts, true);
      }
    },
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
