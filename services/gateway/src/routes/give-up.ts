import { gameParams, gameQuery } from '../api/game';
import { giveUpAnswer, giveUpRequest } from '../api/give-up';
import type { GameSchedule } from '../game-schedule/game-schedule';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import { readGameNumber } from './read-game-number';
import { readPlace } from './read-place';

export function giveUpRoute(gameSchedule: GameSchedule): Route {
  return route({
    method: 'post',
    path: '/proximity/game/{gameNumber}/give-up',
    summary: 'Give a game up: its secret in plain text.',
    params: gameParams,
    query: gameQuery,
    body: giveUpRequest.optional(),
    answer: giveUpAnswer,
    errors: [...SERVICE_ERRORS, 'date_not_found', 'future_game', 'unknown_language'],
    cache: 'no-store',
    async handle({ params, query, requestId }) {
      const gameNumber = readGameNumber(params.gameNumber);
      return { answer: await gameSchedule.giveUp({ ...readPlace(query, 'en'), gameNumber }, requestId) };
    },
  });
}
