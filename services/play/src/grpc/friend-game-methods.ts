import type { Methods } from '@proximity/common/grpc-server';
import type { PlayDefinition } from '@proximity/common/proto';
import type { FriendGames } from '../domain/friend-game';
import { savedGameMessage } from './saved-game-message';

export function friendGameMethods(
  friendGames: FriendGames,
): Pick<Methods<PlayDefinition>, 'FindGameOwner' | 'GetGameByRef'> {
  return {
    FindGameOwner: async ({ gameRef, gameCode }) => ({
      userId: await friendGames.ownerOf(gameRef, gameCode),
    }),
    async GetGameByRef({ askerUserId, gameCode, gameRef, askerIsFriend }, { requestId }) {
      const ask = { askerUserId, gameCode, gameRef, askerIsFriend };
      const { saved, secretWord } = await friendGames.game(ask, requestId);
      return { game: savedGameMessage(saved, secretWord) };
    },
  };
}
