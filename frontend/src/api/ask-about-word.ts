import { isSendable } from '../shared/sendable-word';
import { ApiError } from './api-error';

/** Asks the server about a word; one that no address can carry is unknown without asking. */
export async function askAboutWord<T>(word: string, ask: () => Promise<T>): Promise<T> {
  if (!isSendable(word)) throw new ApiError(404, 'word_not_found', 'Word not found');
  return ask();
}
