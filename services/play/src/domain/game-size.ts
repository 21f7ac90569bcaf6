import { AppError } from '@proximity/common/app-error';
import type { GameState } from '@proximity/rules/game-state';
import { storeGame } from '@proximity/rules/store-game';

/** Bytes of UTF-8. */
const LONGEST_GAME_DATA = 1024 * 1024;
const MOST_GUESSES = 5_000;

/**
 * The finishing row is not counted: a game that is full can still be won, or given up.
 * @throws AppError `payload_too_large` for a game that has outgrown what is kept
 */
export function requireRoom(game: GameState): void {
  const guesses = game.guesses.filter((guess) => !guess.correct);
  if (guesses.length > MOST_GUESSES) throw tooLarge();
  requireBytes(storeGame({ ...game, guesses }, new Date(0)));
}

/** @throws AppError `payload_too_large` for a longer text */
export function requireBytes(gameData: string): void {
  if (Buffer.byteLength(gameData, 'utf8') > LONGEST_GAME_DATA) throw tooLarge();
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', 'This game has more guesses than can be kept.');
}
