import type { ApiClient } from './api-client';
import { apiPath } from './api-path';

export type FriendAnswer = 'accept' | 'decline';

/** Says yes or no to somebody who wants to be friends. */
export async function answerFriendRequest(api: ApiClient, id: string, answer: FriendAnswer): Promise<void> {
  await api.post(apiPath(['api', 'friend-request', id, answer]), {}, () => null);
}
