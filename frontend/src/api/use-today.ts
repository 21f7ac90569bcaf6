import type { TodayAnswer } from '@proximity/gateway/api/today';
import { isIntegerIn, isRecord } from '@proximity/rules/json-value';
import { FIRST_GAME_NUMBER, LAST_GAME_NUMBER } from '@proximity/rules/game-date';
import { useState } from 'react';
import useSWR from 'swr';
import type { DeviceStorage } from '../device/device-storage';
import { rememberDay, rememberedDay, type Day } from '../device/remembered-day';
import { useObservable } from '../shared/observable';
import { usePageServices } from '../shared/page-services';
import type { ApiClient } from './api-client';
import { apiPath } from './api-path';

export type Today = Day;

export const TODAY_KEY = apiPath(['proximity', 'today']);

interface KnownToday {
  readonly data: Today | undefined;
  readonly error: unknown;
  readonly mutate: () => Promise<unknown>;
}

/**
 * Today's game, asked again whenever the page comes back into view or online. Where no answer comes, it is the day that
 * this device was told last: what was begun can be gone on with.
 */
export function useToday(): KnownToday {
  const { api, storage, connection, now } = usePageServices();
  const isOnline = useObservable(connection);
  const [remembered] = useState(() => rememberedDay(storage));
  const { data, error, mutate } = useSWR<Today, unknown>(TODAY_KEY, () => fetchToday(api, storage, now), {
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
  });
  const isUnanswered = error !== undefined || !isOnline;
  return { data: data ?? (isUnanswered ? remembered : undefined), error, mutate };
}

async function fetchToday(api: ApiClient, storage: DeviceStorage, now: () => number): Promise<Today> {
  const asked = now();
  const answer = await api.get(TODAY_KEY, readToday);
  // the server read its clock somewhere between the question and the answer
  const halfWay = (asked + now()) / 2;
  const today = {
    gameNumber: answer.gameNumber,
    nextGameAt: Date.parse(answer.nextGameAt),
    clockSkewMs: Date.parse(answer.now) - halfWay,
  };
  rememberDay(storage, today);
  return today;
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
