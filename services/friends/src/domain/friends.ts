import { AppError } from '@proximity/common/app-error';
import type { Clock } from '@proximity/common/clock';
import { canBeId, readUserId } from '@proximity/common/user-id';
import { checkRoom, decideRequest } from './decide-request';
import { newFriendCode, readFriendCode, type RandomBelow } from './friend-code';
import type { Answered, FriendStore, OpenRequest, Overview } from './friend-store';
import type { People, Person } from './people';

export type NamedRequest = OpenRequest & Person;

/** A player's friends. Everything throws AppError `unauthenticated` and `unavailable`. */
export interface Friends {
  /** Makes the friend code at the first call. */
  overview(userId: string): Promise<Overview>;
  /**
   * Asks the owner of a code, or makes both friends if the owner has asked before.
   * @returns whether they are friends now
   * @throws AppError `invalid_request`, `not_found`, `own_friend_code`, `already_friends`, `too_many_friends`,
   *   `player_has_no_room`
   */
  request(userId: string, friendCode: string): Promise<boolean>;
  /** Newest first. */
  requests(userId: string, requestId: string): Promise<NamedRequest[]>;
  /** @throws AppError `not_found`, `too_many_friends`, `player_has_no_room` */
  accept(userId: string, id: string): Promise<void>;
  /** @throws AppError `not_found` */
  decline(userId: string, id: string): Promise<void>;
  /** @throws AppError `not_found` where they are no friends */
  remove(userId: string, friendId: string): Promise<void>;
  regenerateCode(userId: string): Promise<string>;
  areFriends(userId: string, otherUserId: string): Promise<boolean>;
}

export interface FriendsParts {
  store: FriendStore;
  people: People;
  clock: Clock;
  randomBelow: RandomBelow;
  newId: () => string;
}

export function createFriends(parts: FriendsParts): Friends {
  const { store, people, clock, newId } = parts;
  return {
    overview: (userId) => overview(parts, readUserId(userId)),
    async request(userId, friendCode) {
      const user = readUserId(userId);
      const request = { userId: user, friendCode: readFriendCode(friendCode), id: newId(), now: clock.now() };
      const decision = await store.request(request, (facts) => decideRequest(user, facts));
      if (decision instanceof AppError) throw decision;
      return decision === 'add';
    },
    async requests(userId, requestId) {
      const open = await store.openRequests(readUserId(userId));
      const persons = await people.find(
        open.map((request) => request.userId),
        requestId,
      );
      return open.map((request) => ({ ...request, ...persons.of(request.userId) }));
    },
    async accept(userId, id) {
      const answer = { userId: readUserId(userId), requestId: id, now: clock.now() };
      mustBeDone(canBeId(id) ? await store.accept(answer, checkRoom) : 'not there');
    },
    async decline(userId, id) {
      const answer = { userId: readUserId(userId), requestId: id, now: clock.now() };
      mustBeDone(canBeId(id) ? await store.decline(answer) : 'not there');
    },
    async remove(userId, friendId) {
      const user = readUserId(userId);
      if (canBeId(friendId) && (await store.remove(user, friendId))) return;
      throw new AppError('not_found', 'Error removing friend');
    },
    regenerateCode: (userId) => regenerateCode(parts, readUserId(userId)),
    async areFriends(userId, otherUserId) {
      const user = readUserId(userId);
      return canBeId(otherUserId) && (await store.areFriends(user, otherUserId));
    },
  };
}

async function overview({ store, clock, randomBelow }: FriendsParts, userId: string): Promise<Overview> {
  const { friendCode, ...counts } = await store.overview(userId);
  if (friendCode !== undefined) return { friendCode, ...counts };
  const given = await firstFree(() => store.giveCode(userId, newFriendCode(randomBelow), clock.now()));
  return { friendCode: given, ...counts };
}

function regenerateCode({ store, clock, randomBelow }: FriendsParts, userId: string): Promise<string> {
  return firstFree(async () => {
    const code = newFriendCode(randomBelow);
    return (await store.replaceCode(userId, code, clock.now())) ? code : undefined;
  });
}

// There are 2 · 10^11 codes: with a million given out, five taken ones in a row mean that something is wrong.
const TRIES = 5;

async function firstFree(attempt: () => Promise<string | undefined>): Promise<string> {
  for (let tried = 0; tried < TRIES; tried++) {
    const code = await attempt();
    if (code !== undefined) return code;
  }
  throw new Error('No free friend code was found.');
}

function mustBeDone(answered: Answered): void {
  if (answered instanceof AppError) throw answered;
  if (answered === 'not there') throw new AppError('not_found', 'There is no such friend request.');
}
