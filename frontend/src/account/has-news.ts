import type { GameState } from '@proximity/rules/game-state';

/** Whether a game has rows, or an end, that another one lacks. */
export function hasNews(game: GameState, other: GameState): boolean {
  const known = new Set(other.guesses.map(({ word }) => word));
  const isEndNew = game.status !== 'playing' && other.status === 'playing';
  return isEndNew || game.guesses.some(({ word }) => !known.has(word));
}
