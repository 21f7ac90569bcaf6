import { grpcService, type GrpcService } from '@proximity/common/grpc-server';
import { friendsDefinition } from '@proximity/common/proto';
import type { ExportFriends } from '../domain/export-friends';
import type { Friends } from '../domain/friends';
import type { FriendsGames } from '../domain/friends-games';
import type { GetStanding } from '../domain/standings';
import { friendMethods } from './friend-methods';
import { gameMethods } from './game-methods';

export interface FriendsParts {
  friends: Friends;
  exportFriends: ExportFriends;
  friendsGames: FriendsGames;
  getStanding: GetStanding;
}

/** The rpcs of friends.proto. */
export function friendsService({
  friends,
  exportFriends,
  friendsGames,
  getStanding,
}: FriendsParts): GrpcService {
  return grpcService(friendsDefinition(), {
    ...friendMethods(friends, exportFriends),
    ...gameMethods(friendsGames, getStanding),
  });
}
