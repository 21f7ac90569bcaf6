import type { GameAddress } from './game-address';

export type ScheduledGame = Pick<GameAddress, 'lang' | 'mode' | 'gameNumber'>;

/**
 * What play must know of the words of games; game-schedule knows it, and logs the call under the request id. All
 * reject with AppError `unavailable` where it cannot be asked.
 */
export interface GameWords {
  /** Whether a word, or a form of it, is the secret. */
  isSolution(game: ScheduledGame, word: string, requestId: string): Promise<boolean>;
  /** The sealed secret. */
  seal(game: ScheduledGame, requestId: string): Promise<string>;
  /** The plain secret, for a player who gives up. */
  reveal(game: ScheduledGame, requestId: string): Promise<string>;
}
