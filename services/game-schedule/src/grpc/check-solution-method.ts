import type { Methods } from '@proximity/common/grpc-server';
import type { GameScheduleDefinition } from '@proximity/common/proto';
import type { CheckSolution } from '../domain/check-solution';
import { readSeries } from '../domain/series';

export function checkSolutionMethod(
  checkSolution: CheckSolution,
): Pick<Methods<GameScheduleDefinition>, 'CheckSolution'> {
  return {
    async CheckSolution(request, { requestId }) {
      const game = { ...readSeries(request), gameNumber: request.gameNumber };
      return { isSolution: await checkSolution(game, request.word, requestId) };
    },
  };
}
