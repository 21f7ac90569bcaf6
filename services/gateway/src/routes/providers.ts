import type { KnownProviders } from '../accounts/remember-providers';
import { providersAnswer } from '../api/providers';
import { route, SERVICE_ERRORS, type Route } from '../http/route';

export function providersRoute(providers: KnownProviders, accountSiteUrl: string | undefined): Route {
  return route({
    method: 'get',
    path: '/auth/providers',
    summary: 'The ways to sign in.',
    answer: providersAnswer,
    errors: SERVICE_ERRORS,
    cache: 'no-store',
    handle: async () => ({
      answer: {
        providers: (await providers.list()).map(({ id, name }) => ({ id, name })),
        accountSiteUrl: accountSiteUrl ?? null,
      },
    }),
  });
}
