import { AppError } from './app-error';

const LONGEST = 64;
/** PostgreSQL has no text with a NUL in it, and no id has any of these. */
const ODD = /[\p{Cc}\p{Cs}]/u;

/** Whether a text can be the id of something that is stored; who has it is not looked up. */
export function canBeId(text: string): boolean {
  return text !== '' && text.length <= LONGEST && !ODD.test(text);
}

/** The id of who calls. @throws AppError `unauthenticated` where it can be nobody's */
export function readUserId(userId: string): string {
  if (!canBeId(userId)) throw nobody();
  return userId;
}

/** What everybody is told who is nobody, or no longer somebody. */
export function nobody(): AppError {
  return new AppError('unauthenticated', 'Sign in first.');
}
