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
    if (set.blocked.has(row)) return { data: [], nearby: [], vectorsHash: hash };
    const { data, nearby } = nearestWords(set, tables.of(row, childSafe));
    return { data: data.map(toMessage), nearby: nearby.map(toMessage), vectorsHash: hash };
  };
}

function toMessage({ direction, ...rest }: Neighbor): NeighborMessage {
  return direction === null ? rest : { ...rest, direction };
}
