import { readGameMode, scheduledMode } from '@proximity/common/game-mode';
import type { CuratedSecretsRequest__Output } from '@proximity/common/gen/proximity/similarity/v1/CuratedSecretsRequest';
import type { CuratedSecretsResponse } from '@proximity/common/gen/proximity/similarity/v1/CuratedSecretsResponse';
import { languageOf, type Lexicon } from '../domain/lexicon';

export function curatedSecretsMethod(lexicon: Lexicon) {
  return ({ lang, mode }: CuratedSecretsRequest__Output): CuratedSecretsResponse => {
    const { set } = languageOf(lexicon, lang);
    return { words: [...set.secrets[scheduledMode(readGameMode(mode))]] };
  };
}
