import { gameParams, gameQuery } from '../api/game';
import { giveUpGameAnswer, giveUpRequest } from '../api/give-up';
import type { GameSchedule } from '../game-schedule/game-schedule';
import { LARGE_BODY, route, SERVICE_ERRORS, type Route } from '../http/route';
import type { Play } from '../play/play';
import { gameCodeOf } from './game-code-of';
import { readGameNumber } from './read-game-number';
import { readPlace } from './read-place';

/** A member's game is ended before its word is told: whoever has the word has given up, on every device. */
export function giveUpRoute(gameSchedule: GameSchedule, play: Play): Route {
  return route({
    method: 'post',
    path: '/proximity/game/{gameNumber}/give-up',
    summary:
      "Give a game up: its secret in plain text. A member's game is recorded as ended in the same moment.",
    access: 'visitor',
    limits: ['saves'],
    params: gameParams,
    query: gameQuery,
    body: giveUpRequest.optional(),
    bodyFormat: LARGE_BODY,
    answer: giveUpGameAnswer,
    errors: [...SERVICE_ERRORS, 'date_not_found', 'future_game', 'unknown_language'],
    cache: 'no-store',
    async handle({ params, query, body, userId, requestId }) {
      const gameNumber = readGameNumber(params.gameNumber);
      const place = readPlace(query, 'en');
      if (userId === undefined)
        return { answer: await gameSchedule.giveUp({ ...place, gameNumber }, requestId) };
      const gameData = body?.gameData ?? '';
      const game = { userId, gameCode: gameCodeOf(place), gameNumber, gameData };
      return { answer: await play.giveUp(game, requestId) };
    },
  });
}
