import { SHELL_LENGTH } from '../../shared/word-link';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Random lowercase letters, as many as stand on either side of the word in a link. */
export function randomShell(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(SHELL_LENGTH));
  return Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join('');
}
