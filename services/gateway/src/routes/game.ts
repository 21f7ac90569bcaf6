import { gameAnswer, gameParams, gameQuery } from '../api/game';
import type { GameSchedule } from '../game-schedule/game-schedule';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import { readGameNumber } from './read-game-number';
import { readPlace } from './read-place';

export function gameRoute(gameSchedule: GameSchedule): Route {
  return route({
    method: 'get',
    path: '/proximity/game/{gameNumber}',
    summary: 'The sealed secret of a game that has begun.',
    params: gameParams,
    query: gameQuery,
    answer: gameAnswer,
    errors: [...SERVICE_ERRORS, 'date_not_found', 'future_game', 'unknown_language'],
    cache: 'no-store',
    async handle({ params, query, requestId }) {
      const gameNumber = readGameNumber(params.gameNumber);
      return { answer: await gameSchedule.game({ ...readPlace(query, 'en'), gameNumber }, requestId) };
    },
  });
}
