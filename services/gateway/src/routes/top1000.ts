import { readGameMode, readLanguage } from '@proximity/common/game-mode';
import { nearestAnswer, nearestParams, nearestQuery } from '../api/nearest';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import type { LimitName } from '../limits/limits';
import type { Similarity } from '../similarity/similarity';
import type { VectorsInUse } from '../similarity/vectors-in-use';

export function top1000Route(
  similarity: Similarity,
  vectors: VectorsInUse,
  limits: readonly LimitName[] = [],
): Route {
  return route({
    method: 'get',
    path: '/semantle/top1000/{lang}/{word}',
    summary: 'A word and the 999 words nearest to it.',
    params: nearestParams,
    query: nearestQuery,
    answer: nearestAnswer,
    errors: [...SERVICE_ERRORS, 'unknown_language', 'invalid_word', 'word_not_found', 'secret_sealed'],
    limits,
    cache: 'public',
    compress: true,
    async handle({ params, query, requestId }) {
      const lang = readLanguage(params.lang);
      const request = { lang, mode: readGameMode(query.mode), word: params.word };
      return vectors.stamp(lang, await similarity.nearest(request, requestId));
    },
    currentEtag: ({ params }) => vectors.etag(readLanguage(params.lang)),
  });
}
