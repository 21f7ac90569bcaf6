import type { Neighbor__Output } from '@proximity/common/gen/proximity/similarity/v1/Neighbor';
import type { Clock } from '@proximity/common/clock';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { similarityDefinition } from '@proximity/common/proto';
import type { Neighbor } from '../api/nearest';
import { batchScores } from './batch-scores';
import { rememberScores } from './remember-scores';
import type { Similarity } from './similarity';

const SCORE_MS = 500;
// A list or a hint may be the first to ask for its secret, and then waits for a search of the whole vocabulary.
const LIST_MS = 2_000;

export interface SimilarityClient extends Similarity {
  close(): void;
}

/** The similarity service at this address. */
export function connectSimilarity(address: string, clock: Clock): SimilarityClient {
  const client = createGrpcClient(similarityDefinition(), { address, deadlineMs: LIST_MS });
  const { calls } = client;
  return {
    score: rememberScores(
      batchScores((requests, requestId) =>
        calls.scoreBatch({ requests }, { requestId, deadlineMs: SCORE_MS }).then(({ outcomes }) => outcomes),
      ),
      clock,
    ),
    async nearest(request, requestId) {
      const { data, nearbyCount, vectorsHash } = await calls.nearest(request, { requestId });
      const neighbors = data.map(toNeighbor);
      return { answer: { data: neighbors, nearby: neighbors.slice(1, 1 + nearbyCount) }, vectorsHash };
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

function toNeighbor({ neighbor, display, similarity, percentile, direction }: Neighbor__Output): Neighbor {
  return { neighbor, display, similarity, percentile, direction: direction ?? null };
}
