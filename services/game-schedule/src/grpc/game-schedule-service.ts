import type { Clock } from '@proximity/common/clock';
import { grpcService, type GrpcService } from '@proximity/common/grpc-server';
import { gameScheduleDefinition } from '@proximity/common/proto';
import type { CustomGames } from '../domain/custom-games';
import type { Games } from '../domain/games';
import { customGameMethods } from './custom-game-methods';
import { gameMethods } from './game-methods';
import { todayMethod } from './today-method';

export interface ScheduleParts {
  clock: Clock;
  games: Games;
  customGames: CustomGames;
}

/** The rpcs of game-schedule.proto. */
export function gameScheduleService({ clock, games, customGames }: ScheduleParts): GrpcService {
  return grpcService(gameScheduleDefinition(), {
    ...todayMethod(clock),
    ...gameMethods(games),
    ...customGameMethods(customGames),
  });
}
