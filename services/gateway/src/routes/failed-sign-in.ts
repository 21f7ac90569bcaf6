import type { ErrorCode } from '@proximity/common/app-error';

/** Where a sign-in ends that did not come about: the page says so. */
export const FAILED_SIGN_IN = '/logged-in?error=1';
/** The same where it may come about a little later. */
export const SIGN_IN_AWAY = failedSignIn('unavailable');

/** Where a person ends whose sign-in this error has stopped. What another site has sent here ends as it is, and so does
 * a form that is hung up on for its size. */
export function signInFailurePage(code: ErrorCode): string | undefined {
  if (code === 'cross_origin' || code === 'payload_too_large') return undefined;
  return code === 'too_many_requests' || code === 'unavailable' ? failedSignIn(code) : FAILED_SIGN_IN;
}

function failedSignIn(code: ErrorCode): string {
  return `/logged-in?error=${code}`;
}
