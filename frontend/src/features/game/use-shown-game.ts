import type { GameState } from '@proximity/rules/game-state';
import { useEffect } from 'react';
import { usePageServices } from '../../shared/page-services';

/** Lets the dialogs know which game is on the screen. */
export function useShownGame(game: GameState): void {
  const { shownGame } = usePageServices();
  useEffect(() => shownGame.set(game), [shownGame, game]);
  useEffect(() => () => shownGame.set(null), [shownGame]);
}
