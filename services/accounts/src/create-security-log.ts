import type { Logger } from '@proximity/common/logger';
import { counter, type Registry } from '@proximity/common/metrics';
import type { SecurityLog } from './domain/security-log';

/** Writes what happens to accounts into the log, and counts it. */
export function createSecurityLog(logger: Logger, registry: Registry): SecurityLog {
  const happened = counter(registry, 'account_events_total', 'What happened to accounts and sessions.', [
    'event',
  ]);
  const note = (event: string, facts: Record<string, unknown>, text: string): void => {
    happened.inc({ event });
    logger.info({ event, ...facts }, text);
  };
  const warn = (event: string, facts: Record<string, unknown>, text: string): void => {
    happened.inc({ event });
    logger.warn({ event, ...facts }, text);
  };
  return {
    signedIn: (userId, provider, isNew) =>
      note('signed_in', { userId, provider, isNew }, 'A player signed in.'),
    signInRefused: (provider, reason) =>
      note('sign_in_refused', { provider, reason }, 'A sign-in was refused.'),
    providerFailed: (provider, reason) =>
      warn('provider_failed', { provider, reason }, 'An identity provider cannot be used.'),
    signedOut: (userId) => note('signed_out', { userId }, 'A player signed out.'),
    tokenReused: (userId, sessionId) =>
      warn(
        'token_reused',
        { userId, sessionId },
        'A replaced refresh token was shown: its session was ended.',
      ),
    subscriptionChanged: (userId) => note('subscription_changed', { userId }, 'A subscription was changed.'),
    accountExported: (userId) => note('account_exported', { userId }, 'An account was exported.'),
    accountDeleted: (userId) => note('account_deleted', { userId }, 'An account was deleted.'),
  };
}
