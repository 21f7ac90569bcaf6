import { readGameMode, readLanguage } from '@proximity/common/game-mode';
import { scoreAnswer, scoreParams, scoreQuery } from '../api/score';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import type { LimitName } from '../limits/limits';
import type { Similarity } from '../similarity/similarity';
import type { VectorsInUse } from '../similarity/vectors-in-use';

/**
 * One guess. Most requests are guesses, so this one is to cost little: it knows no session, leaves only a share of its
 * log lines, and does not wait where the answer is known.
 */
export function similarityRoute(
  similarity: Similarity,
  vectors: VectorsInUse,
  limits: readonly LimitName[] = [],
): Route {
  return route({
    method: 'get',
    path: '/similarity/{lang}/{secret}/{guess}',
    summary: 'How near a guess is to the secret.',
    params: scoreParams,
    query: scoreQuery,
    answer: scoreAnswer,
    errors: [
      ...SERVICE_ERRORS,
      'unknown_language',
      'seal_language',
      'bad_seal',
      'invalid_word',
      'word_not_found',
      'secret_not_found',
    ],
    limits,
    cache: 'public',
    sampled: true,
    handle({ params: { lang: named, secret, guess }, query, requestId }) {
      const lang = readLanguage(named);
      const mode = readGameMode(query.mode);
      const scored = similarity.score({ lang, mode, secret, guess }, requestId);
      // A promise costs more than all else that is left to do here.
      return scored instanceof Promise
        ? scored.then((later) => vectors.stamp(lang, later))
        : vectors.stamp(lang, scored);
    },
    currentEtag: ({ params }) => vectors.etag(readLanguage(params.lang)),
  });
}
