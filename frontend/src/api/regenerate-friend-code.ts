import type { ApiClient } from './api-client';
import { apiPath } from './api-path';
import { readTextField } from './read-text-field';

/** Gives the player a new friend code; the old one finds nobody from now on. */
export function regenerateFriendCode(api: ApiClient): Promise<string> {
  return api.post(apiPath(['api', 'regenerate-friend-code']), {}, (value) =>
    readTextField(value, 'friendCode'),
  );
}
