import type { Language } from '@proximity/rules/game-mode';
import { observableValue } from '../shared/observable';
import en from './en.json';
import { fillText } from './fill-text';
import { numberWriter } from './number-writer';
import type { Catalogue, Texts, TextValues } from './texts';

/** A catalogue as what it is to whoever looks a key up. */
interface Branch {
  readonly [name: string]: string | Branch;
}

/** The interface's texts by language. Another language is a catalogue beside en.json and a line here. */
const catalogues: Readonly<Partial<Record<string, Catalogue>>> = { en };

/** The texts of the interface, ready at once. What a catalogue lacks is shown in English. */
export function createTexts(language: Language, always: TextValues = {}): Texts {
  const shown = observableValue<string>(interfaceLanguage(language));
  const writerOf = numberWriter();
  return {
    current: shown.current,
    subscribe: shown.subscribe,
    t(key, values = {}) {
      const language = shown.current();
      const text = textOf(catalogues[language] ?? en, key, values, language) ?? textOf(en, key, values, 'en');
      return text === undefined ? key : fillText(text, { ...always, ...values }, writerOf(language));
    },
    changeLanguage(next) {
      if (next !== shown.current()) shown.set(next);
    },
  };
}

/** The language that the interface is shown in to a visitor of this language. */
export function interfaceLanguage(language: Language): string {
  return catalogues[language] === undefined ? 'en' : language;
}

function textOf(catalogue: Branch, key: string, values: TextValues, language: string): string | undefined {
  const { count } = values;
  const form = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : null;
  return (form === null ? undefined : leaf(catalogue, `${key}_${form}`)) ?? leaf(catalogue, key);
}

function leaf(catalogue: Branch, key: string): string | undefined {
  let found: string | Branch | undefined = catalogue;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}
