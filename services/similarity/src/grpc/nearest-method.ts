import type { NearestRequest__Output } from '@proximity/common/gen/proximity/similarity/v1/NearestRequest';
import type { NearestResponse } from '@proximity/common/gen/proximity/similarity/v1/NearestResponse';
import type { Neighbor as NeighborMessage } from '@proximity/common/gen/proximity/similarity/v1/Neighbor';
import { AppError } from '@proximity/common/app-error';
import { readGameMode, scheduledMode } from '@proximity/common/game-mode';
import { isSeal } from '@proximity/common/sealed-secret';
import { isChildSafe } from '../domain/find-game';
import { findGuess } from '../domain/find-guess';
import { languageOf, type Lexicon } from '../domain/lexicon';
import { nearestWords, type Neighbor } from '../domain/nearest-words';

export function nearestMethod(lexicon: Lexicon) {
  return ({ lang, mode, word }: NearestRequest__Output): NearestResponse => {
    if (isSeal(word))
      throw new AppError('secret_sealed', 'The nearest words of a running game are not shown.');
    const language = languageOf(lexicon, lang);
    const { set, hash, tables } = language;
    const childSafe = isChildSafe(scheduledMode(readGameMode(mode)));
    const row = findGuess(language, word, childSafe);
    if (set.blocked.has(row)) return { data: [], nearbyCount: 0, vectorsHash: hash };
    const { data, nearbyCount } = nearestWords(set, tables.of(row, childSafe));
    return { data: data.map(toMessage), nearbyCount, vectorsHash: hash };
  };
}

// Field by field: taking a thousand objects apart and spreading them takes as long as making them.
function toMessage({ neighbor, display, similarity, percentile, direction }: Neighbor): NeighborMessage {
  return direction === null
    ? { neighbor, display, similarity, percentile }
    : { neighbor, display, similarity, percentile, direction };
}
