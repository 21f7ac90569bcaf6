import { guessCount, hintCount, isRevealed } from '@proximity/rules/game-counts';
import type { GameState, Guess } from '@proximity/rules/game-state';

/** What may be told of a finished game to those who still play it. */
export interface GameResult {
  readonly mode: GameState['mode'];
  /** Null for a custom game. */
  readonly gameNumber: number | null;
  readonly hasWon: boolean;
  readonly guesses: number;
  readonly hints: number;
  /** How near each row was, in order; of the rows nothing else. */
  readonly places: readonly Pick<Guess, 'percentile' | 'rank'>[];
}

/** The result of a game; null as long as it is played. */
export function gameResult(game: GameState): GameResult | null {
  if (game.status === 'playing') return null;
  return {
    mode: game.mode,
    gameNumber: game.code === null ? game.gameNumber : null,
    hasWon: game.status === 'won',
    guesses: guessCount(game),
    hints: hintCount(game),
    places: game.guesses
      .filter((guess) => !isRevealed(game, guess))
      .map(({ percentile, rank }) => ({ percentile, rank })),
  };
}
