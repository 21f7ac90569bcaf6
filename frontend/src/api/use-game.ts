import type { GameAnswer } from '@proximity/gateway/api/game';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import useSWR, { type SWRResponse } from 'swr';
import { usePageServices } from '../shared/page-services';
import type { ApiClient } from './api-client';
import { apiPath } from './api-path';
import { readTextField } from './read-text-field';

/** Which scheduled game is meant. */
export interface GameAddress {
  readonly mode: GameMode;
  readonly lang: Language;
  readonly gameNumber: number;
}

/** Of a game's answer, what the page does not know already: the seal of its secret. */
export type SealedGame = Pick<GameAnswer, 'secretWord'>;

function gamePath({ mode, lang, gameNumber }: GameAddress): string {
  return apiPath(['proximity', 'game', gameNumber], { mode, lang });
}

export function fetchGame(api: ApiClient, address: GameAddress): Promise<SealedGame> {
  return api.get(gamePath(address), readGame);
}

/** A scheduled game; the seal of a number never changes, so it is asked once. Null asks for nothing. */
export function useGame(address: GameAddress | null): SWRResponse<SealedGame, unknown> {
  const { api } = usePageServices();
  return useSWR(address && gamePath(address), (path: string) => api.get(path, readGame), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
}

function readGame(value: unknown): SealedGame | undefined {
  const secretWord = readTextField(value, 'secretWord');
  return secretWord === undefined ? undefined : { secretWord };
}
