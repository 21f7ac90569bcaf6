import { readGameMode, readLanguage } from '@proximity/common/game-mode';
import { nearnessAnswer, nearnessParams, nearnessQuery } from '../api/nearness';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import type { LimitName } from '../limits/limits';
import type { Similarity } from '../similarity/similarity';
import type { VectorsInUse } from '../similarity/vectors-in-use';

export function nearnessRoute(
  similarity: Similarity,
  vectors: VectorsInUse,
  limits: readonly LimitName[] = [],
): Route {
  return route({
    method: 'get',
    path: '/proximity/nearness/{lang}/{secret}',
    summary: 'How near the nearest, the tenth nearest and the thousandth word are.',
    params: nearnessParams,
    query: nearnessQuery,
    answer: nearnessAnswer,
    errors: [...SERVICE_ERRORS, 'unknown_language', 'seal_language', 'bad_seal', 'secret_not_found'],
    limits,
    cache: 'public',
    async handle({ params, query, requestId }) {
      const lang = readLanguage(params.lang);
      const request = { lang, mode: readGameMode(query.mode), secret: params.secret };
      return vectors.stamp(lang, await similarity.nearness(request, requestId));
    },
    currentEtag: ({ params }) => vectors.etag(readLanguage(params.lang)),
  });
}
