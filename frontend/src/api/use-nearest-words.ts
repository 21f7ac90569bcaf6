import type { Neighbor, NearestAnswer } from '@proximity/gateway/api/nearest';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { MAX_PERCENTILE } from '@proximity/rules/game-limits';
import { isIntegerIn, isNumberIn, isRecord } from '@proximity/rules/json-value';
import useSWR, { type SWRResponse } from 'swr';
import { usePageServices } from '../shared/page-services';
import type { ApiClient } from './api-client';
import { apiPath } from './api-path';
import { askAboutWord } from './ask-about-word';
import { readTextField } from './read-text-field';

export interface NearestQuestion {
  readonly word: string;
  readonly lang: Language;
  readonly mode: GameMode;
}

/** A word with the 999 nearest to it; empty for a word that is never listed. */
export function fetchNearestWords(api: ApiClient, question: NearestQuestion): Promise<NearestAnswer> {
  return askAboutWord(question.word, () => api.get(nearestWordsPath(question), readNearest));
}

/** The same, kept as long as the page lives; null, as long as nobody wants to see it, asks for nothing. */
export function useNearestWords(question: NearestQuestion | null): SWRResponse<NearestAnswer, unknown> {
  const { api } = usePageServices();
  return useSWR(question && nearestWordsPath(question), (path: string) => api.get(path, readNearest), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
}

function nearestWordsPath({ word, lang, mode }: NearestQuestion): string {
  return apiPath(['semantle', 'top1000', lang, word], { mode });
}

function readNearest(value: unknown): NearestAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const data = readNeighbors(value['data']);
  const nearby = readNeighbors(value['nearby']);
  return data === undefined || nearby === undefined ? undefined : { data, nearby };
}

function readNeighbors(value: unknown): Neighbor[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const neighbors = value.map(readNeighbor);
  const read = neighbors.filter((neighbor) => neighbor !== undefined);
  return read.length === neighbors.length ? read : undefined;
}

function readNeighbor(value: unknown): Neighbor | undefined {
  const neighbor = readTextField(value, 'neighbor');
  const display = readTextField(value, 'display');
  if (!isRecord(value) || neighbor === undefined || display === undefined) return undefined;
  const { similarity, percentile, direction } = value;
  if (!isNumberIn(-1, 1, similarity) || !isIntegerIn(1, MAX_PERCENTILE, percentile)) return undefined;
  if (direction !== null && !isIntegerIn(0, 359, direction)) return undefined;
  return { neighbor, display, similarity, percentile, direction };
}
