import type { CustomGameAnswer } from '@proximity/gateway/api/custom-game';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import type { ApiClient } from './api-client';
import { apiPath } from './api-path';
import { readTextField } from './read-text-field';

/** What the secret of a custom game is to be: a word, or one that nobody has picked. */
export type CustomSecret = { readonly word: string } | { readonly random: true };

interface CustomGamePlace {
  readonly lang: Language;
  readonly mode: GameMode;
}

/** Makes a game of a word or of a random one; resolves with its code, a sealed secret. */
export async function createCustomGame(
  api: ApiClient,
  secret: CustomSecret,
  place: CustomGamePlace,
): Promise<string> {
  const { code } = await api.post(apiPath(['proximity', 'custom']), { ...secret, ...place }, readAnswer);
  return code;
}

function readAnswer(value: unknown): CustomGameAnswer | undefined {
  const code = readTextField(value, 'code');
  return code === undefined ? undefined : { code };
}
