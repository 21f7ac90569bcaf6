import { MAX_PERCENTILE } from '@proximity/rules/game-limits';
import type { Guess } from '@proximity/rules/game-state';
import { proximityLabel } from '@proximity/rules/proximity-label';
import { useTexts } from '../../i18n/use-texts';
import { Emphasis } from '../../shared/ui/emphasis';
import styles from './guess-row.module.css';
import { useCountUp } from './use-count-up';

interface AwayProps {
  readonly guess: Guess;
  /** The word was told, not found. */
  readonly isRevealed?: boolean;
  /** Lets the number come nearer while the bar grows. */
  readonly isCounting?: boolean;
}

/** The number column of a row: `13 away`, `Found`, `tepid · #1,390`. */
export function Away({ guess, isRevealed = false, isCounting = false }: AwayProps) {
  const { t } = useTexts();
  const label = proximityLabel(guess);
  const counted = useCountUp(guess.percentile ?? 0, isCounting && label.kind === 'away');
  switch (label.kind) {
    case 'correct':
      return (
        <span className={styles.away}>
          <b>{t(isRevealed ? 'proximity.revealed' : 'proximity.correct')}</b>
        </span>
      );
    case 'away':
      return (
        <span className={styles.away}>
          <Emphasis text={t('proximity.away', { value: MAX_PERCENTILE - counted })} />
        </span>
      );
    case 'far':
    case 'cold':
    case 'tepid':
      return (
        <span className={styles.away}>
          {t(`proximity.${label.kind}`)} <small>· {t('proximity.rank', { rank: guess.rank })}</small>
        </span>
      );
  }
}
