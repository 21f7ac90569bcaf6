import { AppError } from '@proximity/common/app-error';
import type { Clock } from '@proximity/common/clock';
import { readAddress, type GameAddress, type GameName } from './game-address';
import type { GameWords } from './game-words';
import { isOver, solutionOf, type KeptGame } from './kept-game';
import { readGameData } from './read-game-data';
import { recordSave } from './record-save';
import type { SavedGame } from './saved-game';
import type { SavedGames } from './saved-games';

export interface SaveOptions {
  savedGames: SavedGames;
  words: GameWords;
  clock: Clock;
  newId: () => string;
}

/**
 * Merges what a device has with what is kept. @param gameData JSON text as `storeGame` writes it
 * @throws AppError `conflict` for a finish with another word than the game's; the errors of `readAddress`,
 *   `readGameData`, `SavedGames.change` and `GameWords.isSolution`. Nothing is changed then.
 */
export type SaveGame = (name: GameName, gameData: string, requestId: string) => Promise<SavedGame>;

export function createSaveGame({ savedGames, words, clock, newId }: SaveOptions): SaveGame {
  return async (name, gameData, requestId) => {
    const address = readAddress(name, clock.now());
    const sent = readGameData(gameData, address);
    // Asked before the transaction: nobody waits for a lock while another service is slow.
    if (isOver(sent) && !(await savedGames.isOver(address))) await prove(address, sent, requestId);
    return savedGames.change(address, (stored) =>
      recordSave(address, stored, sent, { now: clock.now(), newId }),
    );
  };

  async function prove(address: GameAddress, sent: KeptGame, requestId: string): Promise<void> {
    if (await words.isSolution(address, solutionOf(sent) ?? '', requestId)) return;
    throw new AppError('conflict', 'The last guess is not the word of this game.');
  }
}
