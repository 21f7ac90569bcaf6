import { MIN_GUESS_LENGTH } from './game-limits';
import { guessLength, normaliseGuess } from './normalise-guess';

export type CheckedGuess =
  | { readonly ok: true; readonly word: string }
  | { readonly ok: false; readonly reason: 'empty' | 'too_short' };

/**
 * Checks what was typed and gives the word to send. The length is judged as typed, before white space is removed,
 * and again after it, since the server refuses what is then too short.
 */
export function checkGuess(text: string): CheckedGuess {
  if (text === '') return { ok: false, reason: 'empty' };
  if (guessLength(text) < MIN_GUESS_LENGTH) return { ok: false, reason: 'too_short' };
  const word = normaliseGuess(text);
  if (word === '') return { ok: false, reason: 'empty' };
  if (guessLength(word) < MIN_GUESS_LENGTH) return { ok: false, reason: 'too_short' };
  return { ok: true, word };
}
