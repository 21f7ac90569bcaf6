import type { ApiClient } from './api-client';
import { apiPath } from './api-path';
import { readTextField } from './read-text-field';
import type { GameAddress } from './use-game';

/** Gives a scheduled game up; resolves with its plain secret word. */
export function giveUp(api: ApiClient, { mode, lang, gameNumber }: GameAddress): Promise<string> {
  const path = apiPath(['proximity', 'game', gameNumber, 'give-up'], { mode, lang });
  return api.post(path, {}, (value) => readTextField(value, 'secretWord'));
}
