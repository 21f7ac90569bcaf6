import type { ApiClient } from './api-client';
import { apiPath } from './api-path';

/** Ends a friendship for both; one that is none rejects with `not_found`. */
export async function removeFriend(api: ApiClient, friendId: string): Promise<void> {
  await api.post(apiPath(['api', 'remove-friend']), { friendId }, () => null);
}
