import type { Score } from '@proximity/rules/game-state';

/** What a game asks of the server. */
export interface GameCalls {
  /** The seal of the secret (a user-made game's word). */
  fetchSecret(): Promise<string>;
  score(secret: string, word: string): Promise<Score>;
  /** Null if no hint is left. */
  hint(secret: string, bestPercentile: number): Promise<string | null>;
  /** Resolves with the plain secret: the game is over. */
  giveUp(): Promise<string>;
}
