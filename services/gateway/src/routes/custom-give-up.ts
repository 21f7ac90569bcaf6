import { customGiveUpRequest } from '../api/custom-game';
import { giveUpAnswer } from '../api/give-up';
import type { GameSchedule } from '../game-schedule/game-schedule';
import { route, SERVICE_ERRORS, type Route } from '../http/route';

export function customGiveUpRoute(gameSchedule: GameSchedule): Route {
  return route({
    method: 'post',
    path: '/proximity/custom/give-up',
    summary: "Give a player's game up: its secret in plain text.",
    body: customGiveUpRequest,
    answer: giveUpAnswer,
    errors: [...SERVICE_ERRORS, 'bad_seal'],
    cache: 'no-store',
    handle: async ({ body, requestId }) => ({
      answer: await gameSchedule.giveUpCustomGame(body.code, requestId),
    }),
  });
}
