import type { GameState, SortType } from '@proximity/rules/game-state';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { LaterIcon } from '../../shared/ui/later-icon';
import { GuessList } from '../game/guess-list';
import type { GameView } from '../game/state/game-view';
import styles from './other-game.module.css';

/** The guesses in the order in which they were made, or by proximity. */
export function OtherGuesses({ game }: { readonly game: GameState }) {
  const { t } = useTexts();
  const [sortType, setSortType] = useState<SortType>('guess');
  const view = useMemo(() => readOnlyView({ ...game, sortType }), [game, sortType]);
  const isByProximity = sortType === 'proximity';
  return (
    <section aria-labelledby="friends-guesses">
      <header className={styles.head}>
        <h2 id="friends-guesses">{t('otherUser.guesses')}</h2>
        <Button
          look="ghost"
          onClick={() => setSortType(isByProximity ? 'guess' : 'proximity')}
          aria-label={t(isByProximity ? 'tally.sortedByProximity' : 'tally.sortedByGuess')}
        >
          <LaterIcon name="sort" /> {t(isByProximity ? 'tally.sortProximity' : 'tally.sortGuess')}
        </Button>
      </header>
      <GuessList view={view} />
    </section>
  );
}

// what the list shows of a game that nobody plays
function readOnlyView(game: GameState): GameView {
  return {
    game,
    refusal: null,
    refusals: 0,
    pinned: null,
    repeated: null,
    announcement: null,
    stalled: null,
    endedHere: false,
  };
}
