import { nothing } from '../api/nothing';
import { route, type Route } from '../http/route';
import { cookieJar, readCookies } from '../session/cookies';
import { siteOf } from '../session/site';
import type { SignInParts } from './sign-in';
import { signOutQuietly } from './sign-out-quietly';

export function logoutRoute(parts: SignInParts): Route {
  return route({
    method: 'post',
    path: '/auth/logout',
    summary: 'Sign out. The cookies are cleared in any case.',
    body: nothing.optional(),
    answer: nothing,
    cache: 'no-store',
    async handle({ sender, requestId }) {
      const { refresh } = readCookies(sender, parts.publicOrigin);
      if (refresh !== undefined) await signOutQuietly(parts, refresh, requestId);
      const jar = cookieJar(siteOf(sender, parts.publicOrigin), parts.clock.now());
      return { answer: {}, cookies: jar.clearedSession() };
    },
  });
}
