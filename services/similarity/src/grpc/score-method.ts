import type { ScoreRequest__Output } from '@proximity/common/gen/proximity/similarity/v1/ScoreRequest';
import type { ScoreResponse } from '@proximity/common/gen/proximity/similarity/v1/ScoreResponse';
import { findGame } from '../domain/find-game';
import { findGuess } from '../domain/find-guess';
import type { Lexicon } from '../domain/lexicon';
import { score } from '../domain/score';

export function scoreMethod(lexicon: Lexicon) {
  return (request: ScoreRequest__Output): ScoreResponse => {
    const { language, childSafe, table } = findGame(lexicon, request);
    const guess = findGuess(language, request.guess, childSafe);
    const { percentile, direction, ...rest } = score(language.set, table, guess);
    return {
      ...rest,
      ...(percentile === null ? {} : { percentile }),
      ...(direction === null ? {} : { direction }),
      vectorsHash: language.hash,
    };
  };
}
