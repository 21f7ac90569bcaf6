import { AppError } from '@proximity/common/app-error';
import type { Sender } from '../http/sender';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The origin of the page that a request belongs to: the public address, or without one the host that was asked.
 * @throws AppError `invalid_request` for a host that is none
 */
export function siteOf({ protocol, headers }: Sender, publicOrigin: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const address = `${protocol}://${headers.host ?? ''}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // Nothing but a host: no path, no user in front of it.
  if (!url || url.href !== `${url.origin}/`) throw new AppError('invalid_request', 'The host is not valid.');
  return url.origin;
}

/** Whether this is a page of this very machine without TLS, for which cookies cannot insist on it. */
export function isPlainLocalhost(site: string): boolean {
  const { protocol, hostname } = new URL(site);
  return protocol === 'http:' && LOOPBACK.test(hostname);
}
