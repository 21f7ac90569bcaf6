import { grpcService, type GrpcService } from '@proximity/common/grpc-server';
import { similarityDefinition } from '@proximity/common/proto';
import type { Lexicon } from '../domain/lexicon';
import { checkWordMethod } from './check-word-method';
import { curatedSecretsMethod } from './curated-secrets-method';
import { hintMethod } from './hint-method';
import { nearestMethod } from './nearest-method';
import { nearnessMethod } from './nearness-method';
import { scoreBatchMethod } from './score-batch-method';
import { scoreMethod } from './score-method';

export function similarityService(lexicon: Lexicon): GrpcService {
  return grpcService(similarityDefinition(), {
    Score: scoreMethod(lexicon),
    ScoreBatch: scoreBatchMethod(lexicon),
    Nearest: nearestMethod(lexicon),
    Nearness: nearnessMethod(lexicon),
    Hint: hintMethod(lexicon),
    CheckWord: checkWordMethod(lexicon),
    CuratedSecrets: curatedSecretsMethod(lexicon),
  });
}
