import { gameCode } from '@proximity/rules/game-code';
import type { BoardGame } from '../../api/use-friends-games';
import { useToday } from '../../api/use-today';
import { useObservable } from '../../shared/observable';
import { usePageServices } from '../../shared/page-services';
import { useVisitLanguage } from '../../shared/visit-language';

interface KnownBoardGame {
  /** Null until the day is known. */
  readonly game: BoardGame | null;
  /** A game with no leaderboard is on the screen: the one meant is another, and has to be named. */
  readonly isOfOtherGame: boolean;
  /** Why it cannot be known. */
  readonly error: unknown;
}

/** The game whose leaderboard is meant: the one on the screen, elsewhere and for games of one's own today's. */
export function useBoardGame(): KnownBoardGame {
  const { shownGame } = usePageServices();
  const shown = useObservable(shownGame);
  const lang = useVisitLanguage();
  const { data: today, error } = useToday();
  if (shown !== null && shown.code === null) {
    // yesterday's game has no leaderboard but that of the daily game which it is
    const mode = shown.mode === 'yesterday' ? 'daily' : shown.mode;
    const game = { gameCode: gameCode(mode, shown.lang), gameNumber: shown.gameNumber };
    return { game, isOfOtherGame: false, error: undefined };
  }
  const isOfOtherGame = shown !== null;
  if (today === undefined) return { game: null, isOfOtherGame, error };
  const game = { gameCode: gameCode('daily', lang), gameNumber: today.gameNumber };
  return { game, isOfOtherGame, error: undefined };
}
