import type { Today } from '../../api/use-today';
import { Ending } from './ending';
import { FeedbackPrompt } from './feedback-prompt';
import { FinishedList } from './finished-list';
import styles from './finished-game.module.css';
import { Faq } from '../faq/faq';
import { MapOfGuesses } from '../map/map-of-guesses';
import { GameSummary } from '../summary/game-summary';
import { NearestOfSecret } from './nearest-of-secret';
import type { GameStore } from './state/game-store';
import type { GameView } from './state/game-view';
import { WhatNext } from './what-next';

export interface FinishedGameProps {
  readonly store: GameStore;
  readonly view: GameView;
  readonly today: Today;
}

/**
 * A game that is over: the ending, then what there is to see and to do. One column takes turns where there is room
 * for one only. How the day went for everyone has its place above the guesses, beside the nearest words.
 */
export function FinishedGame({ store, view, today }: FinishedGameProps) {
  const { game, endedHere } = view;
  return (
    <>
      <Ending store={store} game={game} today={today} endedHere={endedHere} />
      <div className={styles.result}>
        <div className={styles.column}>
          <GameSummary game={game} today={today} />
          <div className={styles.list}>
            <FinishedList view={view} />
            <Faq today={today} />
          </div>
        </div>
        <div className={styles.column}>
          <NearestOfSecret game={game} />
          <MapOfGuesses game={game} />
          <WhatNext game={game} today={today} />
          <FeedbackPrompt />
        </div>
      </div>
    </>
  );
}
