import { isRevealed, lastGuess } from '@proximity/rules/game-counts';
import { sortGuesses } from '@proximity/rules/sort-guesses';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import styles from './guess-list.module.css';
import { GuessRow } from './guess-row';
import type { GameView } from './state/game-view';

/** The guesses that count, in the order that the player has chosen. */
export function GuessList({ view: { game, repeated } }: { readonly view: GameView }) {
  const { t } = useTexts();
  const { guesses, counting, sortType } = game;
  const rows = useMemo(
    () =>
      sortGuesses(
        guesses.filter((guess) => guess.word !== counting?.word),
        sortType,
      ),
    [guesses, counting, sortType],
  );
  const last = game.status === 'playing' ? lastGuess(game)?.word : undefined;
  return (
    <ol className={styles.rows} aria-label={t('rows.label')}>
      {rows.map((guess) => (
        <GuessRow
          key={guess.word}
          guess={guess}
          lang={game.lang}
          isLast={guess.word === last}
          isRevealed={isRevealed(game, guess)}
          repeats={repeated?.word === guess.word ? repeated.times : 0}
        />
      ))}
    </ol>
  );
}
