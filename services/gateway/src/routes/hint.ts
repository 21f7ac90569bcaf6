import { AppError } from '@proximity/common/app-error';
import { hintAnswer, hintParams, hintQuery } from '../api/hint';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import type { LimitName } from '../limits/limits';
import type { Similarity } from '../similarity/similarity';
import { readHintArguments } from './read-hint-arguments';
import { readPlace } from './read-place';

export function hintRoute(similarity: Similarity, limits: readonly LimitName[] = []): Route {
  return route({
    method: 'get',
    path: '/semantle/hint/{kind}/{secret}/{best}',
    summary: 'A word nearer to the secret than the best guess so far.',
    params: hintParams,
    query: hintQuery,
    answer: hintAnswer,
    errors: [
      ...SERVICE_ERRORS,
      'unknown_language',
      'seal_language',
      'bad_seal',
      'secret_not_found',
      'not_found',
    ],
    limits,
    cache: 'no-store',
    async handle({ params, query, requestId }) {
      if (params.kind !== 'proximity') throw new AppError('not_found', 'There are only proximity hints.');
      const request = { ...readPlace(query, ''), ...readHintArguments(params.secret, params.best) };
      return { answer: await similarity.hint(request, requestId) };
    },
  });
}
