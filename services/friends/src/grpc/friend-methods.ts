import type { Methods } from '@proximity/common/grpc-server';
import type { FriendsDefinition } from '@proximity/common/proto';
import type { ExportFriends } from '../domain/export-friends';
import type { Friends, NamedRequest } from '../domain/friends';

export function friendMethods(
  friends: Friends,
  exportFriends: ExportFriends,
): Omit<Methods<FriendsDefinition>, 'FriendsGames' | 'GetStanding'> {
  return {
    GetOverview: ({ userId }) => friends.overview(userId),
    RequestFriend: async ({ userId, friendCode }) => ({ added: await friends.request(userId, friendCode) }),
    ListRequests: async ({ userId }, { requestId }) => ({
      requests: (await friends.requests(userId, requestId)).map(requestMessage),
    }),
    AcceptRequest: async ({ userId, requestId }) => {
      await friends.accept(userId, requestId);
      return {};
    },
    DeclineRequest: async ({ userId, requestId }) => {
      await friends.decline(userId, requestId);
      return {};
    },
    RemoveFriend: async ({ userId, friendId }) => {
      await friends.remove(userId, friendId);
      return {};
    },
    RegenerateFriendCode: async ({ userId }) => ({ friendCode: await friends.regenerateCode(userId) }),
    AreFriends: async ({ userId, otherUserId }) => ({
      areFriends: await friends.areFriends(userId, otherUserId),
    }),
    ExportFriends: ({ userId, page }) => exportFriends(userId, page),
  };
}

function requestMessage({ requestedAt, ...request }: NamedRequest) {
  return { ...request, requestedAt: requestedAt.toISOString() };
}
