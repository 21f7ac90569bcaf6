import type { Clock } from '@proximity/common/clock';
import type { Logger } from '@proximity/common/logger';
import type { Accounts } from '../accounts/accounts';
import { SIGN_IN_MS } from '../accounts/accounts-client';
import { providerParams, signInForm, signInQuery } from '../api/sign-in';
import type { Redirect } from '../http/reply';
import { redirectRoute, SERVICE_ERRORS, type Route, type RouteInput } from '../http/route';
import { cookieJar } from '../session/cookies';
import { siteOf } from '../session/site';
import { signInFailurePage } from './failed-sign-in';
import { readUploadedStats } from './read-uploaded-stats';

export interface SignInParts {
  accounts: Accounts;
  clock: Clock;
  logger: Logger;
  /** The origin of the page, where it is not simply the host that was asked. */
  publicOrigin: string | undefined;
}

const PATIENCE_MS = SIGN_IN_MS + 1_000;
const ERRORS = [...SERVICE_ERRORS, 'not_found'] as const;

export function signInRoutes(parts: SignInParts): Route[] {
  return [linkRoute(parts), formRoute(parts)];
}

function linkRoute(parts: SignInParts): Route {
  return redirectRoute({
    method: 'get',
    path: '/auth/{provider}',
    summary: 'Sign in: on to the page of the provider.',
    limits: ['sign-in'],
    params: providerParams,
    query: signInQuery,
    errors: ERRORS,
    status: 302,
    patienceMs: PATIENCE_MS,
    failurePage: signInFailurePage,
    handle: (input) => begin(parts, input, input.query),
  });
}

function formRoute(parts: SignInParts): Route {
  return redirectRoute({
    method: 'post',
    path: '/auth/{provider}',
    summary: "Sign in, and upload the device's statistics where the account has fewer plays.",
    limits: ['sign-in'],
    params: providerParams,
    body: signInForm.optional(),
    bodyFormat: { kind: 'form' },
    errors: ERRORS,
    status: 303,
    patienceMs: PATIENCE_MS,
    failurePage: signInFailurePage,
    handle: (input) => {
      const { __stats: stats, referer } = input.body ?? {};
      return begin(parts, input, { referer, uploadedStats: readUploadedStats(stats) });
    },
  });
}

async function begin(
  { accounts, clock, publicOrigin }: SignInParts,
  { params, requestId, sender }: RouteInput<{ provider: string }>,
  { referer = '', uploadedStats }: { referer?: string | undefined; uploadedStats?: string | undefined },
): Promise<Redirect> {
  const site = siteOf(sender, publicOrigin);
  const { provider } = params;
  const redirectUri = `${site}/auth/${encodeURIComponent(provider)}/callback`;
  const stats = uploadedStats === undefined ? {} : { uploadedStats };
  const begun = await accounts.beginSignIn({ provider, referer, redirectUri, ...stats }, requestId);
  const cookies = [cookieJar(site, clock.now()).login(begun.loginToken)];
  return { location: begun.authorizationUrl, cookies };
}
