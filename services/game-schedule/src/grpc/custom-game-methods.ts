import { AppError } from '@proximity/common/app-error';
import type { Methods } from '@proximity/common/grpc-server';
import type { GameScheduleDefinition } from '@proximity/common/proto';
import type { CustomGames } from '../domain/custom-games';
import { readSeries } from '../domain/series';

export function customGameMethods(
  customGames: CustomGames,
): Pick<Methods<GameScheduleDefinition>, 'CreateCustomGame' | 'GiveUpCustomGame'> {
  return {
    async CreateCustomGame(request, { requestId }) {
      const series = readSeries(request);
      if (request.random) return { code: await customGames.fromChance(series) };
      if (request.word === undefined) {
        throw new AppError('invalid_request', 'Give a word, or ask for a random one.');
      }
      return { code: await customGames.fromWord(series, request.word, requestId) };
    },
    GiveUpCustomGame: ({ code }) => ({ secretWord: customGames.giveUp(code) }),
  };
}
