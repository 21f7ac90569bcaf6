import { useSettings } from '../../shared/use-settings';
import { useHeatWords } from './heat-words';

interface RowColumns {
  /** Attributes of a row, for its style sheet. */
  readonly row: {
    readonly 'data-bare'?: true;
    readonly 'data-similar'?: true;
    readonly 'data-heat'?: true;
  };
  /** A word for how warm it is, beside the number. */
  readonly hasHeat: boolean;
  readonly hasNumber: boolean;
  readonly hasProximity: boolean;
  readonly hasSimilarity: boolean;
  /** How a word is written in the list. */
  readonly written: (display: string) => string;
}

/** What a row shows, as the player has chosen. */
export function useRowColumns(): RowColumns {
  const { showGuessNumber, showProximity, showSimilarity, lower } = useSettings();
  const hasHeat = useHeatWords();
  return {
    row: {
      ...(!showProximity && { 'data-bare': true }),
      ...(showSimilarity && { 'data-similar': true }),
      ...(hasHeat && { 'data-heat': true }),
    },
    hasHeat,
    hasNumber: showGuessNumber,
    hasProximity: showProximity,
    hasSimilarity: showSimilarity,
    written: (display) => (lower ? display.toLowerCase() : display),
  };
}
