import { AppError } from '@proximity/common/app-error';
import { normaliseWord, wordLength } from '@proximity/common/words';
import type { VectorSet } from './vector-set';

const SHORTEST = 2;
/** Longer than any word; a longer text is a mistake or an attack, and not worth a search. */
const LONGEST = 100;

/** The row that a typed word means, through the table of spelling variants and inflected forms. */
export function findWord(set: VectorSet, typed: string): number | undefined {
  return set.rowOf.get(normaliseWord(typed));
}

/** The typed word as it is looked up. @throws AppError `invalid_word` when too short or too long */
export function readTypedWord(typed: string): string {
  const word = normaliseWord(typed);
  const length = wordLength(word);
  if (length < SHORTEST) throw new AppError('invalid_word', `Input must be at least ${SHORTEST} characters`);
  if (length > LONGEST) throw new AppError('invalid_word', `Input must be at most ${LONGEST} characters`);
  return word;
}
