import { barPercent } from '@proximity/rules/bar-percent';
import type { Guess } from '@proximity/rules/game-state';
import { warmthStep } from '@proximity/rules/warmth-step';
import type { CSSProperties } from 'react';
import styles from './trail.module.css';

interface TrailProps {
  /** In the order in which they were made. */
  readonly guesses: readonly Guess[];
  /** The bar to bring out. */
  readonly marked: string | undefined;
}

/** One bar per guess: how the game went, without a word of it. */
export function Trail({ guesses, marked }: TrailProps) {
  if (guesses.length === 0) return null;
  return (
    <div className={styles.trail} data-crowded={guesses.length > 100 || undefined} aria-hidden="true">
      {guesses.map((guess) => (
        <i
          key={guess.word}
          data-warmth={warmthStep(guess)}
          data-marked={guess.word === marked || undefined}
          style={heightStyle(guess)}
        />
      ))}
    </div>
  );
}

function heightStyle(guess: Guess): CSSProperties & { '--h': string } {
  return { '--h': `${barPercent(guess).toFixed(1)}%` };
}
