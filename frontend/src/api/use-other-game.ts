import type { GameState } from '@proximity/rules/game-state';
import { isRecord } from '@proximity/rules/json-value';
import { restoreGame } from '@proximity/rules/restore-game';
import useSWR, { type SWRResponse } from 'swr';
import { usePageServices } from '../shared/page-services';
import { apiPath } from './api-path';
import { readTextField } from './read-text-field';

/** A friend's finished game by its ref. Rejects with `forbidden` for who has not finished the own one. */
export function useOtherGame(ref: string, gameCode: string): SWRResponse<GameState, unknown> {
  const { api } = usePageServices();
  return useSWR(
    apiPath(['api', 'game-by-id', ref, gameCode]),
    (path: string) => api.get(path, readOtherGame),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
}

// it is looked at, not played: nothing about it is kept on this device
function readOtherGame(value: unknown): GameState | undefined {
  const text = isRecord(value) ? readTextField(value['game'], 'gameData') : undefined;
  const game = text === undefined ? undefined : restoreGame(text);
  return game && { ...game, origin: 'otherUser', waiting: [] };
}
