import type { FriendRequestsAnswer } from '../api/friends';
import type { FriendsGamesAnswer, StandingAnswer } from '../api/leaderboard';

export interface FriendsOverview {
  friendCode: string;
  friendCount: number;
  pendingInvites: number;
}

export interface LeaderboardOf {
  userId: string;
  gameCode: string;
  gameNumber: number;
}

/** What friends holds of a member. */
export interface FriendsExport {
  /** A JSON object as text. */
  friendships: string;
  /** What leaderboards know, page by page: JSON text of one game each. */
  games: AsyncIterable<string[]>;
}

/** Who is whose friend, as the routes ask it. */
export interface Friends {
  overview(userId: string, requestId: string): Promise<FriendsOverview>;
  request(asked: { userId: string; friendCode: string }, requestId: string): Promise<{ added: boolean }>;
  requests(userId: string, requestId: string): Promise<FriendRequestsAnswer>;
  accept(answered: { userId: string; requestId: string }, requestId: string): Promise<void>;
  decline(answered: { userId: string; requestId: string }, requestId: string): Promise<void>;
  remove(friendship: { userId: string; friendId: string }, requestId: string): Promise<void>;
  regenerateCode(userId: string, requestId: string): Promise<string>;
  areFriends(people: { userId: string; otherUserId: string }, requestId: string): Promise<boolean>;
  games(leaderboard: LeaderboardOf, requestId: string): Promise<FriendsGamesAnswer>;
  standing(leaderboard: LeaderboardOf, requestId: string): Promise<StandingAnswer>;
  export(userId: string, requestId: string): Promise<FriendsExport>;
}
