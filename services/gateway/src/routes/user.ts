import { AppError } from '@proximity/common/app-error';
import type { Logger } from '@proximity/common/logger';
import { userAnswer, type UserDetails } from '../api/user';
import type { Friends } from '../friends/friends';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import { cookieJar } from '../session/cookies';
import { siteOf } from '../session/site';
import type { SignInParts } from './sign-in';

type OfFriends = Pick<UserDetails, 'friendCode' | 'friendCount' | 'hasFriends' | 'pendingInvites'>;

/** What is said of somebody's friends while friends cannot be asked: nothing that could be taken for true. */
const UNKNOWN: OfFriends = { friendCode: null, friendCount: null, hasFriends: null, pendingInvites: null };

export function userRoute(parts: SignInParts & { friends: Friends }): Route {
  const { accounts, clock, publicOrigin } = parts;
  return route({
    method: 'get',
    path: '/api/user',
    summary: 'Who is signed in; null for nobody.',
    access: 'visitor',
    answer: userAnswer,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    async handle({ userId, sender, requestId }) {
      if (userId === undefined) return { answer: null };
      try {
        const [details, ofFriends] = await Promise.all([
          accounts.user(userId, requestId),
          friendsOf(parts, userId, requestId),
        ]);
        return { answer: { ...details, ...ofFriends, loggedIn: true as const, isAdmin: false } };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
        return {
          answer: null,
          cookies: cookieJar(siteOf(sender, publicOrigin), clock.now()).clearedSession(),
        };
      }
    },
  });
}

/** Friends being away is no reason to be signed out. */
async function friendsOf(
  { friends, logger }: { friends: Friends; logger: Logger },
  userId: string,
  requestId: string,
): Promise<OfFriends> {
  try {
    const { friendCode, friendCount, pendingInvites } = await friends.overview(userId, requestId);
    return { friendCode, friendCount, pendingInvites, hasFriends: friendCount > 0 };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unauthenticated') throw error;
    logger.warn({ code: error.code, requestId }, 'A player is shown without friends.');
    return UNKNOWN;
  }
}
