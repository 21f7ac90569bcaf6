import { friendCodeAnswer, removeFriendRequest } from '../api/friends';
import { memberGameParams } from '../api/game-code';
import { friendsGamesAnswer, standingAnswer } from '../api/leaderboard';
import { nothing } from '../api/nothing';
import type { Friends } from '../friends/friends';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import { readGameNumber } from './read-game-number';

/** A member's friends, and where the member stands. */
export function friendsRoutes(friends: Friends): Route[] {
  return [
    removeFriendRoute(friends),
    regenerateFriendCodeRoute(friends),
    friendsGamesRoute(friends),
    standingRoute(friends),
  ];
}

function removeFriendRoute(friends: Friends): Route {
  return route({
    method: 'post',
    path: '/api/remove-friend',
    summary: 'End a friendship, for both.',
    access: 'member',
    limits: ['writes'],
    body: removeFriendRequest,
    answer: nothing,
    errors: [...SERVICE_ERRORS, 'not_found'],
    cache: 'no-store',
    async handle({ userId, body: { friendId }, requestId }) {
      await friends.remove({ userId, friendId }, requestId);
      return { answer: {} };
    },
  });
}

function regenerateFriendCodeRoute(friends: Friends): Route {
  return route({
    method: 'post',
    path: '/api/regenerate-friend-code',
    summary: 'Get a new friend code; the old one finds nobody any more.',
    access: 'member',
    limits: ['writes'],
    body: nothing.optional(),
    answer: friendCodeAnswer,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    handle: async ({ userId, requestId }) => ({
      answer: { friendCode: await friends.regenerateCode(userId, requestId) },
    }),
  });
}

const GAME_ERRORS = [...SERVICE_ERRORS, 'date_not_found', 'future_game'] as const;

function friendsGamesRoute(friends: Friends): Route {
  return route({
    method: 'get',
    path: '/api/friends-games/{gameNumber}/{gameCode}',
    summary: 'How the member and all friends stand in one game.',
    access: 'member',
    limits: ['reads'],
    params: memberGameParams,
    answer: friendsGamesAnswer,
    errors: GAME_ERRORS,
    cache: 'no-store',
    async handle({ userId, params, requestId }) {
      const gameNumber = readGameNumber(params.gameNumber);
      return { answer: await friends.games({ userId, gameCode: params.gameCode, gameNumber }, requestId) };
    },
  });
}

function standingRoute(friends: Friends): Route {
  return route({
    method: 'get',
    path: '/api/standing/{gameNumber}/{gameCode}',
    summary: "The member's place among all members who have won a game.",
    access: 'member',
    limits: ['reads'],
    params: memberGameParams,
    answer: standingAnswer,
    errors: GAME_ERRORS,
    cache: 'no-store',
    async handle({ userId, params, requestId }) {
      const gameNumber = readGameNumber(params.gameNumber);
      return { answer: await friends.standing({ userId, gameCode: params.gameCode, gameNumber }, requestId) };
    },
  });
}
