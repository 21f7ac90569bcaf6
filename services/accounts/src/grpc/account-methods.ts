import { AppError } from '@proximity/common/app-error';
import type { Methods } from '@proximity/common/grpc-server';
import type { AccountsDefinition } from '@proximity/common/proto';
import type { Account } from '../domain/account';
import { personMessage, readSubscription, subscriptionMessage } from './messages';

type AccountMethods = Omit<
  Methods<AccountsDefinition>,
  'Providers' | 'BeginSignIn' | 'CompleteSignIn' | 'Refresh' | 'SignOut' | 'VerificationKeys'
>;

export function accountMethods(account: Account): AccountMethods {
  return {
    GetUser: async ({ userId }) => {
      const { subscription, firstName, marketingOptIn, gamesInitialLoadComplete, ...person } =
        await account.get(userId);
      return {
        ...personMessage(person),
        firstName,
        marketingOptIn,
        gamesInitialLoadComplete,
        subscription: subscriptionMessage(subscription),
      };
    },
    GetPeople: async ({ userIds }) => ({ people: (await account.people(userIds)).map(personMessage) }),
    FindUser: async ({ text }) => {
      const found = await account.search(text);
      return {
        users: found.map((user) => ({ ...user, subscription: subscriptionMessage(user.subscription) })),
      };
    },
    SetMarketingOptIn: async ({ userId, marketingOptIn }) => {
      await account.setMarketingOptIn(userId, marketingOptIn);
      return {};
    },
    SetGamesInitialLoadComplete: async ({ userId }) => {
      await account.setGamesInitialLoadComplete(userId);
      return {};
    },
    SetSubscription: async ({ userId, email, subscription: given, changedBy }) => {
      const whose = readWhose(userId, email);
      const { subscription, ...rest } = await account.setSubscription(
        whose,
        readSubscription(given),
        changedBy,
      );
      return { ...rest, subscription: subscriptionMessage(subscription) };
    },
    ExportAccount: async ({ userId }) => ({ json: await account.export(userId) }),
    DeleteAccount: async ({ userId }) => {
      await account.remove(userId);
      return {};
    },
  };
}

function readWhose(
  userId: string | undefined,
  email: string | undefined,
): { userId: string } | { email: string } {
  if (userId !== undefined) return { userId };
  if (email !== undefined) return { email };
  throw new AppError('invalid_request', 'Say whose subscription it is.');
}
