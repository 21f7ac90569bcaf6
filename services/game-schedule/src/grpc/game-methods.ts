import type { Methods } from '@proximity/common/grpc-server';
import type { GameScheduleDefinition } from '@proximity/common/proto';
import type { Games } from '../domain/games';
import { readSeries } from '../domain/series';

export function gameMethods(games: Games): Pick<Methods<GameScheduleDefinition>, 'GetGame' | 'GiveUp'> {
  return {
    GetGame: (request) => games.getGame({ ...readSeries(request), gameNumber: request.gameNumber }),
    async GiveUp(request) {
      return { secretWord: await games.giveUp({ ...readSeries(request), gameNumber: request.gameNumber }) };
    },
  };
}
