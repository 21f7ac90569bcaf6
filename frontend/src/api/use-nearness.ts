import type { NearnessAnswer } from '@proximity/gateway/api/nearness';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { isNumberIn, isRecord } from '@proximity/rules/json-value';
import useSWR, { type SWRResponse } from 'swr';
import { usePageServices } from '../shared/page-services';
import { apiPath } from './api-path';

function nearnessPath(secret: string, lang: Language, mode: GameMode): string {
  return apiPath(['proximity', 'nearness', lang, secret], { mode });
}

/** How similar the secret's nearest, tenth and thousandth word are; null, as long as it is not known, asks for nothing. */
export function useNearness(
  secret: string | null,
  lang: Language,
  mode: GameMode,
): SWRResponse<NearnessAnswer, unknown> {
  const { api } = usePageServices();
  return useSWR(
    secret === null ? null : nearnessPath(secret, lang, mode),
    (path: string) => api.get(path, readNearness),
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
}

function readNearness(value: unknown): NearnessAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { nearest, tenth, thousandth } = value;
  if (!isSimilarity(nearest) || !isSimilarity(tenth) || !isSimilarity(thousandth)) return undefined;
  return { nearest, tenth, thousandth };
}

function isSimilarity(value: unknown): value is number {
  return isNumberIn(-100, 100, value);
}
