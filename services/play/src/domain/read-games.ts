import { AppError } from '@proximity/common/app-error';
import type { Clock } from '@proximity/common/clock';
import { readUserId } from '@proximity/common/user-id';
import { readAddress, readCode, type GameAddress, type GameName } from './game-address';
import type { GameWords } from './game-words';
import { isOver, solutionOf } from './kept-game';
import type { PlayedGame, SavedGame } from './saved-game';
import type { SavedGames } from './saved-games';

/** A game with its secret: the plain word once it is over, else its seal, or null if that cannot be had now. */
export interface ReadGame {
  saved: SavedGame;
  secretWord: string | null;
}

/** A player's own games. All throw what `readAddress` throws, and AppError `unavailable`. */
export interface ReadGames {
  game(name: GameName, requestId: string): Promise<ReadGame | undefined>;
  played(userId: string, gameCode: string): Promise<PlayedGame[]>;
  hasCompleted(name: GameName): Promise<boolean>;
}

export interface ReadOptions {
  savedGames: SavedGames;
  words: GameWords;
  clock: Clock;
}

export function createReadGames({ savedGames, words, clock }: ReadOptions): ReadGames {
  return {
    async game(name, requestId) {
      const address = readAddress(name, clock.now());
      const saved = await savedGames.find(address);
      return saved && withSecret(address, saved, words, requestId);
    },
    played(userId, gameCode) {
      readCode(gameCode);
      return savedGames.played(readUserId(userId), gameCode);
    },
    hasCompleted: async (name) => savedGames.isOver(readAddress(name, clock.now())),
  };
}

/** The list of guesses is worth having without the seal too, which the page can ask for itself. */
export async function withSecret(
  address: GameAddress,
  saved: SavedGame,
  words: GameWords,
  requestId: string,
): Promise<ReadGame> {
  if (isOver(saved.game)) return { saved, secretWord: solutionOf(saved.game) };
  try {
    return { saved, secretWord: await words.seal(address, requestId) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return { saved, secretWord: null };
    throw error;
  }
}
