import { AppError } from '@proximity/common/app-error';
import {
  readGameMode,
  scheduledMode,
  unknownLanguage,
  type ScheduledMode,
} from '@proximity/common/game-mode';
import { isSeal } from '@proximity/common/sealed-secret';
import { findWord } from './find-word';
import type { Language } from './language';
import { languageOf, type Lexicon } from './lexicon';
import type { RankTable } from './rank-table';

/** A game as a call names it: by a plain secret word, or by a seal, which carries language and mode. */
export interface GameAddress {
  lang: string;
  mode: string;
  secret: string;
}

export interface Game {
  language: Language;
  childSafe: boolean;
  table: RankTable;
}

/**
 * @throws AppError `unknown_language`, `seal_language` when a seal is of another language than the call, `bad_seal`,
 *   `secret_not_found` for a word that is unknown or blocked
 */
export function findGame(lexicon: Lexicon, address: GameAddress): Game {
  const { language, mode, word } = isSeal(address.secret)
    ? openGame(lexicon, address)
    : {
        language: languageOf(lexicon, address.lang),
        mode: scheduledMode(readGameMode(address.mode)),
        word: address.secret,
      };
  const row = findWord(language.set, word);
  if (row === undefined || language.set.blocked.has(row)) {
    throw new AppError('secret_not_found', 'There is no game with this secret word.');
  }
  const childSafe = isChildSafe(mode);
  return { language, childSafe, table: language.tables.of(row, childSafe) };
}

/** Junior and child games leave the sensitive words out. */
export function isChildSafe(mode: ScheduledMode): boolean {
  return mode !== 'daily';
}

function openGame(
  lexicon: Lexicon,
  { lang, secret }: GameAddress,
): { language: Language; mode: ScheduledMode; word: string } {
  const asked = lang === '' ? undefined : languageOf(lexicon, lang);
  const sealed = lexicon.openSeal(secret);
  const language = lexicon.languages.get(sealed.lang);
  if (!language) throw unknownLanguage();
  if (asked && asked !== language) {
    throw new AppError('seal_language', 'This game is in another language.');
  }
  return { language, mode: sealed.mode, word: sealed.word };
}
