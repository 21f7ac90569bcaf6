import { AppError } from '@proximity/common/app-error';

/** A whole number from 0 up to, not including, the limit; every one as likely, and none to be foreseen. */
export type RandomBelow = (limit: number) => number;

/** Of characters that are easily taken for each other there is one at most: 2 or Z, 5 or S, 6 or G, 8 or B, U or V. */
const ALPHABET = '3479ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS = new Map([
  ['2', 'Z'],
  ['5', 'S'],
  ['6', 'G'],
  ['8', 'B'],
  ['U', 'V'],
]);
const LENGTH = 8;
const FORM = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

export function newFriendCode(randomBelow: RandomBelow): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomBelow(ALPHABET.length))).join('');
}

/**
 * The code as it is kept, however somebody wrote it: in small letters, with spaces or dashes, or misread.
 * @throws AppError `invalid_request` for what cannot be a code
 */
export function readFriendCode(text: string): string {
  const written = text.replace(/[\s\p{Dash_Punctuation}]/gu, '').toUpperCase();
  if (written === '') throw new AppError('invalid_request', 'Please enter a friend code');
  const code = Array.from(written, (character) => READ_AS.get(character) ?? character).join('');
  if (!FORM.test(code)) {
    throw new AppError('invalid_request', `A friend code has ${LENGTH} letters and digits.`);
  }
  return code;
}
