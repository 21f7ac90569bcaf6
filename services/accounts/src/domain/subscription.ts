import { AppError } from '@proximity/common/app-error';
import { newYorkDate } from '@proximity/common/new-york-day';

/** What was granted. Whether it holds today is another question. */
export interface Subscription {
  isPremium: boolean;
  autoRenew: boolean;
  /** The last day, yyyy-MM-dd in New York; absent: without end. */
  endDate?: string;
}

export const NO_SUBSCRIPTION: Subscription = { isPremium: false, autoRenew: false };

/** The subscription as its owner sees it at an instant: past its last day it is no longer premium. */
export function subscriptionAt(granted: Subscription, now: Date): Subscription {
  const over = granted.endDate !== undefined && granted.endDate < newYorkDate(now);
  return over ? { ...granted, isPremium: false } : granted;
}

/** @throws AppError `invalid_request` for an end that is no day of the calendar */
export function checkSubscription(subscription: Subscription): Subscription {
  const { endDate } = subscription;
  if (endDate === undefined || isCalendarDate(endDate)) return subscription;
  throw new AppError('invalid_request', 'The last day of a subscription is written yyyy-MM-dd.');
}

function isCalendarDate(text: string): boolean {
  if (!/^[2-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
