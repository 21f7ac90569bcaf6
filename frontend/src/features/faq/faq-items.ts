import english from '../../i18n/faq-en.json';

export interface FaqItem {
  readonly question: string;
  /** `{{time}}` stands for the time of day at which games come out. */
  readonly answer: string;
}

/** The questions and answers by language: a catalogue of its own, since only who scrolls to them needs it. */
const catalogues: Readonly<Record<string, readonly FaqItem[]>> = { en: english };

/** The questions and answers in a language of the interface, in English where there are none. */
export function faqItems(language: string): readonly FaqItem[] {
  return catalogues[language] ?? english;
}
