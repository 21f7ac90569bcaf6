import type { Observable } from '../shared/observable';
import type en from './en.json';
import type later from './en-later.json';

/** A catalogue of the interface's texts, nested by screen: what the first page says, and the rest. */
export type Catalogue = typeof en & typeof later;

/** The rest of each catalogue, by language. */
export type LaterTexts = Readonly<Record<string, typeof later>>;

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${WithoutPlural<K>}`
    : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** `ask.empty`; a text in several numbers (`ending.guesses_one`, `…_other`) goes without the ending. */
export type TextKey = Leaves<Catalogue>;

/**
 * The text of a key, in i18next's notation: `{{name}}` takes a value, `{{name, number}}` writes it as the language
 * writes numbers (`number(minimumFractionDigits: 1; maximumFractionDigits: 1)`: with one decimal); the value `count`
 * chooses between the forms of a text in several numbers.
 */
export type Translate = (key: TextKey, values?: TextValues) => string;

export type TextValues = Readonly<Record<string, string | number>>;

/** The texts of the interface in its present language, which is what there is to observe. */
export interface Texts extends Observable<string> {
  readonly t: Translate;
  /** Adds the rest of the catalogues; once is enough, more does nothing. */
  readonly add: (later: LaterTexts) => void;
  readonly changeLanguage: (language: string) => void;
}
