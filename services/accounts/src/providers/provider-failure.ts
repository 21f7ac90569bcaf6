import { AppError } from '@proximity/common/app-error';
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { SignInRefused } from '../domain/identity-provider';

/** Codes after which trying again later may help: the provider did not answer, or not as a provider does. */
const OUTAGES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'temporarily_unavailable',
  'server_error',
  // The provider does not know us (any more): the operator can help, the player cannot.
  'invalid_client',
  'unauthorized_client',
]);

/**
 * What a failed conversation with a provider means. The library's errors carry codes, tokens and whole answers in
 * their causes, so that they go no further than this.
 * @returns AppError `unavailable` when the provider is at fault, SignInRefused when the answer was
 */
export function readFailure(error: unknown, name: string): AppError | SignInRefused {
  const reason = reasonOf(error);
  const isBroken = error instanceof ResponseBodyError && error.status >= 500;
  return OUTAGES.has(reason) || isBroken || failedFetch(error)
    ? providerUnavailable(name)
    : new SignInRefused(reason);
}

export function providerUnavailable(name: string): AppError {
  return new AppError(
    'unavailable',
    `Signing in with ${name} is not possible right now. Try again in a moment.`,
  );
}

/** A code of the protocol or the library, fit for the log: never a text or value that came with an answer. */
export function reasonOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return asCode(error.error);
  const fetching = failedFetch(error);
  if (fetching) return asCode(fieldOf(fetching.cause, 'code') ?? 'network');
  return asCode(fieldOf(error, 'code') ?? fieldOf(error, 'name'));
}

/** What fetch rejects with when there is no answer; the library may have wrapped it. */
function failedFetch(error: unknown): { cause: unknown } | undefined {
  if (fieldOf(error, 'message') === 'fetch failed') return { cause: fieldOf(error, 'cause') };
  const cause = fieldOf(error, 'cause');
  return cause === undefined ? undefined : failedFetch(cause);
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

function asCode(value: unknown): string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : 'unknown';
}
