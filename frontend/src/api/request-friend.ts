import type { FriendRequestAnswer } from '@proximity/gateway/api/friends';
import { isOneOf, isRecord } from '@proximity/rules/json-value';
import type { ApiClient } from './api-client';
import { apiPath } from './api-path';

/** `added`: they are friends now, since the other side had asked already. */
export type FriendRequestStatus = FriendRequestAnswer['status'];

const STATUSES: readonly FriendRequestStatus[] = ['requested', 'added'];

/** Asks the owner of a friend code to be friends. */
export function requestFriend(api: ApiClient, friendCode: string): Promise<FriendRequestStatus> {
  return api.post(apiPath(['api', 'friend-request']), { friendCode }, (value) => {
    const status = isRecord(value) ? value['status'] : undefined;
    return isOneOf(STATUSES, status) ? status : undefined;
  });
}
