import { AppError } from '@proximity/common/app-error';
import type { GameState, Guess } from '@proximity/rules/game-state';
import { isOneOf } from '@proximity/rules/json-value';
import { restoreGame } from '@proximity/rules/restore-game';
import type { GameAddress } from './game-address';
import { requireBytes, requireRoom } from './game-size';
import { KEPT_ORIGINS, keptGame, type KeptGame } from './kept-game';

const LONGEST_WORD = 64;
const LONGEST_LABEL = 32;

/**
 * Reads the game that a device sends.
 * @throws AppError `payload_too_large`, or `invalid_request` where it is no game, or not the one at this address
 */
export function readGameData(text: string, address: GameAddress): KeptGame {
  requireBytes(text);
  const game = restoreGame(text);
  if (game === undefined || !isAt(address, game) || !game.guesses.every(isPlausible)) throw notTheGame();
  const { origin } = game;
  if (!isOneOf(KEPT_ORIGINS, origin)) throw notTheGame();
  const kept = keptGame(game, origin);
  requireRoom(kept);
  return kept;
}

function isAt({ mode, lang, gameNumber }: GameAddress, game: GameState): boolean {
  return game.mode === mode && game.lang === lang && game.gameNumber === gameNumber && game.code === null;
}

/** Rows are shown to friends: texts no longer than words are, and without what no word has. */
function isPlausible({ word, display, proximityString }: Guess): boolean {
  if (word.length > LONGEST_WORD || display.length > LONGEST_WORD) return false;
  if (proximityString.length > LONGEST_LABEL) return false;
  return ![word, display, proximityString].some((text) => /[\p{Cc}\p{Cs}]/u.test(text));
}

function notTheGame(): AppError {
  return new AppError('invalid_request', 'This is not the game that was named.');
}
