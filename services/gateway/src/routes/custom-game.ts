import { customGameAnswer, customGameRequest, type CustomGameRequest } from '../api/custom-game';
import type { CustomGame, GameSchedule } from '../game-schedule/game-schedule';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import { readPlace } from './read-place';

export function customGameRoute(gameSchedule: GameSchedule): Route {
  return route({
    method: 'post',
    path: '/proximity/custom',
    summary: 'Make a game of a word, or of a random one that not even its maker knows.',
    body: customGameRequest,
    answer: customGameAnswer,
    errors: [...SERVICE_ERRORS, 'unknown_language', 'invalid_word', 'unfit_word', 'word_not_found'],
    cache: 'no-store',
    handle: async ({ body, requestId }) => ({
      answer: await gameSchedule.createCustomGame(toGame(body), requestId),
    }),
  });
}

function toGame(body: CustomGameRequest): CustomGame {
  const place = readPlace(body, 'en');
  return 'word' in body ? { ...place, word: body.word } : { ...place, random: body.random };
}
