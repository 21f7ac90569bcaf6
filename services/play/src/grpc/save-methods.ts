import type { Methods } from '@proximity/common/grpc-server';
import type { PlayDefinition } from '@proximity/common/proto';
import type { GiveUpGame } from '../domain/give-up-game';
import type { SaveGame } from '../domain/save-game';
import { savedGameMessage } from './saved-game-message';

export function saveMethods(
  saveGame: SaveGame,
  giveUpGame: GiveUpGame,
): Pick<Methods<PlayDefinition>, 'UpsertGame' | 'GiveUp'> {
  return {
    async UpsertGame({ userId, gameCode, gameNumber, gameData }, { requestId }) {
      const saved = await saveGame({ userId, gameCode, gameNumber }, gameData, requestId);
      return { game: savedGameMessage(saved) };
    },
    async GiveUp({ userId, gameCode, gameNumber, gameData }, { requestId }) {
      const name = { userId, gameCode, gameNumber };
      const { secretWord, saved } = await giveUpGame(name, gameData, requestId);
      return { secretWord, game: savedGameMessage(saved) };
    },
  };
}
