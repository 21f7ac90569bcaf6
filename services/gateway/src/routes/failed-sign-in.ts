import type { ErrorCode } from '@proximity/common/app-error';

/** What a provider answers where the person has gone back (OAuth 2.0, 4.1.2.1). */
export const CANCELLED = 'access_denied';
/** Where a sign-in ends that did not come about: the page says so. */
export const FAILED_SIGN_IN = '/logged-in?error=1';
/** The same where it may come about a little later. */
export const SIGN_IN_AWAY = failedSignIn('unavailable');
/** The same where the person has thought better of it: no failure, and the page makes none of it. */
export const CANCELLED_SIGN_IN = failedSignIn(CANCELLED);

/** Where a person ends whose sign-in this error has stopped. What another site has sent here ends as it is, and so does
 * a form that is hung up on for its size. */
export function signInFailurePage(code: ErrorCode): string | undefined {
  if (code === 'cross_origin' || code === 'payload_too_large') return undefined;
  return code === 'too_many_requests' || code === 'unavailable' ? failedSignIn(code) : FAILED_SIGN_IN;
}

function failedSignIn(code: ErrorCode | typeof CANCELLED): string {
  return `/logged-in?error=${code}`;
}
