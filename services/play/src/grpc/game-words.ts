import type { GrpcClient } from '@proximity/common/grpc-client';
import type { GameScheduleDefinition } from '@proximity/common/proto';
import type { GameWords } from '../domain/game-words';

/** Asks the game-schedule service, whose errors are passed on as they are. */
export function createGameWords({ calls }: Pick<GrpcClient<GameScheduleDefinition>, 'calls'>): GameWords {
  return {
    async isSolution({ lang, mode, gameNumber }, word, requestId) {
      const { isSolution } = await calls.checkSolution({ lang, mode, gameNumber, word }, { requestId });
      return isSolution;
    },
    async seal({ lang, mode, gameNumber }, requestId) {
      const { sealedSecret } = await calls.getGame({ lang, mode, gameNumber }, { requestId });
      return sealedSecret;
    },
    async reveal({ lang, mode, gameNumber }, requestId) {
      const { secretWord } = await calls.giveUp({ lang, mode, gameNumber }, { requestId });
      return secretWord;
    },
  };
}
