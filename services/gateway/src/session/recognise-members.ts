import { AppError } from '@proximity/common/app-error';
import type { TokenVerifier } from '@proximity/common/token-verifier';
import type { Handler } from '../http/facts';
import type { Access } from '../http/route';
import { readCookies } from './cookies';

/**
 * Notes who is signed in before a call is read. A browser that has a session, but no valid jwt of it, is always told
 * so (401): it renews the jwt and comes again, and nothing is done meanwhile as if it were nobody's.
 */
export function recogniseMembers(
  { verifier, publicOrigin }: { verifier: TokenVerifier; publicOrigin: string | undefined },
  access: Exclude<Access, 'anyone'>,
): Handler {
  return async (request, response, next) => {
    const { jwt, refresh } = readCookies(request, publicOrigin);
    if (jwt !== undefined) response.locals.userId = (await verifier.verify(jwt)).userId;
    else if (access === 'member' || refresh !== undefined) throw notSignedIn();
    next();
  };
}

function notSignedIn(): AppError {
  return new AppError('unauthenticated', 'Sign in to do that.');
}
