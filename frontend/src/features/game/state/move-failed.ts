import type { Suggestion } from '@proximity/gateway/api/error';
import type { GameEvent } from '@proximity/rules/game-event';
import type { Move } from '@proximity/rules/game-state';
import { ApiError } from '../../../api/api-error';
import { suggestionsOf } from '../../../api/suggestions-of';

/** A move that the server did not answer as hoped. */
export interface MoveFailed {
  readonly error: unknown;
  readonly isOffline: boolean;
}

/** What a failure means for the game; null for a guess that is merely delayed, since no answer came. */
export function eventOfFailure(move: Move, failure: MoveFailed): GameEvent | null {
  const { error } = failure;
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { type: 'failed', move };
  }
  if (move.kind === 'guess' && isUnanswered(failure)) return null;
  // invalid_word is a guess that no vocabulary can hold, such as one of 60 letters
  const isUnknown = error.code === 'word_not_found' || error.code === 'invalid_word';
  return { type: move.kind === 'guess' && isUnknown ? 'notFound' : 'failed', move };
}

/** Whether the network was lost, or the server took too long. */
export function isUnanswered(failure: MoveFailed | undefined): boolean {
  return failure?.error instanceof ApiError && failure.error.status === 0;
}

export function suggestionsOfFailure({ error }: MoveFailed): readonly Suggestion[] {
  return error instanceof ApiError ? suggestionsOf(error) : [];
}
