import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@proximity/common/app-error';
import type { Handler } from './facts';

/** Lets writes through that come from the page itself. @param publicOrigin as in requireSameOrigin */
export function refuseOtherOrigins(publicOrigin: string | undefined): Handler {
  return ({ headers }, _response, next) => {
    requireSameOrigin(headers, publicOrigin);
    next();
  };
}

/**
 * Refuses a write that another site's page made the browser send. Sec-Fetch-Site decides where the browser sends
 * it; older browsers, and plain http, have only Origin. A caller that sends neither is refused too.
 * @param publicOrigin where the page lives; without it, the host that the request was sent to
 * @throws AppError `cross_origin`
 */
function requireSameOrigin(headers: IncomingHttpHeaders, publicOrigin: string | undefined): void {
  const site = headers['sec-fetch-site'];
  const own = site === undefined ? isOwnOrigin(headers, publicOrigin) : site === 'same-origin';
  if (!own) throw new AppError('cross_origin', 'This can only be done from the page of the game itself.');
}

function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  if (origin === undefined) return false;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return host !== undefined && (origin === `https://${host}` || origin === `http://${host}`);
}
