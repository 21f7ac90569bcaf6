import { ApiError } from '../api/api-error';

/** Whether a call may succeed later: no answer, somebody else's answer, too many calls, or a service that is down. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status < 400 || error.status === 429 || error.status >= 500;
}
