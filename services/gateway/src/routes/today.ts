import { todayAnswer } from '../api/today';
import type { GameSchedule } from '../game-schedule/game-schedule';
import { route, SERVICE_ERRORS, type Route } from '../http/route';

export function todayRoute(gameSchedule: GameSchedule): Route {
  return route({
    method: 'get',
    path: '/proximity/today',
    summary: 'Which game is played today, and when the next one begins.',
    answer: todayAnswer,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    handle: async ({ requestId }) => ({ answer: await gameSchedule.today(requestId) }),
  });
}
