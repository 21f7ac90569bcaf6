import {
  friendRequestAnswer,
  friendRequestParams,
  friendRequestRequest,
  friendRequestsAnswer,
} from '../api/friends';
import { nothing } from '../api/nothing';
import type { Friends } from '../friends/friends';
import { route, SERVICE_ERRORS, type Route } from '../http/route';

/** Both sides have room for so many friends only. */
const NO_ROOM = ['too_many_friends', 'player_has_no_room'] as const;

/** From a code to a friend. */
export function friendRequestRoutes(friends: Friends): Route[] {
  return [
    requestRoute(friends),
    requestsRoute(friends),
    answerRoute('accept', 'Become friends with who has asked.', (...args) => friends.accept(...args)),
    answerRoute('decline', 'Not become friends; the other side is not told.', (...args) =>
      friends.decline(...args),
    ),
  ];
}

function requestRoute(friends: Friends): Route {
  return route({
    method: 'post',
    path: '/api/friend-request',
    summary: 'Ask the owner of a friend code.',
    access: 'member',
    limits: ['friend-request-address', 'friend-request'],
    body: friendRequestRequest,
    answer: friendRequestAnswer,
    errors: [...SERVICE_ERRORS, ...NO_ROOM, 'not_found', 'own_friend_code', 'already_friends'],
    cache: 'no-store',
    async handle({ userId, body: { friendCode }, requestId }) {
      const { added } = await friends.request({ userId, friendCode }, requestId);
      return { answer: { status: added ? ('added' as const) : ('requested' as const) } };
    },
  });
}

function requestsRoute(friends: Friends): Route {
  return route({
    method: 'get',
    path: '/api/friend-requests',
    summary: "Requests that wait for the member's answer.",
    access: 'member',
    limits: ['reads'],
    answer: friendRequestsAnswer,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    handle: async ({ userId, requestId }) => ({ answer: await friends.requests(userId, requestId) }),
  });
}

function answerRoute(answer: 'accept' | 'decline', summary: string, give: Friends['accept']): Route {
  return route({
    method: 'post',
    path: `/api/friend-request/{id}/${answer}`,
    summary,
    access: 'member',
    limits: ['writes'],
    params: friendRequestParams,
    body: nothing.optional(),
    answer: nothing,
    errors: [...SERVICE_ERRORS, ...(answer === 'accept' ? NO_ROOM : []), 'not_found'],
    cache: 'no-store',
    async handle({ userId, params: { id }, requestId }) {
      await give({ userId, requestId: id }, requestId);
      return { answer: {} };
    },
  });
}
