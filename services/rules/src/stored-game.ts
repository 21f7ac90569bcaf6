import type { GameIdentity, GameOrigin, Guess, SortType } from './game-state';

/** Rises when the shape changes in a way that older code cannot read. */
export const STORED_GAME_VERSION = 1;

/** A game as it is kept on the device and sent to the account, as JSON. */
export interface StoredGame extends GameIdentity {
  readonly version: typeof STORED_GAME_VERSION;
  /** The last write, ISO 8601 in UTC. */
  readonly savedAt: string;
  readonly gameCode: string;
  readonly origin: GameOrigin;
  readonly secretWord: string | null;
  readonly gameOver: boolean;
  /** Only ever true together with `gameOver`. */
  readonly hasWon: boolean;
  readonly guesses: readonly Guess[];
  /** Both follow from the rows; they are written for those who do not read rows, and not read back. */
  readonly guessCount: number;
  readonly hintCount: number;
  /** Guesses that wait for an answer, in order. Hints and give-ups under way are not kept: they are asked for anew. */
  readonly waiting: readonly string[];
  readonly sortType: SortType;
  readonly hasShownStats: boolean;
  readonly hasShownConfetti: boolean;
}
