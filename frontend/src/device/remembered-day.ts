import { FIRST_GAME_NUMBER, LAST_GAME_NUMBER } from '@proximity/rules/game-date';
import { isIntegerIn, isNumberIn, isRecord, parseJson } from '@proximity/rules/json-value';
import type { DeviceStorage } from './device-storage';

/** What day the server has. */
export interface Day {
  readonly gameNumber: number;
  /** Server time, in ms since 1970, at which the next game begins. */
  readonly nextGameAt: number;
  /** What has to be added to this device's clock to get the server's. */
  readonly clockSkewMs: number;
}

const KEY = 'today';

/** Keeps the day that the server has told, for a visit without a network. */
export function rememberDay(storage: DeviceStorage, { gameNumber, nextGameAt, clockSkewMs }: Day): void {
  storage.write(KEY, JSON.stringify({ gameNumber, nextGameAt, clockSkewMs }));
}

/** The day that the server has told last, which may be over by now. */
export function rememberedDay(storage: DeviceStorage): Day | undefined {
  const text = storage.read(KEY);
  const day = text === null ? undefined : parseJson(text);
  if (!isRecord(day)) return undefined;
  const { gameNumber, nextGameAt, clockSkewMs } = day;
  const isDay =
    isIntegerIn(FIRST_GAME_NUMBER, LAST_GAME_NUMBER, gameNumber) &&
    isNumberIn(0, Number.MAX_SAFE_INTEGER, nextGameAt) &&
    isNumberIn(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, clockSkewMs);
  return isDay ? { gameNumber, nextGameAt, clockSkewMs } : undefined;
}

/** The server's time at this device's `now`, as well as it is known: that of a device can be wrong by days. */
export function serverTime(storage: DeviceStorage, now: number): Date {
  return new Date(now + (rememberedDay(storage)?.clockSkewMs ?? 0));
}
