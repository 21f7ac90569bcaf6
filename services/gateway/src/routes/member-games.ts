import { gameCodeParams, memberGameParams } from '../api/game-code';
import { gamesPlayedAnswer, memberGameAnswer, upsertGameAnswer, upsertGameRequest } from '../api/saved-game';
import { LARGE_BODY, route, SERVICE_ERRORS, type Route } from '../http/route';
import type { Play } from '../play/play';
import { readGameNumber } from './read-game-number';

/** A member's own games. */
export function memberGameRoutes(play: Play): Route[] {
  return [upsertGameRoute(play), gamesPlayedRoute(play), memberGameRoute(play)];
}

function upsertGameRoute(play: Play): Route {
  return route({
    method: 'post',
    path: '/api/upsert-game',
    summary: 'Save a game: what the device has is merged with what is kept.',
    access: 'member',
    limits: ['saves'],
    body: upsertGameRequest,
    bodyFormat: LARGE_BODY,
    answer: upsertGameAnswer,
    errors: [...SERVICE_ERRORS, 'date_not_found', 'future_game', 'conflict'],
    cache: 'no-store',
    async handle({ userId, body: { gameCode, gameNumber, gameData }, requestId }) {
      const game = await play.upsertGame({ userId, gameCode, gameNumber, gameData }, requestId);
      return { answer: { game } };
    },
  });
}

function gamesPlayedRoute(play: Play): Route {
  return route({
    method: 'get',
    path: '/api/games-played/{gameCode}',
    summary: 'Which games the member has begun, and how they ended.',
    access: 'member',
    limits: ['reads'],
    params: gameCodeParams,
    answer: gamesPlayedAnswer,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    compress: true,
    handle: async ({ userId, params: { gameCode }, requestId }) => ({
      answer: await play.gamesPlayed({ userId, gameCode }, requestId),
    }),
  });
}

function memberGameRoute(play: Play): Route {
  return route({
    method: 'get',
    path: '/api/game/{gameCode}/{gameNumber}',
    summary: "One of the member's games, as it is kept.",
    access: 'member',
    limits: ['reads'],
    params: memberGameParams,
    answer: memberGameAnswer,
    errors: [...SERVICE_ERRORS, 'date_not_found', 'future_game'],
    cache: 'no-store',
    compress: true,
    async handle({ userId, params, requestId }) {
      const gameNumber = readGameNumber(params.gameNumber);
      const game = await play.game({ userId, gameCode: params.gameCode, gameNumber }, requestId);
      return { answer: game ? { found: true as const, game } : { found: false as const } };
    },
  });
}
