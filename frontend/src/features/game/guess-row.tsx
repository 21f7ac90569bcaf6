import { barPercent } from '@proximity/rules/bar-percent';
import type { Language } from '@proximity/rules/game-mode';
import type { Guess } from '@proximity/rules/game-state';
import { warmthStep } from '@proximity/rules/warmth-step';
import { memo, type CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../shared/ui/icon';
import { Away } from './away';
import styles from './guess-row.module.css';
import { useRowColumns } from './use-row-columns';

interface GuessRowProps {
  readonly guess: Guess;
  readonly lang: Language;
  readonly isLast: boolean;
  readonly isRevealed: boolean;
  /** How often the word was guessed again; each time the row flashes. */
  readonly repeats: number;
}

/** One guess: its number, the word, its distance, and the bar as the row's own background. */
export const GuessRow = memo(function GuessRow({ guess, lang, isLast, isRevealed, repeats }: GuessRowProps) {
  const { row } = useRowColumns();
  return (
    <li
      {...row}
      className={`${styles.row} ${isLast ? styles.mine : ''} ${guess.correct ? styles.found : ''}`}
      data-warmth={warmthStep(guess)}
      data-revealed={isRevealed || undefined}
      data-repeats={repeats === 0 ? undefined : repeats % 2}
      style={barStyle(guess)}
    >
      <GuessText guess={guess} lang={lang} />
      <Away guess={guess} isRevealed={isRevealed} />
    </li>
  );
});

/** A word of more letters may be cut where the window is narrow: its title tells the whole of it. */
const LONG = 8;

/** Number and word, as they stand in every row. */
export function GuessText({ guess, lang }: Pick<GuessRowProps, 'guess' | 'lang'>) {
  const { t } = useTexts();
  const { hasNumber, written } = useRowColumns();
  const word = written(guess.display);
  return (
    <>
      {hasNumber && <span className={styles.number}>{guess.guessNumber}</span>}
      <span className={styles.word} lang={lang} title={word.length > LONG ? word : undefined}>
        {word}
      </span>
      {guess.isHint && (
        <span className={styles.hint}>
          <Icon name="bulb" small />
          <span className="sr">{t('rows.hint')}</span>
        </span>
      )}
    </>
  );
}

/** The length of a row's bar, for its style sheet. */
export function barStyle(guess: Guess): CSSProperties & { '--p': string } {
  return { '--p': barPercent(guess).toFixed(1) };
}
