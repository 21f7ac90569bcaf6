import type { StandingAnswer } from '@proximity/gateway/api/leaderboard';
import { isIntegerIn, isRecord } from '@proximity/rules/json-value';
import useSWR, { type SWRResponse } from 'swr';
import { usePageServices } from '../shared/page-services';
import { apiPath } from './api-path';
import { steadily } from './steadily';
import type { BoardGame } from './use-friends-games';

const REFETCH_MS = 10_000;

/** The player's place among all members; null asks for nothing. */
export function useStanding(game: BoardGame | null): SWRResponse<StandingAnswer, unknown> {
  const { api } = usePageServices();
  const path = game && apiPath(['api', 'standing', game.gameNumber, game.gameCode]);
  return useSWR(path, (key: string) => api.get(key, readStanding), steadily(REFETCH_MS));
}

function readStanding(value: unknown): StandingAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { place, finishers } = value;
  if (!isIntegerIn(0, Number.MAX_SAFE_INTEGER, finishers)) return undefined;
  return place === null || isIntegerIn(1, Number.MAX_SAFE_INTEGER, place) ? { place, finishers } : undefined;
}
