import type { FriendGame } from '@proximity/common/gen/proximity/friends/v1/FriendGame';
import type { Methods } from '@proximity/common/grpc-server';
import type { FriendsDefinition } from '@proximity/common/proto';
import type { Competitor, FriendsGames } from '../domain/friends-games';
import type { Placed } from '../domain/leaderboard';
import type { GetStanding } from '../domain/standings';

export function gameMethods(
  friendsGames: FriendsGames,
  getStanding: GetStanding,
): Pick<Methods<FriendsDefinition>, 'FriendsGames' | 'GetStanding'> {
  return {
    FriendsGames: async ({ userId, gameCode, gameNumber }, { requestId }) => ({
      games: (await friendsGames({ userId, gameCode, gameNumber }, requestId)).map(gameMessage),
    }),
    GetStanding: async ({ userId, gameCode, gameNumber }) => {
      const { place, size } = await getStanding({ userId, gameCode, gameNumber });
      return { finishers: size, ...(place === undefined ? {} : { place }) };
    },
  };
}

function gameMessage({ progress, ...competitor }: Placed<Competitor>): FriendGame {
  const complete = progress.state === 'won' || progress.state === 'gave up';
  return {
    ...competitor,
    ref: progress.state === 'not started' ? '' : progress.ref,
    guessCount: complete ? progress.guessCount : 0,
    hintCount: complete ? progress.hintCount : 0,
    hasStarted: progress.state !== 'not started',
    complete,
    gameWon: progress.state === 'won',
  };
}
