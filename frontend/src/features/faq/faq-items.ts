import english from '../../i18n/faq-en.json';

export interface FaqItem {
  readonly question: string;
  /** `{{time}}` stands for the time of day at which games come out. */
  readonly answer: string;
  /** Explains the words beside the numbers: only asked where the rows say these. */
  readonly words?: string;
}

/** The questions and answers by language: a catalogue of its own, since only who scrolls to them needs it. */
const catalogues: Readonly<Record<string, readonly FaqItem[]>> = { en: english };

/**
 * The questions and answers in a language of the interface, in English where there are none.
 *
 * @param hasHeat the rows say freezing … boiling
 */
export function faqItems(language: string, hasHeat: boolean): readonly FaqItem[] {
  const other = hasHeat ? 'labels' : 'heat';
  return (catalogues[language] ?? english).filter(({ words }) => words !== other);
}
