import { AppError } from '@proximity/common/app-error';
import { gameByIdParams } from '../api/game-by-id';
import { foundGame, type FoundGame } from '../api/saved-game';
import type { Friends } from '../friends/friends';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import type { GameByRef, Play } from '../play/play';

/** A friend's finished game. Unknown, a stranger's and an unfinished one are the same answer. */
export function gameByIdRoute(play: Play, friends: Friends): Route {
  return route({
    method: 'get',
    path: '/api/game-by-id/{id}/{gameCode}',
    summary: 'A finished game of a friend, for whoever has finished the same one.',
    access: 'member',
    limits: ['reads'],
    params: gameByIdParams,
    answer: foundGame,
    errors: [...SERVICE_ERRORS, 'not_found', 'forbidden'],
    cache: 'no-store',
    compress: true,
    async handle({ userId, params: { id: gameRef, gameCode }, requestId }) {
      try {
        return { answer: await find({ play, friends }, userId, { gameRef, gameCode }, requestId) };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
        throw new AppError('not_found', 'Game not found', { cause: error });
      }
    },
  });
}

async function find(
  { play, friends }: { play: Play; friends: Friends },
  askerUserId: string,
  asked: GameByRef,
  requestId: string,
): Promise<FoundGame> {
  const ownerId = await play.ownerOf(asked, requestId);
  const people = { userId: askerUserId, otherUserId: ownerId };
  const askerIsFriend = ownerId !== askerUserId && (await friends.areFriends(people, requestId));
  const game = await play.gameByRef({ ...asked, askerUserId, askerIsFriend }, requestId);
  return { found: true, game };
}
