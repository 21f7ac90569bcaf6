import { AppError } from '@proximity/common/app-error';
import type { HintRequest__Output } from '@proximity/common/gen/proximity/similarity/v1/HintRequest';
import type { HintResponse } from '@proximity/common/gen/proximity/similarity/v1/HintResponse';
import { findGame } from '../domain/find-game';
import { hint } from '../domain/hint';
import type { Lexicon } from '../domain/lexicon';
import { SECRET_PERCENTILE } from '../domain/percentile';

export function hintMethod(lexicon: Lexicon) {
  return (request: HintRequest__Output): HintResponse => {
    const best = request.bestPercentile;
    if (best < 0 || best > SECRET_PERCENTILE) {
      throw new AppError(
        'invalid_request',
        `The best percentile is a number from 0 to ${SECRET_PERCENTILE}.`,
      );
    }
    const { language, table } = findGame(lexicon, request);
    const hintWord = hint(language.set, table, best);
    return hintWord === null ? {} : { hintWord };
  };
}
