import { parseCookie, stringifySetCookie } from 'cookie';
import type { Sender } from '../http/sender';
import { isPlainLocalhost, siteOf } from './site';

/** What a browser is given for a session. */
export interface SessionTokens {
  jwt: string;
  jwtExpiresAt: Date;
  refreshToken: string;
  refreshExpiresAt: Date;
}

const LOGIN_SECONDS = 600;

/** These names are part of the contract: the page looks for isLoggedIn. */
const JWT = 'jwt';
const HINT = 'isLoggedIn';
/**
 * These are ours to choose. A browser takes a cookie of this prefix only from the very host that it is for: a site beside
 * ours could else plant its own sign-in in a player's browser. The prefix needs Secure, and so https.
 */
const HOST_ONLY = '__Host-';

function ownNames(site: string): { refresh: string; login: string } {
  const prefix = isPlainLocalhost(site) ? '' : HOST_ONLY;
  return { refresh: `${prefix}refresh`, login: `${prefix}login` };
}

/** Of all cookies of a request, those that are ours. */
export interface OurCookies {
  jwt: string | undefined;
  refresh: string | undefined;
  login: string | undefined;
}

const NONE: OurCookies = { jwt: undefined, refresh: undefined, login: undefined };

/** @param publicOrigin the public address, where it is known: cookies have other names over https */
export function readCookies(sender: Sender, publicOrigin: string | undefined): OurCookies {
  const { cookie } = sender.headers;
  if (cookie === undefined) return NONE;
  const { refresh, login } = ownNames(siteOf(sender, publicOrigin));
  // Whatever is in them is no code of ours: a token has no character that would have to be decoded.
  const all = parseCookie(cookie, { decode: (text) => text });
  return { jwt: all[JWT], refresh: all[refresh], login: all[login] };
}

/** The Set-Cookie lines of one site. */
export interface CookieJar {
  session(tokens: SessionTokens): string[];
  clearedSession(): string[];
  login(token: string): string;
  clearedLogin(): string;
}

/**
 * @param site the origin of the page: everywhere but over plain http on this machine, cookies are for https only
 * @param now lives are told in seconds from now: the browser's clock may be wrong
 */
export function cookieJar(site: string, now: Date): CookieJar {
  const secure = !isPlainLocalhost(site);
  const { refresh, login } = ownNames(site);
  const line = (name: string, value: string, maxAge: number, httpOnly = true) =>
    stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure, httpOnly, maxAge });
  const cleared = (name: string, httpOnly = true) => line(name, '', 0, httpOnly);
  const until = (end: Date) => Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
  return {
    session: ({ jwt, jwtExpiresAt, refreshToken, refreshExpiresAt }) => [
      line(JWT, jwt, until(jwtExpiresAt)),
      line(refresh, refreshToken, until(refreshExpiresAt)),
      line(HINT, 'true', until(refreshExpiresAt), false),
    ],
    clearedSession: () => [cleared(JWT), cleared(refresh), cleared(HINT, false)],
    login: (token) => line(login, token, LOGIN_SECONDS),
    clearedLogin: () => cleared(login),
  };
}
