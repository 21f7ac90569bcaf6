import type { FriendRequestsAnswer } from '@proximity/gateway/api/friends';
import { isRecord, isTextOrNull } from '@proximity/rules/json-value';
import useSWR, { type SWRResponse } from 'swr';
import { usePageServices } from '../shared/page-services';
import { apiPath } from './api-path';
import { readList } from './read-list';
import { readTextField } from './read-text-field';
import { steadily } from './steadily';

/** Somebody who wants to be the player's friend. */
export type FriendRequest = Pick<FriendRequestsAnswer[number], 'id' | 'name' | 'photoURL'>;

const REFETCH_MS = 5000;

/** The requests that wait for the player's answer, asked again while they are looked at. */
export function useFriendRequests(): SWRResponse<readonly FriendRequest[], unknown> {
  const { api } = usePageServices();
  return useSWR(
    apiPath(['api', 'friend-requests']),
    (path: string) => api.get(path, readRequests),
    steadily(REFETCH_MS),
  );
}

function readRequests(value: unknown): readonly FriendRequest[] | undefined {
  return readList(value, readRequest);
}

function readRequest(value: unknown): FriendRequest | undefined {
  const id = readTextField(value, 'id');
  if (!isRecord(value) || id === undefined) return undefined;
  const { name, photoURL } = value;
  return typeof name === 'string' && isTextOrNull(photoURL) ? { id, name, photoURL } : undefined;
}
