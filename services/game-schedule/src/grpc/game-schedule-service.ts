import type { Clock } from '@proximity/common/clock';
import { grpcService, type GrpcService } from '@proximity/common/grpc-server';
import { gameScheduleDefinition } from '@proximity/common/proto';
import type { CheckSolution } from '../domain/check-solution';
import type { CustomGames } from '../domain/custom-games';
import type { Games } from '../domain/games';
import { checkSolutionMethod } from './check-solution-method';
import { customGameMethods } from './custom-game-methods';
import { gameMethods } from './game-methods';
import { todayMethod } from './today-method';

export interface ScheduleParts {
  clock: Clock;
  games: Games;
  checkSolution: CheckSolution;
  customGames: CustomGames;
}

/** The rpcs of game-schedule.proto. */
export function gameScheduleService({
  clock,
  games,
  checkSolution,
  customGames,
}: ScheduleParts): GrpcService {
  return grpcService(gameScheduleDefinition(), {
    ...todayMethod(clock),
    ...gameMethods(games),
    ...checkSolutionMethod(checkSolution),
    ...customGameMethods(customGames),
  });
}
