import { isIntegerIn, isRecord } from '@proximity/rules/json-value';
import { apiPath } from '../api/api-path';
import { readList } from '../api/read-list';

/** How far the player has come with a game, on any device. */
export interface PlayedEntry {
  readonly gameNumber: number;
  readonly gameWon: boolean;
  readonly complete: boolean;
}

export function playedPath(code: string): string {
  return apiPath(['api', 'games-played', code]);
}

export function readPlayed(value: unknown): readonly PlayedEntry[] | undefined {
  return readList(value, (entry) => {
    if (!isRecord(entry)) return undefined;
    const { gameNumber, gameWon, complete } = entry;
    if (!isIntegerIn(1, Number.MAX_SAFE_INTEGER, gameNumber)) return undefined;
    return { gameNumber, gameWon: gameWon === true, complete: complete === true };
  });
}
