import { guessCount, hintCount } from '@proximity/rules/game-counts';
import { MAX_PERCENTILE } from '@proximity/rules/game-limits';
import type { GameState, Guess } from '@proximity/rules/game-state';
import type { Translate } from '../../i18n/texts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { Today } from '../../api/use-today';
import { Emphasis } from '../../shared/ui/emphasis';
import { Countdown } from '../../shared/game/countdown';
import styles from './ending.module.css';
import { Trail } from './trail';

interface EndingProps {
  readonly game: GameState;
  readonly today: Today;
  /** The game ended under the player's eyes: the panel takes the focus that the field has lost. */
  readonly takesFocus: boolean;
}

/** The found word, or the told one, with the way there and the time until the next game. */
export function Ending({ game, today, takesFocus }: EndingProps) {
  const { t } = useTexts();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    panel.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [takesFocus]);
  const secret = game.guesses.find((guess) => guess.correct);
  const isWon = game.status === 'won';
  const tried = isWon ? game.guesses : game.guesses.filter((guess) => !guess.correct);
  const nearest = isWon ? secret : nearestOf(tried.filter((guess) => !guess.isHint));
  return (
    <section
      ref={panel}
      className={`${styles.panel} ${isWon ? styles.won : styles.lost}`}
      aria-labelledby="secret-word"
      tabIndex={-1}
    >
      <div>
        <p className={styles.over}>{t(isWon ? 'ending.found' : 'ending.over')}</p>
        <h2 className={styles.secret} id="secret-word" lang={game.lang}>
          {secret?.display ?? game.secretWord}
        </h2>
        <p className={styles.say}>
          <Emphasis text={isWon ? wonText(t, game) : lostText(t, nearest)} />
        </p>
      </div>
      <div>
        <Trail guesses={tried} marked={nearest?.word} />
        <Countdown today={today} />
      </div>
    </section>
  );
}

function wonText(t: Translate, game: GameState): string {
  const guesses = t('ending.guesses', { count: guessCount(game) });
  const used = hintCount(game);
  return used === 0
    ? t('ending.wonWithoutHints', { guesses })
    : t('ending.won', { guesses, hints: t('ending.hints', { count: used }) });
}

function lostText(t: Translate, nearest: Guess | undefined): string {
  if (nearest === undefined) return t('ending.lost');
  const word = nearest.display;
  return nearest.percentile === null
    ? t('ending.lostFar', { word })
    : t('ending.lostNear', { word, count: MAX_PERCENTILE - nearest.percentile });
}

function nearestOf(guesses: readonly Guess[]): Guess | undefined {
  return [...guesses].sort((a, b) => a.rank - b.rank)[0];
}
