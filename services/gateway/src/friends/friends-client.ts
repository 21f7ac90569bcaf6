import type { FriendGame__Output } from '@proximity/common/gen/proximity/friends/v1/FriendGame';
import type { FriendRequest__Output } from '@proximity/common/gen/proximity/friends/v1/FriendRequest';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { friendsDefinition } from '@proximity/common/proto';
import type { FriendsGamesAnswer } from '../api/leaderboard';
import { gamesFrom } from '../export-pages';
import type { Friends } from './friends';

const CALL_MS = 2_000;

export interface FriendsClient extends Friends {
  close(): void;
}

/** The friends service at this address. */
export function connectFriends(address: string): FriendsClient {
  const client = createGrpcClient(friendsDefinition(), { address, deadlineMs: CALL_MS });
  const { calls } = client;
  return {
    overview: (userId, requestId) => calls.getOverview({ userId }, { requestId }),
    request: (asked, requestId) => calls.requestFriend(asked, { requestId }),
    async requests(userId, requestId) {
      const { requests } = await calls.listRequests({ userId }, { requestId });
      return requests.map(toRequest);
    },
    async accept(answered, requestId) {
      await calls.acceptRequest(answered, { requestId });
    },
    async decline(answered, requestId) {
      await calls.declineRequest(answered, { requestId });
    },
    async remove(friendship, requestId) {
      await calls.removeFriend(friendship, { requestId });
    },
    regenerateCode: async (userId, requestId) =>
      (await calls.regenerateFriendCode({ userId }, { requestId })).friendCode,
    areFriends: async (people, requestId) => (await calls.areFriends(people, { requestId })).areFriends,
    games: async (leaderboard, requestId) =>
      (await calls.friendsGames(leaderboard, { requestId })).games.map(toEntry),
    async standing(leaderboard, requestId) {
      const { place, finishers } = await calls.getStanding(leaderboard, { requestId });
      return { place: place ?? null, finishers };
    },
    async export(userId, requestId) {
      const ask = (page: string) => calls.exportFriends({ userId, page }, { requestId });
      const first = await ask('');
      return { friendships: first.json ?? '{}', games: gamesFrom(first, ask) };
    },
    close: () => client.close(),
  };
}

function toRequest({ id, userId, name, photoUrl, requestedAt }: FriendRequest__Output) {
  return { id, userId, name, photoURL: photoUrl ?? null, requestedAt };
}

function toEntry(game: FriendGame__Output): FriendsGamesAnswer[number] {
  const { userId, ref, name, guessCount, hintCount, hasStarted, complete, gameWon, isUser } = game;
  const { photoUrl = null, position = null } = game;
  return {
    ...{ userId, ref, name, guessCount, hintCount, hasStarted, complete, gameWon, isUser },
    ...{ photoURL: photoUrl, position },
  };
}
