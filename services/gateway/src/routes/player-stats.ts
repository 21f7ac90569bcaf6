import { gameCodeParams } from '../api/game-code';
import { nothing } from '../api/nothing';
import { statsAnswer, upsertStatsRequest } from '../api/player-stats';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import type { Stats } from '../stats/stats';

/** A member's statistics. */
export function playerStatsRoutes(stats: Stats): Route[] {
  return [upsertStatsRoute(stats), statsRoute(stats)];
}

function upsertStatsRoute(stats: Stats): Route {
  return route({
    method: 'post',
    path: '/api/upsert-stats',
    summary: "Keep the device's statistics, unless those that are kept have more plays.",
    access: 'member',
    limits: ['writes'],
    body: upsertStatsRequest,
    answer: nothing,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    async handle({ userId, body, requestId }) {
      await stats.upload({ userId, gameCode: body.gameCode, stats: body.stats }, requestId);
      return { answer: {} };
    },
  });
}

function statsRoute(stats: Stats): Route {
  return route({
    method: 'get',
    path: '/api/stats/{gameCode}',
    summary: "The member's statistics.",
    access: 'member',
    limits: ['reads'],
    params: gameCodeParams,
    answer: statsAnswer,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    async handle({ userId, params: { gameCode }, requestId }) {
      const found = await stats.of({ userId, gameCode }, requestId);
      return {
        answer:
          found === undefined ? { found: false as const } : { found: true as const, stats: { stats: found } },
      };
    },
  });
}
