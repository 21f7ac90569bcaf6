import type { Session } from '@proximity/common/gen/proximity/accounts/v1/Session';
import type {
  Subscription as SubscriptionMessage,
  Subscription__Output as SubscriptionGiven,
} from '@proximity/common/gen/proximity/accounts/v1/Subscription';
import type { Person } from '../domain/account';
import type { IssuedSession } from '../domain/sessions';
import { NO_SUBSCRIPTION, type Subscription } from '../domain/subscription';

/** A session as it travels. */
export function sessionMessage(session: IssuedSession): Session {
  return {
    userId: session.userId,
    jwt: session.jwt,
    jwtExpiresAt: session.jwtExpiresAt.toISOString(),
    refreshToken: session.refreshToken,
    refreshExpiresAt: session.refreshExpiresAt.toISOString(),
  };
}

export function subscriptionMessage({ isPremium, autoRenew, endDate }: Subscription): SubscriptionMessage {
  return { isPremium, autoRenew, ...(endDate === undefined ? {} : { subscriptionEndDate: endDate }) };
}

export function readSubscription(message: SubscriptionGiven | null): Subscription {
  if (!message) return NO_SUBSCRIPTION;
  const { isPremium, autoRenew, subscriptionEndDate: endDate } = message;
  return { isPremium, autoRenew, ...(endDate === undefined ? {} : { endDate }) };
}

export function personMessage({ userId, name, photoUrl }: Person) {
  return { userId, name, ...(photoUrl === undefined ? {} : { photoUrl }) };
}
