import type { Language } from '@proximity/rules/game-mode';
import type { Score } from '@proximity/rules/game-state';
import { isRecord } from '@proximity/rules/json-value';
import { readScore } from '@proximity/rules/read-guess';
import type { ApiClient } from './api-client';
import { apiPath } from './api-path';
import { askAboutWord } from './ask-about-word';

/** How near a guess is to a secret (its seal, or a plain word). An unknown word rejects with `word_not_found`. */
export function scoreGuess(api: ApiClient, lang: Language, secret: string, guess: string): Promise<Score> {
  return askAboutWord(guess, () =>
    api.get(apiPath(['similarity', lang, secret, guess]), (value) =>
      isRecord(value) ? readScore(value) : undefined,
    ),
  );
}
