import type { KeptGame } from './kept-game';

/** A game as it is kept. */
export interface SavedGame {
  /** Random; names the game to others. */
  ref: string;
  game: KeptGame;
  /** Whether its play began on its day; false before it has begun. */
  begunOnItsDay: boolean;
  firstSavedAt: Date;
  /** When the play began to count: at the first counted guess, or else the finish. */
  startedAt: Date | null;
  completedAt: Date | null;
  savedAt: Date;
}

/** The number of a game and how it stands: its mark in the archive. */
export interface PlayedGame {
  gameNumber: number;
  complete: boolean;
  gameWon: boolean;
}
