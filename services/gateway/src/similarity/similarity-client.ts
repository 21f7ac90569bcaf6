import type { Neighbor__Output } from '@proximity/common/gen/proximity/similarity/v1/Neighbor';
import type { ScoreResponse__Output } from '@proximity/common/gen/proximity/similarity/v1/ScoreResponse';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { similarityDefinition } from '@proximity/common/proto';
import type { Neighbor } from '../api/nearest';
import type { ScoreAnswer } from '../api/score';
import type { Similarity } from './similarity';

const SCORE_MS = 500;
// A list or a hint may be the first to ask for its secret, and then waits for a search of the whole vocabulary.
const LIST_MS = 2_000;

export interface SimilarityClient extends Similarity {
  close(): void;
}

/** The similarity service at this address. */
export function connectSimilarity(address: string): SimilarityClient {
  const client = createGrpcClient(similarityDefinition(), { address, deadlineMs: LIST_MS });
  const { calls } = client;
  return {
    async score(request, requestId) {
      const response = await calls.score(request, { requestId, deadlineMs: SCORE_MS });
      return { answer: toScore(response), vectorsHash: response.vectorsHash };
    },
    async nearest(request, requestId) {
      const { data, nearby, vectorsHash } = await calls.nearest(request, { requestId });
      return { answer: { data: data.map(toNeighbor), nearby: nearby.map(toNeighbor) }, vectorsHash };
    },
    async nearness(request, requestId) {
      const { vectorsHash, nearest, tenth, thousandth } = await calls.nearness(request, { requestId });
      return { answer: { nearest, tenth, thousandth }, vectorsHash };
    },
    async hint(request, requestId) {
      const { hintWord } = await calls.hint(request, { requestId });
      return { hintWord: hintWord ?? null };
    },
    close: () => client.close(),
  };
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

function toNeighbor({ neighbor, display, similarity, percentile, direction }: Neighbor__Output): Neighbor {
  return { neighbor, display, similarity, percentile, direction: direction ?? null };
}
