import type { SavedGame as SavedGameMessage } from '@proximity/common/gen/proximity/play/v1/SavedGame';
import { guessCount, hintCount } from '@proximity/rules/game-counts';
import { storeGame } from '@proximity/rules/store-game';
import { isOver, solutionOf } from '../domain/kept-game';
import type { SavedGame } from '../domain/saved-game';

/** @param secretWord what stands in game_data; without it the word of a finished game, and nothing for an unfinished one */
export function savedGameMessage(
  { ref, game, savedAt }: SavedGame,
  secretWord: string | null = solutionOf(game),
): SavedGameMessage {
  return {
    gameRef: ref,
    gameNumber: game.gameNumber,
    gameData: storeGame({ ...game, secretWord }, savedAt),
    complete: isOver(game),
    gameWon: game.status === 'won',
    guessCount: guessCount(game),
    hintCount: hintCount(game),
  };
}
