import { lastGuess } from '@proximity/rules/game-counts';
import type { GameState, Guess, Move } from '@proximity/rules/game-state';
import { warmthStep } from '@proximity/rules/warmth-step';
import { useTexts } from '../../i18n/use-texts';
import { Away } from './away';
import { barStyle, GuessText } from './guess-row';
import rowStyles from './guess-row.module.css';
import styles from './pinned-guess.module.css';
import { useRowColumns } from './use-row-columns';
import type { GameView } from './state/game-view';

/** The guess that came last, kept in sight under the field; before its answer, the word that is on its way. */
export function PinnedGuess({ view: { game, pinned, repeated, stalled } }: { readonly view: GameView }) {
  const { t } = useTexts();
  const { hasNumber } = useRowColumns();
  const sent = stalled === null ? wordOnItsWay(game) : undefined;
  const guess = game.guesses.find((row) => row.word === pinned) ?? lastGuess(game);
  if (sent === undefined && guess === null) return null;
  return (
    <div className={styles.place} role="group" aria-label={t('rows.last')}>
      {sent === undefined && guess !== null ? (
        <Answered
          key={guess.word}
          guess={guess}
          game={game}
          repeats={repeated?.word === guess.word ? repeated.times : 0}
        />
      ) : (
        <div className={`${rowStyles.row} ${styles.pinned} ${styles.sent}`}>
          {hasNumber && <span className={rowStyles.number} />}
          <span className={rowStyles.word} lang={game.lang}>
            {sent}
          </span>
        </div>
      )}
    </div>
  );
}

interface AnsweredProps {
  readonly guess: Guess;
  readonly game: GameState;
  readonly repeats: number;
}

function Answered({ guess, game, repeats }: AnsweredProps) {
  const { t } = useTexts();
  const { row } = useRowColumns();
  const isCounting = game.counting?.word === guess.word;
  const isTold = isCounting && game.counting?.kind === 'giveUp';
  return (
    <div
      {...row}
      className={`${rowStyles.row} ${styles.pinned} ${isCounting ? styles.growing : ''} ${guess.correct ? styles.found : ''}`}
      data-warmth={warmthStep(guess)}
      data-revealed={isTold || undefined}
      data-repeats={repeats === 0 ? undefined : repeats % 2}
      style={barStyle(guess)}
    >
      <GuessText guess={guess} lang={game.lang} />
      {repeats > 0 && <small className={styles.again}>{t('rows.again')}</small>}
      <Away guess={guess} isSteady isCounting={isCounting} isRevealed={isTold} />
    </div>
  );
}

function wordOnItsWay({ waiting, counting }: GameState): string | undefined {
  const move: Move | undefined = counting === null ? waiting[0] : undefined;
  return move?.kind === 'guess' ? move.word : undefined;
}
