import type { Accounts } from '../accounts/accounts';
import { nothing } from '../api/nothing';
import { marketingOptInRequest } from '../api/user';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import { cookieJar } from '../session/cookies';
import { siteOf } from '../session/site';
import type { SignInParts } from './sign-in';

/** What members change about their own accounts. */
export function accountRoutes(parts: SignInParts): Route[] {
  return [
    marketingOptInRoute(parts.accounts),
    gamesInitialLoadCompleteRoute(parts.accounts),
    deleteAccountRoute(parts),
  ];
}

function marketingOptInRoute(accounts: Accounts): Route {
  return route({
    method: 'post',
    path: '/api/marketing-opt-in',
    summary: 'Take or give back the consent to be written to.',
    access: 'member',
    limits: ['writes'],
    body: marketingOptInRequest,
    answer: nothing,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    async handle({ userId, body, requestId }) {
      await accounts.setMarketingOptIn(userId, body.marketingOptIn, requestId);
      return { answer: {} };
    },
  });
}

function gamesInitialLoadCompleteRoute(accounts: Accounts): Route {
  return route({
    method: 'post',
    path: '/api/games-initial-load-complete',
    summary: 'The games from before the first sign-in have been uploaded.',
    access: 'member',
    limits: ['writes'],
    body: nothing.optional(),
    answer: nothing,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    async handle({ userId, requestId }) {
      await accounts.setGamesInitialLoadComplete(userId, requestId);
      return { answer: {} };
    },
  });
}

function deleteAccountRoute({ accounts, clock, publicOrigin }: SignInParts): Route {
  return route({
    method: 'post',
    path: '/api/delete-account',
    summary: 'Delete the account and everything that belongs to it, for good.',
    access: 'member',
    limits: ['writes'],
    body: nothing.optional(),
    answer: nothing,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    async handle({ userId, sender, requestId }) {
      await accounts.delete(userId, requestId);
      return { answer: {}, cookies: cookieJar(siteOf(sender, publicOrigin), clock.now()).clearedSession() };
    },
  });
}
