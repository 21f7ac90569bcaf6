import { AppError } from '@proximity/common/app-error';
import { findWord, readTypedWord } from './find-word';
import type { Language } from './language';
import { displayOf, wordAt } from './vector-set';

/**
 * The row of a word that somebody typed.
 * @param childSafe whether suggestions leave sensitive words out
 * @throws AppError `invalid_word`; `word_not_found` with words that may have been meant as `suggestions`
 */
export function findGuess({ set, suggester }: Language, typed: string, childSafe: boolean): number {
  const word = readTypedWord(typed);
  const row = findWord(set, word);
  if (row !== undefined) return row;
  const suggestions = suggester
    .suggest(word, childSafe)
    .map((meant) => ({ word: wordAt(set, meant), display: displayOf(set, meant) }));
  throw new AppError('word_not_found', 'Word not found', { details: { suggestions } });
}
