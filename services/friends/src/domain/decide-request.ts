import { AppError } from '@proximity/common/app-error';

/** What is known when a player asks the owner of a code. */
export interface RequestFacts {
  /** Absent where nobody has this code. */
  owner?: string;
  areFriends: boolean;
  /** The player's request to the owner waits already. */
  hasAsked: boolean;
  /** The owner's request to the player waits. */
  wasAsked: boolean;
  friendsOfUser: number;
  friendsOfOwner: number;
  /** Requests that wait for the owner. */
  requestsToOwner: number;
}

/** What to do: ask the owner, make both friends, leave all as it is, or say why not. */
export type RequestDecision = 'ask' | 'add' | 'leave' | AppError;

export const MOST_FRIENDS = 200;
export const MOST_OPEN_REQUESTS = 50;

export function decideRequest(userId: string, facts: RequestFacts): RequestDecision {
  if (facts.owner === undefined) return new AppError('not_found', 'Nobody has this friend code.');
  if (facts.owner === userId) return new AppError('own_friend_code', 'This is your own friend code.');
  if (facts.areFriends) return new AppError('already_friends', 'You are friends already.');
  if (facts.hasAsked) return 'leave';
  const refusal = checkRoom(facts.friendsOfUser, facts.friendsOfOwner);
  if (refusal) return refusal;
  if (facts.wasAsked) return 'add';
  if (facts.requestsToOwner >= MOST_OPEN_REQUESTS) {
    return new AppError(
      'player_has_no_room',
      'Too many requests wait for this player. Try again another day.',
    );
  }
  return 'ask';
}

/** Whether two players may become friends. @returns why not */
export function checkRoom(friendsOfUser: number, friendsOfOther: number): AppError | undefined {
  if (friendsOfUser >= MOST_FRIENDS) {
    return new AppError('too_many_friends', `You have ${friendsOfUser} friends. Remove one to add another.`);
  }
  if (friendsOfOther >= MOST_FRIENDS) {
    return new AppError('player_has_no_room', 'This player has as many friends as one can have.');
  }
  return undefined;
}
