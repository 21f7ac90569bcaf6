import { readGameMode, scheduledMode } from '@proximity/common/game-mode';
import type { CheckWordRequest__Output } from '@proximity/common/gen/proximity/similarity/v1/CheckWordRequest';
import type { CheckWordResponse } from '@proximity/common/gen/proximity/similarity/v1/CheckWordResponse';
import { checkWord } from '../domain/check-word';
import { isChildSafe } from '../domain/find-game';
import { findGuess } from '../domain/find-guess';
import { languageOf, type Lexicon } from '../domain/lexicon';

export function checkWordMethod(lexicon: Lexicon) {
  return ({ lang, mode, word }: CheckWordRequest__Output): CheckWordResponse => {
    const language = languageOf(lexicon, lang);
    const childSafe = isChildSafe(scheduledMode(readGameMode(mode)));
    const row = findGuess(language, word, childSafe);
    return { ...checkWord(language.set, language.tables, row, childSafe) };
  };
}
