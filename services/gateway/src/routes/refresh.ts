import { AppError } from '@proximity/common/app-error';
import { nothing } from '../api/nothing';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import { cookieJar, readCookies } from '../session/cookies';
import { siteOf } from '../session/site';
import type { SignInParts } from './sign-in';

export function refreshRoute({ accounts, clock, publicOrigin }: SignInParts): Route {
  return route({
    method: 'post',
    path: '/auth/refresh',
    summary: 'Renew the session: a new jwt and a new refresh token.',
    limits: ['refresh'],
    body: nothing.optional(),
    answer: nothing,
    errors: [...SERVICE_ERRORS, 'unauthenticated'],
    cache: 'no-store',
    async handle({ sender, requestId }) {
      const jar = cookieJar(siteOf(sender, publicOrigin), clock.now());
      const { refresh } = readCookies(sender, publicOrigin);
      const cookies = jar.clearedSession();
      if (refresh === undefined)
        return { refusal: new AppError('unauthenticated', 'You are signed out. Sign in again.'), cookies };
      try {
        return { answer: {}, cookies: jar.session(await accounts.refresh(refresh, requestId)) };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
        return { refusal: error, cookies };
      }
    },
  });
}
