import type { Suggestion } from '@proximity/gateway/api/error';
import type { ApiError } from './api-error';
import { readTextField } from './read-text-field';

/** The near spellings that come with `word_not_found`; none if there are none. */
export function suggestionsOf(error: ApiError): readonly Suggestion[] {
  const { suggestions } = error.details;
  return Array.isArray(suggestions) ? suggestions.flatMap(readSuggestion) : [];
}

function readSuggestion(value: unknown): Suggestion[] {
  const word = readTextField(value, 'word');
  const display = readTextField(value, 'display');
  return word === undefined || display === undefined ? [] : [{ word, display }];
}
