import { AppError } from '@proximity/common/app-error';
import type { ScoreBatchRequest__Output } from '@proximity/common/gen/proximity/similarity/v1/ScoreBatchRequest';
import type { ScoreBatchResponse } from '@proximity/common/gen/proximity/similarity/v1/ScoreBatchResponse';
import type { ScoreOutcome } from '@proximity/common/gen/proximity/similarity/v1/ScoreOutcome';
import type { ScoreRequest__Output } from '@proximity/common/gen/proximity/similarity/v1/ScoreRequest';
import type { Lexicon } from '../domain/lexicon';
import { scoreMethod } from './score-method';

/** More would hold up everyone else: each guess may be the first of its secret. */
const LARGEST_BATCH = 64;

export function scoreBatchMethod(lexicon: Lexicon) {
  const score = scoreMethod(lexicon);
  return ({ requests }: ScoreBatchRequest__Output): ScoreBatchResponse => {
    if (requests.length > LARGEST_BATCH) {
      throw new AppError('invalid_request', `A batch has at most ${LARGEST_BATCH} guesses.`);
    }
    return { outcomes: requests.map((request) => outcomeOf(score, request)) };
  };
}

/** A guess that is refused must not cost the others their answers; what nobody foresaw fails the whole call. */
function outcomeOf(score: ReturnType<typeof scoreMethod>, request: ScoreRequest__Output): ScoreOutcome {
  try {
    return { score: score(request) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, details } = error;
    return { error: { code, message, details: JSON.stringify(details) } };
  }
}
