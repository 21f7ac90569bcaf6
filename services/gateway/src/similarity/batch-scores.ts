import { AppError, isErrorCode } from '@proximity/common/app-error';
import type { ScoreError__Output } from '@proximity/common/gen/proximity/similarity/v1/ScoreError';
import type { ScoreOutcome__Output } from '@proximity/common/gen/proximity/similarity/v1/ScoreOutcome';
import type { ScoreResponse__Output } from '@proximity/common/gen/proximity/similarity/v1/ScoreResponse';
import { z } from 'zod';
import type { ScoreAnswer } from '../api/score';
import type { AskScore } from './remember-scores';
import type { ScoreRequest, Scored } from './similarity';

/** Asks for several scores in one call; the outcomes come in the order of the requests. */
export type AskScores = (requests: ScoreRequest[], requestId: string) => Promise<ScoreOutcome__Output[]>;

interface Waiting {
  request: ScoreRequest;
  resolve: (scored: Scored<ScoreAnswer>) => void;
  reject: (error: unknown) => void;
}

// As many as similarity takes in one call.
const LARGEST_BATCH = 64;
const detailsShape = z.record(z.string(), z.unknown());

/**
 * Puts the guesses that arrive within one turn of the event loop into one call: a call costs the gateway far more
 * than a guess. A guess that is alone waits for nobody.
 */
export function batchScores(ask: AskScores): AskScore {
  let waiting: Waiting[] = [];
  const send = (requestId: string): void => {
    const batch = waiting;
    waiting = [];
    void settle(batch, requestId, ask);
  };
  return (request, requestId) =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      if (waiting.length === 1) setImmediate(send, requestId);
      if (waiting.length === LARGEST_BATCH) send(requestId);
    });
}

async function settle(batch: Waiting[], requestId: string, ask: AskScores): Promise<void> {
  if (batch.length === 0) return;
  try {
    const outcomes = await ask(
      batch.map(({ request }) => request),
      requestId,
    );
    for (const [index, { resolve, reject }] of batch.entries()) {
      const { score, error } = outcomes[index] ?? {};
      if (score) resolve({ answer: toScore(score), vectorsHash: score.vectorsHash });
      else reject(toAppError(error));
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

function toAppError(error: ScoreError__Output | null | undefined): AppError {
  if (!error || !isErrorCode(error.code)) return new AppError('internal', 'Something went wrong.');
  const details = detailsShape.parse(JSON.parse(error.details));
  return new AppError(error.code, error.message, { details });
}

function toScore(response: ScoreResponse__Output): ScoreAnswer {
  return {
    word: response.word,
    display: response.display,
    similarity: response.similarity,
    initialSimilarity: response.initialSimilarity,
    closestSimilarity: response.closestSimilarity,
    percentile: response.percentile ?? null,
    rank: response.rank,
    proximityString: response.proximityString,
    direction: response.direction ?? null,
    correct: response.correct,
    blocked: response.blocked,
  };
}
