import { ApiError } from '../api/api-error';

/** Whether the server has refused whoever asks, because there is no session, or none any more. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
