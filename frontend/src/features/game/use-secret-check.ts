import type { GameMode, Language } from '@proximity/rules/game-mode';
import { saysNoSecret } from '../../api/says-no-secret';
import { useNearness } from '../../api/use-nearness';

/** Whether a word or seal of an address is a secret that can be played. A lost network leaves the question open. */
export function useSecretCheck(
  secret: string | null,
  lang: Language,
  mode: GameMode,
): 'asking' | 'playable' | 'unplayable' {
  const { data, error } = useNearness(secret, lang, mode);
  if (saysNoSecret(error)) return 'unplayable';
  return data === undefined && error === undefined && secret !== null ? 'asking' : 'playable';
}
