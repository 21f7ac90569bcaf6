import type { GameState } from '@proximity/rules/game-state';
import { memo } from 'react';
import type { Today } from '../../api/use-today';
import { Faq } from '../faq/faq';
import { MapOfGuesses } from '../map/map-of-guesses';
import styles from './game-columns.module.css';

export interface GameSideProps {
  readonly game: GameState;
  readonly today: Today;
}

/** Beside the list where there is room, else below it: the map of guesses, and questions with their answers. */
export const GameSide = memo(function GameSide({ game, today }: GameSideProps) {
  return (
    <aside className={styles.side}>
      <MapOfGuesses game={game} />
      {game.guesses.length > 0 && <Faq today={today} />}
    </aside>
  );
});
