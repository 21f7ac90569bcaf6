import type { NearnessRequest__Output } from '@proximity/common/gen/proximity/similarity/v1/NearnessRequest';
import type { NearnessResponse } from '@proximity/common/gen/proximity/similarity/v1/NearnessResponse';
import { findGame } from '../domain/find-game';
import type { Lexicon } from '../domain/lexicon';
import { nearness } from '../domain/nearness';

export function nearnessMethod(lexicon: Lexicon) {
  return (request: NearnessRequest__Output): NearnessResponse => {
    const { language, table } = findGame(lexicon, request);
    return { ...nearness(language.set, table), vectorsHash: language.hash };
  };
}
