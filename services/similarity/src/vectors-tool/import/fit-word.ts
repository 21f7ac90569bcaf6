import { normaliseWord, wordLength } from '@proximity/common/words';

/** Letters (with the marks that some scripts write them with), apostrophes inside. */
const WORD = /^\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*$/u;
/** A guess has at least so many characters. */
export const SHORTEST = 2;
/** A sealed secret has room for so many. */
export const MOST_BYTES = 49;

/**
 * The word as the game compares it: lower case, NFC.
 * @returns undefined for what no player would type as a word: numbers, punctuation, parts of words, several words
 */
export function fitWord(text: string): string | undefined {
  if (!WORD.test(text)) return undefined;
  const word = normaliseWord(text);
  return wordLength(word) >= SHORTEST && Buffer.byteLength(word) <= MOST_BYTES ? word : undefined;
}
