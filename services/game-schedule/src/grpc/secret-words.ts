import type { GrpcClient } from '@proximity/common/grpc-client';
import type { SimilarityDefinition } from '@proximity/common/proto';
import type { SecretWords } from '../domain/secret-words';

/** Asks the similarity service, whose errors are passed on as they are. */
export function createSecretWords({ calls }: Pick<GrpcClient<SimilarityDefinition>, 'calls'>): SecretWords {
  return {
    async curated({ lang, mode }) {
      const { words } = await calls.curatedSecrets({ lang, mode });
      return words;
    },
    async check({ lang, mode }, typed, requestId) {
      const { word, fitAsSecret } = await calls.checkWord({ lang, mode, word: typed }, { requestId });
      return { word, fitAsSecret };
    },
  };
}
