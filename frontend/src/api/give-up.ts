import type { ApiClient } from './api-client';
import { apiPath } from './api-path';
import { readTextField } from './read-text-field';
import type { GameAddress } from './use-game';

/**
 * Gives a scheduled game up; resolves with its plain secret word.
 * @param gameData a signed-in player's game as it is stored, so that the account records the end in the same request; null for a visitor
 */
export function giveUp(
  api: ApiClient,
  { mode, lang, gameNumber }: GameAddress,
  gameData: string | null,
): Promise<string> {
  const path = apiPath(['proximity', 'game', gameNumber, 'give-up'], { mode, lang });
  return api.post(path, gameData === null ? {} : { gameData }, (value) => readTextField(value, 'secretWord'));
}
