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
  /** Keeps the room that the number needs while it comes nearer, so that nothing moves beside it. */
  readonly isSteady?: boolean;
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
          <Proximity {...props} heat={heat && t(`proximity.heat.${heat}`)} />
        </span>
      )}
    </>
  );
}

interface ProximityProps extends AwayProps {
  /** The word for it, where there is one. */
  readonly heat: string | null;
}

function Proximity({
  guess,
  isRevealed = false,
  isCounting = false,
  isSteady = false,
  heat,
}: ProximityProps): ReactNode {
  const { t } = useTexts();
  const label = proximityLabel(guess);
  switch (label.kind) {
    case 'correct':
      return <b>{t(isRevealed ? 'proximity.revealed' : 'proximity.correct')}</b>;
    case 'away':
      return isCounting ? (
        <ComingNearer percentile={MAX_PERCENTILE - label.away} heat={heat} />
      ) : (
        <AwayText away={label.away} heat={heat} isSteady={isSteady} />
      );
    case 'far':
    case 'cold':
    case 'tepid':
      return (
        <>
          {heat === null && t(`proximity.${label.kind}`)}
          <small>
            {heat} · {t('proximity.rank', { rank: guess.rank })}
          </small>
        </>
      );
  }
}

// A part of its own: only the row whose bar grows has to follow the clock.
function ComingNearer({ percentile, heat }: { readonly percentile: number; readonly heat: string | null }) {
  const counted = useCountUp(percentile, true);
  return <AwayText away={MAX_PERCENTILE - counted} heat={heat} isSteady />;
}

interface AwayTextProps {
  readonly away: number;
  readonly heat: string | null;
  readonly isSteady: boolean;
}

/** With spaces as wide as a digit in front of it the text begins at the same place whatever the number. */
function AwayText({ away, heat, isSteady }: AwayTextProps) {
  const { t } = useTexts();
  const missing = isSteady ? String(MAX_PERCENTILE).length - String(away).length : 0;
  const room = '\u2007'.repeat(missing);
  if (heat === null) return <Emphasis text={t('proximity.away', { value: `${room}${away}` })} />;
  return (
    <>
      <small>
        {room}
        {heat} ·{' '}
      </small>
      <Emphasis text={t('proximity.away', { value: away })} />
    </>
  );
}
