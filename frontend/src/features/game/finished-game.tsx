import type { Today } from '../../api/use-today';
import { Ending } from './ending';
import { FinishedList } from './finished-list';
import type { GameView } from './state/game-view';

/** A game that is over: the ending, then the guesses. */
export function FinishedGame({ view, today }: { readonly view: GameView; readonly today: Today }) {
  return (
    <>
      <Ending game={view.game} today={today} takesFocus={view.endedHere} />
      <FinishedList view={view} />
    </>
  );
}
