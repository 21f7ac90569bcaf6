import type { GameState, Guess } from '@proximity/rules/game-state';
import type { DeviceStorage } from './device-storage';
import { countProfane } from './profane-count';
import { mirrorRound } from './round-mirror';
import { countInStatistics } from './statistics';

/** A game that was written, and what its list was before. */
export interface KeptGame {
  readonly game: GameState;
  readonly before: readonly Guess[];
  /** The moment, by the server's clock. */
  readonly at: Date;
  /** Not where a game is only shown that has been counted where it was played. */
  readonly isCounted: boolean;
}

export type KeepRecords = (storage: DeviceStorage, kept: KeptGame) => void;

/** Brings everything up to date that follows from a game: the round's mirror, blocked guesses, statistics. */
export const keepRecords: KeepRecords = (storage, { game, before, at, isCounted }) => {
  mirrorRound(storage, game);
  countProfane(storage, before, game.guesses);
  if (isCounted) countInStatistics(storage, game, at);
};
