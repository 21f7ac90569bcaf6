import type { Methods } from '@proximity/common/grpc-server';
import type { PlayDefinition } from '@proximity/common/proto';
import type { ExportGames } from '../domain/export-games';
import type { ReadGames } from '../domain/read-games';
import { savedGameMessage } from './saved-game-message';

export function readMethods(
  games: ReadGames,
  exportGames: ExportGames,
): Pick<Methods<PlayDefinition>, 'GetGame' | 'GamesPlayed' | 'HasCompleted' | 'ExportGames'> {
  return {
    async GetGame({ userId, gameCode, gameNumber }, { requestId }) {
      const read = await games.game({ userId, gameCode, gameNumber }, requestId);
      return read ? { game: savedGameMessage(read.saved, read.secretWord) } : {};
    },
    GamesPlayed: async ({ userId, gameCode }) => ({ games: await games.played(userId, gameCode) }),
    HasCompleted: async ({ userId, gameCode, gameNumber }) => ({
      completed: await games.hasCompleted({ userId, gameCode, gameNumber }),
    }),
    ExportGames: ({ userId, page }) => exportGames(userId, page),
  };
}
