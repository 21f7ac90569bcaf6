import { isIntegerIn, isRecord, isTextOrNull } from '@proximity/rules/json-value';

/** A player's paid membership. */
export interface Subscription {
  readonly isPremium: boolean;
  readonly autoRenew: boolean;
  /** ISO 8601; null where nothing ends. */
  readonly subscriptionEndDate: string | null;
}

/** What the server tells a signed-in player about themselves. */
export interface UserDetails {
  readonly userId: string;
  readonly loggedIn: true;
  readonly firstName: string;
  readonly name: string;
  readonly photoURL: string | null;
  readonly marketingOptIn: boolean;
  /** The games of the device of the first sign-in have been handed over. */
  readonly gamesInitialLoadComplete: boolean;
  /** Null, as in the next three: nobody could say so far. */
  readonly pendingInvites: number | null;
  readonly friendCount: number | null;
  readonly hasFriends: boolean | null;
  readonly friendCode: string | null;
  readonly subscription: Subscription;
  readonly isAdmin: boolean;
}

/** Reads the details of a player; undefined for anything that names nobody. What else is missing is as in a new account. */
export function readUserDetails(value: unknown): UserDetails | undefined {
  if (!isRecord(value) || value['loggedIn'] !== true) return undefined;
  const { userId, firstName, name, photoURL, subscription, friendCode } = value;
  if (typeof userId !== 'string' || userId === '') return undefined;
  return {
    userId,
    loggedIn: true,
    firstName: textOf(firstName),
    name: textOf(name),
    photoURL: isTextOrNull(photoURL) ? photoURL : null,
    marketingOptIn: value['marketingOptIn'] === true,
    gamesInitialLoadComplete: value['gamesInitialLoadComplete'] === true,
    pendingInvites: countOf(value['pendingInvites']),
    friendCount: countOf(value['friendCount']),
    hasFriends: typeof value['hasFriends'] === 'boolean' ? value['hasFriends'] : null,
    friendCode: typeof friendCode === 'string' && friendCode !== '' ? friendCode : null,
    subscription: readSubscription(subscription),
    isAdmin: value['isAdmin'] === true,
  };
}

/** The details of a player, with what was known of them before in the place of what nobody could say now. */
export function withWhatWasKnown(user: UserDetails, before: UserDetails | null): UserDetails {
  if (before?.userId !== user.userId) return user;
  return {
    ...user,
    pendingInvites: user.pendingInvites ?? before.pendingInvites,
    friendCount: user.friendCount ?? before.friendCount,
    hasFriends: user.hasFriends ?? before.hasFriends,
    friendCode: user.friendCode ?? before.friendCode,
  };
}

function readSubscription(value: unknown): Subscription {
  const fields = isRecord(value) ? value : {};
  const { subscriptionEndDate } = fields;
  return {
    isPremium: fields['isPremium'] === true,
    autoRenew: fields['autoRenew'] === true,
    subscriptionEndDate: typeof subscriptionEndDate === 'string' ? subscriptionEndDate : null,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function countOf(value: unknown): number | null {
  return isIntegerIn(0, Number.MAX_SAFE_INTEGER, value) ? value : null;
}
