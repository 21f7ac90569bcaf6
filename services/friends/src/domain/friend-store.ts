import type { AppError } from '@proximity/common/app-error';
import type { AfterGame } from '@proximity/common/game-page';
import type { RequestDecision, RequestFacts } from './decide-request';

export interface Overview {
  friendCode: string;
  friendCount: number;
  pendingInvites: number;
}

/** A request that waits for its answer. */
export interface OpenRequest {
  id: string;
  /** Who asks. */
  userId: string;
  requestedAt: Date;
}

export interface NewRequest {
  userId: string;
  friendCode: string;
  /** The id of the request, should it become one. */
  id: string;
  now: Date;
}

export interface Answer {
  userId: string;
  requestId: string;
  now: Date;
}

/** What is kept of one game, as JSON text. */
export interface ExportedGame extends AfterGame {
  json: string;
}

/** What an answer met: the request, answered thus now or before, or none of this player's. */
export type Answered = 'done' | 'not there' | AppError;

/**
 * Codes, requests and friendships. All reject with AppError `unauthenticated` for a deleted player and
 * `unavailable` without the database; each change is whole, and as if nobody else changed anything meanwhile.
 */
export interface FriendStore {
  /** The code is absent before it was made. */
  overview(userId: string): Promise<Omit<Overview, 'friendCode'> & { friendCode?: string }>;
  /** Gives a code to who has none. @returns the player's code; undefined when somebody else has that one */
  giveCode(userId: string, code: string, now: Date): Promise<string | undefined>;
  /** @returns false when somebody has that code */
  replaceCode(userId: string, code: string, now: Date): Promise<boolean>;
  request(request: NewRequest, decide: (facts: RequestFacts) => RequestDecision): Promise<RequestDecision>;
  /** Newest first. */
  openRequests(userId: string): Promise<OpenRequest[]>;
  accept(
    answer: Answer,
    check: (friendsOfUser: number, friendsOfOther: number) => AppError | undefined,
  ): Promise<Answered>;
  decline(answer: Answer): Promise<Answered>;
  /** @returns whether they were friends */
  remove(userId: string, friendId: string): Promise<boolean>;
  areFriends(userId: string, otherUserId: string): Promise<boolean>;
  /** Everything that is kept about a player but the games, as JSON values. */
  export(userId: string): Promise<Record<string, unknown>>;
  /** A player's games in order, from after the given one on: as many as fit into one message; none at the end. */
  exportGames(userId: string, after: AfterGame | undefined): Promise<ExportedGame[]>;
}
