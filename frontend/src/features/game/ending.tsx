import type { GameState } from '@proximity/rules/game-state';
import { useEffect, useRef } from 'react';
import type { Today } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { Countdown } from '../../shared/game/countdown';
import { Emphasis } from '../../shared/ui/emphasis';
import { Confetti } from './confetti';
import { EndingActions } from './ending-actions';
import { endingText, nearestTry } from './ending-text';
import styles from './ending.module.css';
import type { GameStore } from './state/game-store';
import { Trail } from './trail';
import { useConfetti } from './use-confetti';

interface EndingProps {
  readonly store: GameStore;
  readonly game: GameState;
  readonly today: Today;
  /** The game ended under the player's eyes: the panel takes the focus that the field has lost. */
  readonly endedHere: boolean;
}

/** The found word, or the told one, with the way there and the time until the next game. */
export function Ending({ store, game, today, endedHere }: EndingProps) {
  const { t } = useTexts();
  const panel = useRef<HTMLElement>(null);
  const hasConfetti = useConfetti(store);
  useEffect(() => {
    if (!endedHere) return;
    panel.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [endedHere]);
  const secret = game.guesses.find((guess) => guess.correct);
  const isWon = game.status === 'won';
  const tried = isWon ? game.guesses : game.guesses.filter((guess) => !guess.correct);
  return (
    <section
      ref={panel}
      className={`${styles.panel} ${isWon ? styles.won : styles.lost}`}
      data-new={endedHere || undefined}
      aria-labelledby="secret-word"
      tabIndex={-1}
    >
      {hasConfetti && <Confetti />}
      <div>
        <p className={styles.over}>{t(isWon ? 'ending.found' : 'ending.over')}</p>
        <h2 className={styles.secret} id="secret-word" lang={game.lang}>
          {secret?.display ?? game.secretWord}
        </h2>
        <p className={styles.say}>
          <Emphasis text={endingText(t, game)} />
        </p>
        <EndingActions />
      </div>
      <div>
        <Trail guesses={tried} marked={isWon ? secret?.word : nearestTry(game)?.word} />
        <Countdown today={today} />
      </div>
    </section>
  );
}
