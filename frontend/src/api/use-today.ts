import type { TodayAnswer } from '@proximity/gateway/api/today';
import { isIntegerIn, isRecord } from '@proximity/rules/json-value';
import { FIRST_GAME_NUMBER, LAST_GAME_NUMBER } from '@proximity/rules/game-date';
import useSWR, { type SWRResponse } from 'swr';
import { usePageServices } from '../shared/page-services';
import type { ApiClient } from './api-client';
import { apiPath } from './api-path';

/** What day the server has. */
export interface Today {
  readonly gameNumber: number;
  /** Server time, in ms since 1970, at which the next game begins. */
  readonly nextGameAt: number;
  /** What has to be added to this device's clock to get the server's. */
  readonly clockSkewMs: number;
}

export const TODAY_KEY = apiPath(['proximity', 'today']);

/** Today's game, asked again whenever the page comes back into view or online. */
export function useToday(): SWRResponse<Today, unknown> {
  const { api, now } = usePageServices();
  return useSWR(TODAY_KEY, () => fetchToday(api, now), {
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
  });
}

async function fetchToday(api: ApiClient, now: () => number): Promise<Today> {
  const asked = now();
  const answer = await api.get(TODAY_KEY, readToday);
  // the server read its clock somewhere between the question and the answer
  const halfWay = (asked + now()) / 2;
  return {
    gameNumber: answer.gameNumber,
    nextGameAt: Date.parse(answer.nextGameAt),
    clockSkewMs: Date.parse(answer.now) - halfWay,
  };
}

function readToday(value: unknown): Omit<TodayAnswer, 'date'> | undefined {
  if (!isRecord(value)) return undefined;
  const { gameNumber, now, nextGameAt } = value;
  if (!isIntegerIn(FIRST_GAME_NUMBER, LAST_GAME_NUMBER, gameNumber)) return undefined;
  return isInstant(now) && isInstant(nextGameAt) ? { gameNumber, now, nextGameAt } : undefined;
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
