import type { ApiClient } from './api-client';
import { apiPath } from './api-path';
import { readTextField } from './read-text-field';

/** Gives the game of a code up; resolves with its plain secret word. */
export function giveUpCustomGame(api: ApiClient, code: string): Promise<string> {
  return api.post(apiPath(['proximity', 'custom', 'give-up']), { code }, (value) =>
    readTextField(value, 'secretWord'),
  );
}
