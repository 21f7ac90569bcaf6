import { MAX_PERCENTILE } from '@proximity/rules/game-limits';
import type { Guess } from '@proximity/rules/game-state';
import { proximityLabel } from '@proximity/rules/proximity-label';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Emphasis } from '../../shared/ui/emphasis';
import styles from './guess-row.module.css';
import { heatWord } from './heat-word';
import { useCountUp } from './use-count-up';
import { useRowColumns } from './use-row-columns';

interface AwayProps {
  readonly guess: Guess;
  /** The word was told, not found. */
  readonly isRevealed?: boolean;
  /** Lets the number come nearer while the bar grows. */
  readonly isCounting?: boolean;
}

/** The number columns of a row: `13 away`, `Found`, `tepid · #1,390`, and the similarity if it is wanted. */
export function Away(props: AwayProps) {
  const { t } = useTexts();
  const { hasProximity, hasSimilarity, hasHeat } = useRowColumns();
  const heat = hasHeat ? heatWord(props.guess) : null;
  return (
    <>
      {hasSimilarity && (
        <span className={styles.similarity}>
          <span className="sr">{t('proximity.similarity')}</span>{' '}
          {t('proximity.similarityValue', { value: props.guess.similarity })}
        </span>
      )}
      {(hasProximity || props.guess.correct) && (
        <span className={styles.away}>
          {heat && <small>{t(`proximity.heat.${heat}`)} · </small>}
          <Proximity {...props} hasHeat={heat !== null} />
        </span>
      )}
    </>
  );
}

interface ProximityProps extends AwayProps {
  /** A word for it stands there already. */
  readonly hasHeat: boolean;
}

function Proximity({ guess, isRevealed = false, isCounting = false, hasHeat }: ProximityProps): ReactNode {
  const { t } = useTexts();
  const label = proximityLabel(guess);
  switch (label.kind) {
    case 'correct':
      return <b>{t(isRevealed ? 'proximity.revealed' : 'proximity.correct')}</b>;
    case 'away':
      return isCounting ? (
        <ComingNearer percentile={MAX_PERCENTILE - label.away} />
      ) : (
        <Emphasis text={t('proximity.away', { value: label.away })} />
      );
    case 'far':
    case 'cold':
    case 'tepid':
      return (
        <>
          {!hasHeat && t(`proximity.${label.kind}`)}
          <small>
            {!hasHeat && ' · '}
            {t('proximity.rank', { rank: guess.rank })}
          </small>
        </>
      );
  }
}

// A part of its own: only the row whose bar grows has to follow the clock.
function ComingNearer({ percentile }: { readonly percentile: number }) {
  const { t } = useTexts();
  const counted = useCountUp(percentile, true);
  return <Emphasis text={t('proximity.away', { value: MAX_PERCENTILE - counted })} />;
}
