import { useSettings } from '../../shared/use-settings';

interface RowColumns {
  /** Attributes of a row, for its style sheet. */
  readonly row: { readonly 'data-bare'?: true; readonly 'data-similar'?: true };
  readonly hasNumber: boolean;
  readonly hasProximity: boolean;
  readonly hasSimilarity: boolean;
  /** How a word is written in the list. */
  readonly written: (display: string) => string;
}

/** What a row shows, as the player has chosen. */
export function useRowColumns(): RowColumns {
  const { showGuessNumber, showProximity, showSimilarity, lower } = useSettings();
  return {
    row: {
      ...(!showProximity && { 'data-bare': true }),
      ...(showSimilarity && { 'data-similar': true }),
    },
    hasNumber: showGuessNumber,
    hasProximity: showProximity,
    hasSimilarity: showSimilarity,
    written: (display) => (lower ? display.toLowerCase() : display),
  };
}
