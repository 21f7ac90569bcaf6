import { AppError } from '@proximity/common/app-error';
import type { Accounts, CompletedSignIn } from '../accounts/accounts';
import { SIGN_IN_MS } from '../accounts/accounts-client';
import { providerParams } from '../api/sign-in';
import type { Redirect } from '../http/reply';
import { redirectRoute, type Route, type RouteInput } from '../http/route';
import { cookieJar, readCookies } from '../session/cookies';
import { siteOf } from '../session/site';
import type { Stats } from '../stats/stats';
import {
  CANCELLED,
  CANCELLED_SIGN_IN,
  FAILED_SIGN_IN,
  SIGN_IN_AWAY,
  signInFailurePage,
} from './failed-sign-in';
import { signOutQuietly } from './sign-out-quietly';
import type { SignInParts } from './sign-in';

const UPLOAD_MS = 2_000;
/** The sign-in itself, then the session before it is ended and the statistics are uploaded, side by side. */
const PATIENCE_MS = SIGN_IN_MS + UPLOAD_MS + 1_000;

export type CallbackParts = SignInParts & { stats: Stats };

/** Where the provider sends the browser back to. It ends on a page in any case, and never outside of this site. */
export function signInCallbackRoute(parts: CallbackParts): Route {
  return redirectRoute({
    method: 'get',
    path: '/auth/{provider}/callback',
    summary: 'Where a provider sends the browser back to: the session begins.',
    params: providerParams,
    status: 302,
    patienceMs: PATIENCE_MS,
    failurePage: signInFailurePage,
    handle: (input) => complete(parts, input),
  });
}

async function complete(
  parts: CallbackParts,
  { params, query, requestId, sender }: RouteInput<{ provider: string }>,
): Promise<Redirect> {
  const { accounts, clock, publicOrigin } = parts;
  const site = siteOf(sender, publicOrigin);
  const { login: loginToken, refresh: oldToken } = readCookies(sender, publicOrigin);
  if (loginToken === undefined) return { location: FAILED_SIGN_IN };
  const jar = cookieJar(site, clock.now());
  const callbackUrl = callbackAddress(site, params.provider, query);
  const signedIn = await trySignIn(parts, { ...params, callbackUrl, loginToken }, requestId);
  if (signedIn === 'later') return { location: SIGN_IN_AWAY };
  if (signedIn === 'refused')
    return {
      location: isCancelled(query) ? CANCELLED_SIGN_IN : FAILED_SIGN_IN,
      cookies: [jar.clearedLogin()],
    };
  await Promise.all([
    oldToken === undefined ? undefined : signOutQuietly({ ...parts, accounts }, oldToken, requestId),
    uploadStats(parts, signedIn, requestId),
  ]);
  return {
    location: `/logged-in?to=${encodeURIComponent(signedIn.referer)}`,
    cookies: [...jar.session(signedIn.tokens), jar.clearedLogin()],
  };
}

/** @returns `later` where the same callback may still come about: the provider, or accounts, was not to be reached */
async function trySignIn(
  { accounts, logger }: CallbackParts,
  request: Parameters<Accounts['completeSignIn']>[0],
  requestId: string,
): Promise<CompletedSignIn | 'refused' | 'later'> {
  try {
    return await accounts.completeSignIn(request, requestId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code } = error;
    logger.warn({ code, requestId }, 'A sign-in did not come about.');
    return code === 'unavailable' ? 'later' : 'refused';
  }
}

function isCancelled(query: unknown): boolean {
  return (Object(query) as Record<string, unknown>)['error'] === CANCELLED;
}

/** The address as it was asked for, at the site that the provider was told; what it carries is accounts' to check. */
function callbackAddress(site: string, provider: string, query: unknown): string {
  const url = new URL(`/auth/${encodeURIComponent(provider)}/callback`, site);
  for (const [name, value] of Object.entries(Object(query) as Record<string, unknown>))
    for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(one));
  return url.href;
}

/** The page uploads again what could not be uploaded here: no reason to keep anybody from signing in. */
async function uploadStats(
  { stats, logger }: CallbackParts,
  { userId, uploadedStats }: CompletedSignIn,
  requestId: string,
): Promise<void> {
  if (uploadedStats === undefined) return;
  try {
    await stats.upload({ userId, gameCode: 'proximity', stats: uploadedStats }, requestId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logger.warn({ code: error.code, requestId }, 'Statistics were not uploaded with the sign-in.');
  }
}
