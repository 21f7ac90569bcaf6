import type { GameMode, Language } from '@proximity/rules/game-mode';
import { ApiError } from '../../api/api-error';
import { useNearness } from '../../api/use-nearness';

/** Answers that say that there is no such secret, whenever one asks. */
const NO_SECRET: readonly string[] = [
  'bad_seal',
  'seal_language',
  'secret_not_found',
  'word_not_found',
  'invalid_word',
  'invalid_request',
  'unknown_language',
];

/** Whether a word or seal of an address is a secret that can be played. A lost network leaves the question open. */
export function useSecretCheck(
  secret: string | null,
  lang: Language,
  mode: GameMode,
): 'asking' | 'playable' | 'unplayable' {
  const { data, error } = useNearness(secret, lang, mode);
  if (error instanceof ApiError && NO_SECRET.includes(error.code)) return 'unplayable';
  return data === undefined && error === undefined && secret !== null ? 'asking' : 'playable';
}
