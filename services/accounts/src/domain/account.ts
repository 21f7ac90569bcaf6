import { AppError } from '@proximity/common/app-error';
import type { Clock } from '@proximity/common/clock';
import { canBeStored } from './stored-text';
import { isId, newId, type Random } from './random';
import type { SecurityLog } from './security-log';
import { checkSubscription, subscriptionAt, type Subscription } from './subscription';

export interface Person {
  userId: string;
  name: string;
  photoUrl?: string;
}

export interface User extends Person {
  firstName: string;
  marketingOptIn: boolean;
  gamesInitialLoadComplete: boolean;
  subscription: Subscription;
}

/** A user as an operator finds one. */
export interface FoundUser {
  userId: string;
  name: string;
  /** The address that a provider vouches for. */
  email?: string;
  subscription: Subscription;
}

export interface SubscriptionChange {
  userId: string;
  subscription: Subscription;
  changedBy: string;
  changedAt: Date;
}

export interface Removal {
  userId: string;
  /** The id of the event that tells everybody. */
  eventId: string;
  removedAt: Date;
}

/** The stored users. Ids are UUIDs. */
export interface Users {
  find(userId: string): Promise<User | undefined>;
  people(userIds: readonly string[]): Promise<Person[]>;
  /** Users with this id, name or first name, or verified e-mail address, in any letter case. */
  search(text: string, limit: number): Promise<FoundUser[]>;
  /** Users with this e-mail address, in any letter case, whom their provider vouches for. */
  withEmail(email: string): Promise<string[]>;
  /** @returns whether there is such a user, as in all that follows */
  setMarketingOptIn(userId: string, optIn: boolean): Promise<boolean>;
  setGamesInitialLoadComplete(userId: string): Promise<boolean>;
  /** Stores the subscription, and beside it who changed it, when, and from what to what. */
  setSubscription(change: SubscriptionChange): Promise<boolean>;
  /** Everything that is stored about a user, as JSON values. */
  export(userId: string): Promise<Record<string, unknown> | undefined>;
  /** Removes the user and everything that belongs to it, and tells everybody in an event. */
  remove(removal: Removal): Promise<boolean>;
}

export interface Account {
  get(userId: string): Promise<User>;
  people(userIds: readonly string[]): Promise<Person[]>;
  search(text: string): Promise<FoundUser[]>;
  setMarketingOptIn(userId: string, optIn: boolean): Promise<void>;
  setGamesInitialLoadComplete(userId: string): Promise<void>;
  setSubscription(
    whose: { userId: string } | { email: string },
    subscription: Subscription,
    changedBy: string,
  ): Promise<{ userId: string; subscription: Subscription }>;
  /** @returns JSON text */
  export(userId: string): Promise<string>;
  remove(userId: string): Promise<void>;
}

export interface AccountParts {
  users: Users;
  clock: Clock;
  random: Random;
  log: SecurityLog;
}

const MOST_PEOPLE = 500;
const MOST_FOUND = 20;

export function createAccount(parts: AccountParts): Account {
  const { users, clock, random, log } = parts;
  return {
    get: async (userId) => {
      const user = existing(isId(userId) ? await users.find(userId) : undefined);
      return { ...user, subscription: subscriptionAt(user.subscription, clock.now()) };
    },
    people: async (userIds) => {
      if (userIds.length > MOST_PEOPLE)
        throw new AppError('invalid_request', `At most ${MOST_PEOPLE} people can be asked for at once.`);
      return users.people([...new Set(userIds)].filter(isId));
    },
    search: async (text) => {
      const wanted = text.trim();
      const found = wanted !== '' && canBeStored(wanted) ? await users.search(wanted, MOST_FOUND) : [];
      return found.map((user) => ({ ...user, subscription: subscriptionAt(user.subscription, clock.now()) }));
    },
    setMarketingOptIn: async (userId, optIn) => {
      mustExist(isId(userId) && (await users.setMarketingOptIn(userId, optIn)));
    },
    setGamesInitialLoadComplete: async (userId) => {
      mustExist(isId(userId) && (await users.setGamesInitialLoadComplete(userId)));
    },
    setSubscription: (whose, subscription, changedBy) =>
      setSubscription(parts, whose, subscription, changedBy),
    export: async (userId) => {
      const held = existing(isId(userId) ? await users.export(userId) : undefined);
      log.accountExported(userId);
      return JSON.stringify({ exportedAt: clock.now().toISOString(), ...held }, null, 2);
    },
    remove: async (userId) => {
      // An answer may be lost and the call repeated: who is gone already is gone as wished.
      const removal = { userId, eventId: newId(random), removedAt: clock.now() };
      if (isId(userId) && (await users.remove(removal))) log.accountDeleted(userId);
    },
  };
}

async function setSubscription(
  { users, clock, log }: AccountParts,
  whose: { userId: string } | { email: string },
  given: Subscription,
  changedBy: string,
): Promise<{ userId: string; subscription: Subscription }> {
  const subscription = checkSubscription(given);
  if (changedBy.trim() === '' || !canBeStored(changedBy))
    throw new AppError('invalid_request', 'Say who changes the subscription.');
  const userId = 'userId' in whose ? whose.userId : await userWithEmail(users, whose.email);
  const change = { userId, subscription, changedBy: changedBy.trim(), changedAt: clock.now() };
  mustExist(isId(userId) && (await users.setSubscription(change)));
  log.subscriptionChanged(userId);
  return { userId, subscription: subscriptionAt(subscription, clock.now()) };
}

async function userWithEmail(users: Users, email: string): Promise<string> {
  const [userId, another] = canBeStored(email) ? await users.withEmail(email) : [];
  if (another !== undefined)
    throw new AppError('conflict', 'Several users have this e-mail address: name one by its id.');
  return existing(userId);
}

function existing<T>(found: T | undefined): T {
  if (found === undefined) throw noSuchUser();
  return found;
}

function mustExist(exists: boolean): void {
  if (!exists) throw noSuchUser();
}

function noSuchUser(): AppError {
  return new AppError('not_found', 'There is no such user.');
}
