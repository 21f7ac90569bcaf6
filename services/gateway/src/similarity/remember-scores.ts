import type { Clock } from '@proximity/common/clock';
import { LRUCache } from 'lru-cache';
import type { ScoreAnswer } from '../api/score';
import type { ScoreRequest, Scored, Similarity } from './similarity';

/** Asks the service for one score. */
export type AskScore = (request: ScoreRequest, requestId: string) => Promise<Scored<ScoreAnswer>>;

// About 0.5 kB each. On a day most guesses are the same few thousand words against the same secret.
const MOST_ANSWERS = 50_000;
// White space around a word counts for nothing: with kilobytes of it the kept keys would fill the memory.
const LONGEST_KEY = 400;
// An answer follows from its address and the vectors; as with etags, the service has to prove its vectors each minute.
const FRESH_MS = 60_000;

/** Keeps the latest scores, so that a guess that somebody else has made already costs no call. Errors are asked again. */
export function rememberScores(score: AskScore, clock: Clock): Similarity['score'] {
  const answers = new LRUCache<string, Scored<ScoreAnswer>>({
    max: MOST_ANSWERS,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const ask = async (key: string, request: ScoreRequest, requestId: string) => {
    const scored = await score(request, requestId);
    if (key.length <= LONGEST_KEY) answers.set(key, scored);
    return scored;
  };
  return (request, requestId) => {
    const { lang, mode, secret, guess } = request;
    // A line break ends each part: a word that had one would be another word, and its answer the same.
    const key = `${lang}\n${mode}\n${secret}\n${guess}`;
    return answers.get(key) ?? ask(key, request, requestId);
  };
}
