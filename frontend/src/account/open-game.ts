import type { GameState } from '@proximity/rules/game-state';

/** A scheduled game that is on the screen. */
export interface OpenGame {
  readonly current: () => GameState;
  /** Takes in what the account has of it. */
  readonly join: (theirs: GameState) => void;
}
